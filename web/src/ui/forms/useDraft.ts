import { useCallback, useEffect, useState } from 'react';

type Value = string | number | boolean;
/** A draft's fields have values whose kind can be told from the initial one. */
type Fields<T> = { readonly [field in keyof T]: Value | readonly Value[] };

/**
 * State that survives a reload, kept in this browser under the given key (put the account in it). What is `brought` takes
 * the place of what was kept. A kept field of another kind than its initial value, as another release may have left it,
 * is not read. `forget` removes the draft; where storage is refused it is plain state.
 */
export function useDraft<T extends Fields<T>>(key: string, initial: T, brought: Partial<T> = {}) {
  const [draft, setDraft] = useState<T>(() => ({ ...read(key, initial), ...brought }));
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

/** The initial draft with the kept fields that are of its kinds. */
function read<T extends Fields<T>>(key: string, initial: T): T {
  const kept = keptFields(key);
  const draft = { ...initial };
  for (const field in draft) {
    const value: unknown = Reflect.get(kept, field);
    if (isOfKind(value, draft[field])) draft[field] = value;
  }
  return draft;
}

function keptFields(key: string): object {
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? 'null')) as object;
  } catch {
    return {};
  }
}

/** Whether the value has the example's type; an array, elements of the type of the example's first. */
function isOfKind<V extends Value | readonly Value[]>(value: unknown, example: V): value is V {
  if (typeof example !== 'object') return typeof value === typeof example;
  return Array.isArray(value) && value.every((one) => typeof one === typeof example[0]);
}

function write(key: string, value: string | null) {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks refuse; the draft is then kept as long as the page is open.
  }
}
