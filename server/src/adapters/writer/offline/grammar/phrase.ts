import { agreement, determiners, plainly, withDeterminer, type Determiner, type Noun } from './noun.ts';

/** What a phrase can name; what is absent cannot be named. */
export type Values = Readonly<Record<string, Noun | string | null>>;

const slots = /\{([^{}]+)\}/g;
const capital = (text: string): string =>
  text.replace(/^[^\p{L}\p{N}]*\p{L}/u, (first) => first.toLocaleUpperCase('pt-BR'));
const isCapital = (word: string): boolean => /^\p{Lu}/u.test(word);

/** The values that a slot needs: `{o coisa}`, `{coisa:está|estão}`, `{agir}`. */
const keyOf = (slot: string): string => (slot.split(':')[0]?.split(' ').at(-1) ?? '').toLowerCase();

/** Whether the phrase names only what is there. */
export const canSay = (phrase: string, values: Values): boolean =>
  [...phrase.matchAll(slots)].every(
    ([, slot = '']) => values[keyOf(slot)] !== null && values[keyOf(slot)] !== undefined,
  );

/**
 * The phrase with its slots filled: `{coisa}` as it is, `{o coisa}` and `{na casa}` with the determiner that the noun
 * asks for, `{coisa:chegou|chegaram}` and `{coisa:pronto|pronta|prontos|prontas}` in agreement with it. A capital in
 * the slot begins a sentence. What a value contains is not looked at again.
 */
export const say = (phrase: string, values: Values): string =>
  phrase.replace(slots, (whole, slot: string) => filled(slot, values) ?? whole);

function filled(slot: string, values: Values): string | null {
  const value = values[keyOf(slot)];
  if (value === null || value === undefined) return null;
  const [before = '', forms] = slot.split(':');
  const begin = isCapital(slot) ? capital : (text: string) => text;
  if (typeof value === 'string') return begin(value);
  if (forms !== undefined) return chosen(forms.split('|'), agreement(value));
  const [determiner = '', key] = before.split(' ');
  return begin(key === undefined ? plainly(value) : withDeterminer(asDeterminer(determiner.toLowerCase()), value));
}

/** Two forms are singular and plural, four are masculine, feminine and their plurals. */
const chosen = (forms: readonly string[], form: number): string => forms[forms.length === 2 ? form >> 1 : form] ?? '';

/** "na casa" reads better in a phrase than "no casa": any form names its row. */
function asDeterminer(word: string): Determiner {
  const row = Object.entries(determiners).find(([, forms]) => (forms as readonly string[]).includes(word));
  if (!row) throw new Error(`no determiner "${word}"`);
  return row[0] as Determiner;
}
