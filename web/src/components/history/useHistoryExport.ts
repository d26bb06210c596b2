import { useState } from 'react';
import { paths } from '../../paths';
import { idToken } from '../../session/identity';
import { toast } from '../../ui/Toaster';

const unavailable = 'Não foi possível exportar o histórico.';

interface Filters {
  readonly contentType: string | undefined;
  readonly tone: string | undefined;
  readonly favourites: boolean | undefined;
  readonly search: string | undefined;
}

/** Saves the history, as it is filtered now, as a file; the server decides what the plan includes. */
export function useHistoryExport({ contentType, tone, favourites, search }: Filters) {
  const [busy, setBusy] = useState<'csv' | 'txt' | null>(null);

  async function download(format: 'csv' | 'txt'): Promise<void> {
    setBusy(format);
    try {
      const query = new URLSearchParams({
        format,
        ...(contentType ? { contentType: contentType.toLowerCase() } : {}),
        ...(tone ? { toneOfVoice: tone.toLowerCase() } : {}),
        ...(favourites ? { favourites: 'true' } : {}),
        ...(search ? { search } : {}),
      });
      const authorization = `Bearer ${await idToken()}`;
      const answer = await fetch(`${paths.exportHistory}?${query}`, { headers: { authorization } });
      if (answer.ok) save(await answer.blob(), `bem-te-vi-historico.${format}`);
      else toast.error(((await answer.json()) as { error?: string }).error ?? unavailable);
    } catch {
      toast.error(unavailable);
    } finally {
      setBusy(null);
    }
  }

  return { download, busy };
}

function save(blob: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has begun to read by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
