import { useCallback, useEffect, useState } from 'react';

/**
 * State that survives a reload, kept in this browser under the given key (put the account in it). What is `brought` takes
 * the place of what was kept. `forget` removes it; where storage is refused it is plain state.
 */
export function useDraft<T extends object>(key: string, initial: T, brought: Partial<T> = {}) {
  const [draft, setDraft] = useState<T>(() => ({ ...initial, ...read<Partial<T>>(key), ...brought }));
  const [kept, setKept] = useState(true);

  useEffect(() => {
    if (kept) write(key, JSON.stringify(draft));
  }, [key, draft, kept]);

  const forget = useCallback(() => {
    setKept(false);
    write(key, null);
  }, [key]);

  return [draft, setDraft, forget] as const;
}

function read<T>(key: string): T | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return typeof value === 'object' ? (value as T | null) : null;
  } catch {
    return null;
  }
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse; the draft is then kept as long as the page is open.
  }
}
