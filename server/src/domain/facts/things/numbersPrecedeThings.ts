import type { FoundFact } from '../foundFact.ts';
import { firstSeparatorIndex, textAfterLastSeparator, type Line } from './clauses.ts';
import { stemsOf } from './thingWords.ts';

const dayWord = /\b(?:seg|ter|qua|qui|sex|sab|dom)[a-z]*\b/;
/** Words that begin another clause after the last value of a list, and name no thing. */
export const nextClauseStart =
  /\b(?:(?:n|nao|so|somente|apenas|com|c|sem|s|ate|em|n[oa]s?|por|p|pra|pro|para|min|max|off|cada)\b|minim|maxim|a partir|abert[oa]|abr|atend|fech|entreg|frete|gratis|levar|leve|ganh|garantia|prazo|pront|validade|pix|dinheiro|cartao|retirad|inclus|sinal|adicional|devolv|acompanha|desconto|encomend|reserv|agend|pedid|chama|vem\b|said|volt|inici|comec|vaga|turma|plantao|aceit|parcel|valid|somente)/;

/**
 * Whether the values of a list stand before their things: "conserto de furo 20 carro 15 moto", "kit festa 120 seg a qui 160 sex a
 * dom". The whole list decides: they do when one or two words follow each value, the last one too.
 */
export function numbersPrecedeThings(
  foldedText: string,
  sameGroupFacts: readonly FoundFact[],
  { start: lineStart, end: lineEnd }: Line,
  fact: FoundFact,
): boolean {
  const values = sameGroupFacts.toSorted((a, b) => a.start - b.start);
  const textAfterValue = (index: number) =>
    foldedText.slice(values[index]?.end ?? lineEnd, values[index + 1]?.start ?? lineEnd);
  const isJoinedToNext = (index: number) => firstSeparatorIndex(textAfterValue(index)) === textAfterValue(index).length;
  const isNextToNext = (index: number) => textAfterValue(index).trim() === '';
  // Widens to all values that no separator parts from this one. Of two values without a word between them, neither precedes its thing.
  let first = values.indexOf(fact);
  let last = first;
  for (; first > 0 && isJoinedToNext(first - 1); first -= 1) if (isNextToNext(first - 1)) return false;
  for (; last < values.length - 1 && isJoinedToNext(last); last += 1) if (isNextToNext(last)) return false;
  if (first < 0 || first === last) return false;
  const gaps = values.slice(first, last).map((_, index) => textAfterValue(first + index));
  const textAfterLast = textAfterValue(last).slice(0, firstSeparatorIndex(textAfterValue(last)));
  // Days follow each value: they are the things.
  if (dayWord.test(textAfterLast) && gaps.every((gap) => dayWord.test(gap))) return true;
  // Days follow only the last value: "seg a sab" after a list of prices is no thing.
  if (dayWord.test(textAfterLast)) return false;
  const textBeforeFirst = textAfterLastSeparator(
    foldedText.slice(Math.max(lineStart, values[first - 1]?.end ?? lineStart), values[first]?.start),
  );
  const nextClauseIndex = textAfterLast.search(nextClauseStart);
  const tailStems = stemsOf(nextClauseIndex < 0 ? textAfterLast : textAfterLast.slice(0, nextClauseIndex));
  const isShort = (stems: readonly string[]) => stems.length > 0 && stems.length <= 2;
  return (
    isShort(tailStems) &&
    stemsOf(textBeforeFirst).length > 1 &&
    gaps.every((gap) => isShort(stemsOf(gap)) && !sizeAlone.test(gap))
  );
}

const sizeAlone = /^\s*(?:p|m|g|gg|pp|\d+\s?(?:ml|g|kg|l|cm|m))\s*$/;
