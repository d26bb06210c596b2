import { fold } from '../../text/words.ts';
import { endings, meant, plain } from './accentedWords.ts';
import { capitals, ofTwoLetters } from './capitals.ts';
import type { Dictionary } from './dictionary.ts';
import { shorthand, units } from './shorthandWords.ts';
import { slips } from './slips.ts';

const table: ReadonlyMap<string, string> = new Map([...Object.entries(slips), ...Object.entries(shorthand)]);

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

const isName = (word: string): boolean => word !== word.toLowerCase();

/** The word in the case of another. */
const inCaseOf = (typed: string, word: string): string =>
  isShouted(typed) ? word.toUpperCase() : /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The one spelling that a word without accents has; null where it has none or is right as it stands. */
function accented(folded: string, isAccented: boolean, dictionary: Dictionary): string | null {
  if (folded.length < 3 || plain.has(folded)) return null;
  const forms = dictionary.formsOf(folded);
  const words = forms.filter(({ word }) => !isName(word));
  const others = words.filter(({ word }) => word !== folded);
  const asTyped = words.find(({ word }) => word === folded);
  // Of rarer words the dictionary has one stress of two: "forro" is no "forró" to whoever writes accents.
  const isRarer = (word: string) => (isAccented && /[áéóêô]s?$/.test(word)) || /ãs?$/.test(word);
  if (asTyped === undefined && others.length === 1 && !isRarer(others[0]?.word ?? '')) return others[0]?.word ?? null;
  if (asTyped !== undefined && isAccented) return null;
  // Nothing but "ao" and "caos" is written with these letters and no tilde.
  const nasal = others.filter(({ word }) => /ão$|ões$|ãos$/.test(word));
  const best = nasal.find(({ word }) => /ç[ãõ]/.test(word)) ?? nasal.find(({ isEntry }) => isEntry) ?? nasal[0];
  if (best) return best.word;
  // "água" and "prática" are things, "agua" and "pratica" forms of rarer verbs; "salá" and "panô" are rarer than both.
  const early = others.filter(({ word }) =>
    /[áâéêíóôú][^aeiou]*[aeiou]+[^aeiou]*[aeiou]|[áâéêíóôú]\p{L}*[eiu][aeiou]/u.test(word),
  );
  // "axila" and "consultoria" are things themselves.
  if (early.length === 1 && !asTyped?.isEntry) return early[0]?.word ?? null;
  // "atenderá" is meant, and not "atendera".
  const future = /.[aei]ra$/.test(folded) ? others.find(({ word }) => word.endsWith('rá')) : undefined;
  if (future && folded.length > 5) return future.word;
  if (words.length > 0) return null;
  // "antialérgica", "bioimpedância"
  const [prefix = ''] = /^(?:anti|auto|bio|hiper|micro|mini|multi|semi|super|tele)(?=[a-z]{5})/.exec(folded) ?? [];
  const rest = prefix === '' || forms.length > 0 ? null : accented(folded.slice(prefix.length), isAccented, dictionary);
  if (rest !== null) return prefix + rest;
  const names = forms.filter(({ word }) => isName(word) && !isShouted(word));
  if (names.length > 0) return folded.length > 3 && names.length === 1 ? (names[0]?.word ?? null) : null;
  const rule = endings.find(([pattern]) => pattern.test(folded));
  return rule ? folded.replace(rule[0], rule[1]) : null;
}

/** What is known of the whole text that a word stands in. */
export interface Typed {
  /** Whether it is in capitals, so that they say nothing. */
  readonly isShouted: boolean;
  /** Whether its owner writes accents, so that a word without one is meant so. */
  readonly isAccented: boolean;
}

/** One word as it is spelled: accents, shorthand and slips. */
export function spell(typed: string, text: Typed, dictionary: Dictionary): string {
  const folded = fold(typed);
  const known = capitals.get(folded);
  if (
    known !== undefined &&
    (isShouted(typed) || folded.length > 2 || !isShouted(known) || /^(?:rg|tv|dj|vt|vr|cg|bh)$/.test(folded))
  ) {
    return isShouted(known) && /^(?:ml|kg|km|cm|mm)$/.test(folded) ? folded : known;
  }
  if (text.isShouted && typed.length === 2 && isShouted(typed) && !ofTwoLetters.has(folded)) return typed;
  // "só B": no word and no shorthand has one of these letters alone.
  if (/^[BFRTVWZ]$/.test(typed)) return typed;
  const word = text.isShouted ? typed.toLowerCase() : typed;
  const mended =
    units[folded] ?? table.get(folded) ?? meant.get(folded) ?? accented(folded, text.isAccented, dictionary);
  // Who writes accents writes "Gerson" as its bearer does.
  const isOwnName = text.isAccented && isName(word) && isName(mended ?? '');
  return mended !== null && !isOwnName && keepsAccents(word, mended) ? inCaseOf(word, mended) : word;
}

/** Whether a word has the accents that were typed: "promoçao" is "promoção", and "maça" is not "maca". */
const keepsAccents = (typed: string, word: string): boolean =>
  fold(typed) === typed.toLowerCase() ||
  (typed.length === word.length &&
    [...typed.toLowerCase()].every((letter, at) => fold(letter) === letter || letter === word[at]?.toLowerCase()));
