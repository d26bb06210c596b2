import { authorizationHeader } from './authorization';

/** Downloads the address as the signed-in account and saves it as a file; resolves with null, or with why it failed. */
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
  // Later, because the browser still reads the URL after click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
