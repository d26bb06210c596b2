import { ad } from '../../../../domain/content/ad.ts';
import { fold } from '../../../../domain/text/words.ts';
import { subjectOf, itemNamesOf } from '../statementKinds.ts';
import { dependsOnPrevious, type Statement } from '../statements.ts';
import { headingsOf, incompleteEnding, fitsWithin } from '../words.ts';

const { title } = ad.parts;

/** Words for a fee, which do not say what it is for. */
const feeWord = /^(?:entrada|taxa|frete|inscrição|mensalidade|matrícula|ingresso|diária|valor|preço)s?$/iu;
/** Terms of an offer. */
export const offerTerms = /R\$|%|gr[áa]tis|gratuit|desconto|garant/i;

/**
 * As much of a name as fits a title, cut before "de" or "com": "Aulas de Inglês" of "Aulas de Inglês com Teacher Davi"; or
 * before what describes a thing: "Curso de panificação" of "Curso de panificação artesanal".
 */
export const titlePhraseOf = (words: string | null): string => {
  const parts = (words ?? '').split(/ (?=(?:d[aeo]s?|com|e|em|para|pra|n[ao]) )/);
  const phrases = parts.map((_part, index) => parts.slice(0, index + 1).join(' '));
  const phrase = phrases.findLast(fitsWithin(title.max)) ?? '';
  const [described = ''] = /^\p{L}+ d[aeo]s? \p{L}+(?= \p{L}+(?: |$))/u.exec(words ?? '') ?? [];
  return phrase.includes(' ') || phrase === words || !fitsWithin(title.max)(described) ? phrase : described;
};

/** The first words of what is offered; null where they are no phrase. */
export const shortOffer = ([first]: readonly Statement[]): string | null => {
  const phrase = titlePhraseOf(first?.text.split(/[,;:?]/, 1)[0] ?? null);
  return incompleteEnding.test(phrase) || dependsOnPrevious.test(fold(phrase)) || !/^[^[]+ [^[]+$/.test(phrase)
    ? null
    : phrase;
};

/** What is offered, in few words: the things of a list of prices, or the first words. */
export const offersIn = ([first]: readonly Statement[]): readonly string[] => {
  if (first === undefined || first.text.endsWith('?')) return [];
  const itemNames = itemNamesOf(first);
  const heads = first.items.slice(0, 1).flatMap((item) => headingsOf(item, fitsWithin(title.max)).slice(0, 1));
  const priced = fitsWithin(title.max)(first.text) && /R\$|grátis/.test(first.text) ? first.text : null;
  return [itemNames, ...heads, subjectOf(first), priced].filter(
    (one) => one !== null && !feeWord.test(one) && !dependsOnPrevious.test(fold(one)),
  ) as string[];
};
