import { useState } from 'react';
import { paths } from '../../../paths';
import { downloadFile } from '../../../session/downloads';
import { toast } from '../../../ui/feedback/Toaster';
import type { HistoryFilterValues } from '../filters/useHistoryFilters';

const unavailable = 'Não foi possível exportar o histórico.';

export type HistoryExport = ReturnType<typeof useHistoryExport>;

/** Saves the history, as it is filtered now, as a file; the server decides what the plan includes. */
export function useHistoryExport({ contentType, tone, favourites, search }: HistoryFilterValues) {
  const [busy, setBusy] = useState<'csv' | 'txt' | null>(null);

  async function download(format: 'csv' | 'txt'): Promise<void> {
    setBusy(format);
    const query = new URLSearchParams({
      format,
      ...(contentType ? { contentType: contentType.toLowerCase() } : {}),
      ...(tone ? { toneOfVoice: tone.toLowerCase() } : {}),
      ...(favourites ? { favourites: 'true' } : {}),
      ...(search ? { search } : {}),
    });
    const address = `${paths.exportHistory}?${query}`;
    const failure = await downloadFile(address, `bem-te-vi-historico.${format}`, unavailable);
    if (failure) toast.error(failure);
    setBusy(null);
  }

  return { download, busy };
}
