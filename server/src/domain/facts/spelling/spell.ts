import { fold } from '../../text/words.ts';
import { accentedEndings, preferredSpellings, correctAsTyped } from './accentedWords.ts';
import { capitalizedSpellings, twoLetterWords } from './capitals.ts';
import type { Dictionary } from './dictionary.ts';
import { shorthand, units } from './shorthandWords.ts';
import { misspellings } from './misspellings.ts';

const fixedSpellings: ReadonlyMap<string, string> = new Map([
  ...Object.entries(misspellings),
  ...Object.entries(shorthand),
]);

const isShouted = (word: string): boolean =>
  word.length > 1 && word === word.toUpperCase() && word !== word.toLowerCase();

const isName = (word: string): boolean => word !== word.toLowerCase();

/** The word in the case of another. */
const withCaseOf = (typed: string, word: string): string =>
  isShouted(typed) ? word.toUpperCase() : /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The one spelling that a word without accents has; null where it has none or is right as it stands. */
function restoreAccents(foldedText: string, isAccented: boolean, dictionary: Dictionary): string | null {
  if (foldedText.length < 3 || correctAsTyped.has(foldedText)) return null;
  const forms = dictionary.formsOf(foldedText);
  const commonWords = forms.filter(({ word }) => !isName(word));
  const otherForms = commonWords.filter(({ word }) => word !== foldedText);
  const asTyped = commonWords.find(({ word }) => word === foldedText);
  // Of rarer words the dictionary has one stress of two: "forro" is no "forró" to whoever writes accents.
  const isRarer = (word: string) => (isAccented && /[áéóêô]s?$/.test(word)) || /ãs?$/.test(word);
  if (asTyped === undefined && otherForms.length === 1 && !isRarer(otherForms[0]?.word ?? ''))
    return otherForms[0]?.word ?? null;
  if (asTyped !== undefined && isAccented) return null;
  // Nothing but "ao" and "caos" is written with these letters and no tilde.
  const nasalForms = otherForms.filter(({ word }) => /ão$|ões$|ãos$/.test(word));
  const bestNasal =
    nasalForms.find(({ word }) => /ç[ãõ]/.test(word)) ?? nasalForms.find(({ isEntry }) => isEntry) ?? nasalForms[0];
  if (bestNasal) return bestNasal.word;
  // "água" and "prática" are things, "agua" and "pratica" forms of rarer verbs; "salá" and "panô" are rarer than both.
  const earlyStressed = otherForms.filter(({ word }) =>
    /[áâéêíóôú][^aeiou]*[aeiou]+[^aeiou]*[aeiou]|[áâéêíóôú]\p{L}*[eiu][aeiou]/u.test(word),
  );
  // "axila" and "consultoria" are things themselves.
  if (earlyStressed.length === 1 && !asTyped?.isEntry) return earlyStressed[0]?.word ?? null;
  // "atenderá" is meant, and not "atendera".
  const futureForm = /.[aei]ra$/.test(foldedText) ? otherForms.find(({ word }) => word.endsWith('rá')) : undefined;
  if (futureForm && foldedText.length > 5) return futureForm.word;
  if (commonWords.length > 0) return null;
  // "antialérgica", "bioimpedância"
  const [prefix = ''] = /^(?:anti|auto|bio|hiper|micro|mini|multi|semi|super|tele)(?=[a-z]{5})/.exec(foldedText) ?? [];
  const accentedRest =
    prefix === '' || forms.length > 0 ? null : restoreAccents(foldedText.slice(prefix.length), isAccented, dictionary);
  if (accentedRest !== null) return prefix + accentedRest;
  const properNames = forms.filter(({ word }) => isName(word) && !isShouted(word));
  if (properNames.length > 0)
    return foldedText.length > 3 && properNames.length === 1 ? (properNames[0]?.word ?? null) : null;
  const rule = accentedEndings.find(([pattern]) => pattern.test(foldedText));
  return rule ? foldedText.replace(rule[0], rule[1]) : null;
}

/** What is known of the whole text that a word stands in. */
export interface TypingStyle {
  /** Whether it is in capitals, so that they say nothing. */
  readonly isShouted: boolean;
  /** Whether its owner writes accents, so that a word without one is meant so. */
  readonly isAccented: boolean;
}

/** One word as it is spelled: accents, shorthand and slips. */
export function spell(typed: string, style: TypingStyle, dictionary: Dictionary): string {
  const foldedText = fold(typed);
  const capitalized = capitalizedSpellings.get(foldedText);
  if (
    capitalized !== undefined &&
    (isShouted(typed) ||
      foldedText.length > 2 ||
      !isShouted(capitalized) ||
      /^(?:rg|tv|dj|vt|vr|cg|bh)$/.test(foldedText))
  ) {
    return isShouted(capitalized) && /^(?:ml|kg|km|cm|mm)$/.test(foldedText) ? foldedText : capitalized;
  }
  if (style.isShouted && typed.length === 2 && isShouted(typed) && !twoLetterWords.has(foldedText)) return typed;
  // "só B": no word and no shorthand has one of these letters alone.
  if (/^[BFRTVWZ]$/.test(typed)) return typed;
  const word = style.isShouted ? typed.toLowerCase() : typed;
  const corrected =
    units[foldedText] ??
    fixedSpellings.get(foldedText) ??
    preferredSpellings.get(foldedText) ??
    restoreAccents(foldedText, style.isAccented, dictionary);
  // Who writes accents writes "Gerson" as its bearer does.
  const isOwnName = style.isAccented && isName(word) && isName(corrected ?? '');
  return corrected !== null && !isOwnName && keepsTypedAccents(word, corrected) ? withCaseOf(word, corrected) : word;
}

/** Whether a word has the accents that were typed: "promoçao" is "promoção", and "maça" is not "maca". */
const keepsTypedAccents = (typed: string, word: string): boolean =>
  fold(typed) === typed.toLowerCase() ||
  (typed.length === word.length &&
    [...typed.toLowerCase()].every(
      (letter, index) => fold(letter) === letter || letter === word[index]?.toLowerCase(),
    ));
