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

/** Writes a word in the case of the typed one. */
const withCaseOf = (typed: string, word: string): string =>
  isShouted(typed) ? word.toUpperCase() : /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word;

/** The accented spelling of a folded word; null where it keeps its spelling or several are possible. */
function restoreAccents(foldedText: string, isAccented: boolean, dictionary: Dictionary): string | null {
  if (foldedText.length < 3 || correctAsTyped.has(foldedText)) return null;
  const forms = dictionary.formsOf(foldedText);
  const commonWords = forms.filter(({ word }) => !isName(word));
  const otherForms = commonWords.filter(({ word }) => word !== foldedText);
  const asTyped = commonWords.find(({ word }) => word === foldedText);
  // For rarer words the dictionary has only one of two stresses: an owner who writes accents means "forro", not "forró".
  const isRarer = (word: string) => (isAccented && /[áéóêô]s?$/.test(word)) || /ãs?$/.test(word);
  if (asTyped === undefined && otherForms.length === 1 && !isRarer(otherForms[0]?.word ?? ''))
    return otherForms[0]?.word ?? null;
  if (asTyped !== undefined && isAccented) return null;
  // Except "ao" and "caos", words with these endings have a tilde.
  const nasalForms = otherForms.filter(({ word }) => /ão$|ões$|ãos$/.test(word));
  const bestNasal =
    nasalForms.find(({ word }) => /ç[ãõ]/.test(word)) ?? nasalForms.find(({ isEntry }) => isEntry) ?? nasalForms[0];
  if (bestNasal) return bestNasal.word;
  // "água" and "prática" are things, "agua" and "pratica" forms of rarer verbs; "salá" and "panô" are rarer than both.
  const earlyStressed = otherForms.filter(({ word }) =>
    /[áâéêíóôú][^aeiou]*[aeiou]+[^aeiou]*[aeiou]|[áâéêíóôú]\p{L}*[eiu][aeiou]/u.test(word),
  );
  // Not where the typed form is a headword: "axila", "consultoria".
  if (earlyStressed.length === 1 && !asTyped?.isEntry) return earlyStressed[0]?.word ?? null;
  // The future tense: "atenderá", not "atendera".
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

/** How the whole text of a word is typed. */
export interface TypingStyle {
  /** Whether the text is in capitals, so that capitals mark no names. */
  readonly isShouted: boolean;
  /** Whether the text has accents, so that words without one are meant so. */
  readonly isAccented: boolean;
}

/** Corrects one word: its accents, shorthand and misspellings. */
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
  // "só B": none of these letters alone is a word or shorthand.
  if (/^[BFRTVWZ]$/.test(typed)) return typed;
  const word = style.isShouted ? typed.toLowerCase() : typed;
  const corrected =
    units[foldedText] ??
    fixedSpellings.get(foldedText) ??
    preferredSpellings.get(foldedText) ??
    restoreAccents(foldedText, style.isAccented, dictionary);
  // An owner who writes accents spells names such as "Gerson" on purpose.
  const isOwnName = style.isAccented && isName(word) && isName(corrected ?? '');
  return corrected !== null && !isOwnName && keepsTypedAccents(word, corrected) ? withCaseOf(word, corrected) : word;
}

/** Whether a correction keeps the typed accents: "promoçao" may become "promoção", and "maça" not "maca". */
const keepsTypedAccents = (typed: string, word: string): boolean =>
  fold(typed) === typed.toLowerCase() ||
  (typed.length === word.length &&
    [...typed.toLowerCase()].every(
      (letter, index) => fold(letter) === letter || letter === word[index]?.toLowerCase(),
    ));
