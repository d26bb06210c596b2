import { useCallback, useEffect, useState } from 'react';

type Value = string | number | boolean;
/** A draft's fields have values whose kind can be told from the initial one. */
type Fields<T> = { readonly [field in keyof T]: Value | readonly Value[] };

/**
 * State that survives a reload, stored in this browser under the given key (put the account in it). Fields of `overrides`
 * replace stored ones. A stored field of another type than its initial value, as another release may have left it, is not
 * read. `forget` removes the draft; where storage is refused it is plain state.
 */
export function useDraft<T extends Fields<T>>(key: string, initial: T, overrides: Partial<T> = {}) {
  const [draft, setDraft] = useState<T>(() => ({ ...read(key, initial), ...overrides }));
  const [isPersisted, setIsPersisted] = useState(true);

  useEffect(() => {
    if (isPersisted) write(key, JSON.stringify(draft));
  }, [key, draft, isPersisted]);

  const forget = useCallback(() => {
    setIsPersisted(false);
    write(key, null);
  }, [key]);

  return [draft, setDraft, forget] as const;
}

/** The initial draft with the stored fields of the right type. */
function read<T extends Fields<T>>(key: string, initial: T): T {
  const stored = storedFields(key);
  const draft = { ...initial };
  for (const field in draft) {
    const value: unknown = Reflect.get(stored, field);
    if (isOfKind(value, draft[field])) draft[field] = value;
  }
  return draft;
}

function storedFields(key: string): object {
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
    // Private windows and full disks refuse; the draft then lasts as long as the page is open.
  }
}
