import { InvalidArgument } from '../failures.ts';
import { isLongerThan, isStorable } from '../text/text.ts';

/** A text as a search compares it: without accents, case, and the kind and number of blanks. */
export const normaliseForSearch = (text: string): string =>
  text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim();

/** The words of a search in its comparable form. It finds a generation whose topic and texts have each of them, in any order. */
export const searchWords = (search: string): readonly string[] => [...new Set(search.split(' '))];

/** The longest search, in characters as people count them. */
export const maxSearchLength = 100;

/** The typed search in its comparable form; null when it is blank, InvalidArgument when it is too long. */
export function parseSearch(typed: string): string | null | InvalidArgument {
  if (!isStorable(typed) || isLongerThan(typed, maxSearchLength)) {
    return new InvalidArgument('search', `Busque por até ${maxSearchLength} letras ou números.`);
  }
  return normaliseForSearch(typed) || null;
}
