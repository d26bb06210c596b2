import { authorizationHeader } from './authorization';

/** Saves what the server answers at the address, as the signed-in account, as a file; says why where that fails. */
export async function downloadFile(address: string, name: string, fallback: string): Promise<string | null> {
  try {
    const answer = await fetch(address, { headers: await authorizationHeader() });
    if (!answer.ok) return ((await answer.json()) as { error?: string }).error ?? fallback;
    save(await answer.blob(), name);
    return null;
  } catch {
    return fallback;
  }
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
