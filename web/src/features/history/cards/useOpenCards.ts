import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Which cards were open in an entry of the browser's history, for who comes back to it; gone with a reload, as the pages are. */
const openInEntry = new Map<string, ReadonlySet<string>>();

/** The cards that are open, by id, the same again after Back. */
export function useOpenCards() {
  const { key } = useLocation();
  const [open, setOpen] = useState<ReadonlySet<string>>(() => openInEntry.get(key) ?? new Set());
  useEffect(() => void openInEntry.set(key, open), [key, open]);
  return [open, setOpen] as const;
}
