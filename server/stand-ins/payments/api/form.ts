import { refused } from './failure.ts';

/** A parameter as it was sent: a text, or parts with names or numbers. */
export type FormValue = string | FormParts;
export type FormParts = Map<string, FormValue>;

/** Parses `a[b][0]=c` of a query or a body; throws a StripeFailure for a malformed name. */
export function readForm(text: string): FormParts {
  const form: FormParts = new Map();
  for (const [name, value] of new URLSearchParams(text)) setPart(form, keysOf(name), value, name);
  return form;
}

function setPart(parts: FormParts, [key = '', ...rest]: readonly string[], value: string, name: string): void {
  // `a[]=x&a[]=y` is an array without numbers.
  const slot = key === '' ? String(parts.size) : key;
  if (rest.length === 0) {
    parts.set(slot, value);
    return;
  }
  const inner = parts.get(slot) ?? new Map<string, FormValue>();
  if (typeof inner === 'string') throw refused(`Invalid object: ${name}`, name);
  parts.set(slot, inner);
  setPart(inner, rest, value, name);
}

function keysOf(name: string): string[] {
  const first = name.split('[', 1)[0] ?? '';
  const rest = name.slice(first.length);
  if (first === '' || !/^(\[[^[\]]*\])*$/.test(rest)) throw refused(`Invalid parameter name: ${name}`, name);
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, key]) => key ?? '')];
}

/** The form as plain objects, with sorted names, so that equal forms have equal JSON. */
export const plainForm = (form: FormParts): Record<string, unknown> =>
  Object.fromEntries(
    [...form]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, typeof value === 'string' ? value : plainForm(value)]),
  );
