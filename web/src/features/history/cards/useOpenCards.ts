import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** The open cards by the key of the browser's history entry, for Back; a reload forgets them, as it does the loaded pages. */
const openCardsByEntry = new Map<string, ReadonlySet<string>>();

/** The ids of the open cards; after Back they are as they were. */
export function useOpenCards() {
  const { key } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openCardsByEntry.get(key) ?? new Set());
  useEffect(() => void openCardsByEntry.set(key, open), [key, open]);
  return [open, setOpen] as const;
}
