import type { FoundFact } from '../found.ts';
import { firstSeparator, lastPart, type Line } from './clauses.ts';
import { stemsOf } from './thingWords.ts';

const dayWord = /\b(?:seg|ter|qua|qui|sex|sab|dom)[a-z]*\b/;
/** What begins another clause behind the last value of a list, and names no thing. */
export const nextClause =
  /\b(?:(?:n|nao|so|somente|apenas|com|c|sem|s|ate|em|n[oa]s?|por|p|pra|pro|para|min|max|off|cada)\b|minim|maxim|a partir|abert[oa]|abr|atend|fech|entreg|frete|gratis|levar|leve|ganh|garantia|prazo|pront|validade|pix|dinheiro|cartao|retirad|inclus|sinal|adicional|devolv|acompanha|desconto|encomend|reserv|agend|pedid|chama|vem\b|said|volt|inici|comec|vaga|turma|plantao|aceit|parcel|valid|somente)/;

/**
 * "conserto de furo 20 carro 15 moto", "kit festa 120 seg a qui 160 sex a dom": whether numbers stand before their things,
 * which the whole list decides. A short name follows the last number as one follows each of the others.
 */
export function numbersLead(folded: string, mates: readonly FoundFact[], { from, to }: Line, fact: FoundFact): boolean {
  const values = mates.toSorted((a, b) => a.start - b.start);
  const gapBehind = (index: number) => folded.slice(values[index]?.end ?? to, values[index + 1]?.start ?? to);
  const isJoined = (index: number) => firstSeparator(gapBehind(index)) === gapBehind(index).length;
  const isEmpty = (index: number) => gapBehind(index).trim() === '';
  // The values that nothing parts from this one; where no word stands between two of them, none has a thing behind it.
  let first = values.indexOf(fact);
  let last = first;
  for (; first > 0 && isJoined(first - 1); first -= 1) if (isEmpty(first - 1)) return false;
  for (; last < values.length - 1 && isJoined(last); last += 1) if (isEmpty(last)) return false;
  if (first < 0 || first === last) return false;
  const gaps = values.slice(first, last).map((_, index) => gapBehind(first + index));
  const tail = gapBehind(last).slice(0, firstSeparator(gapBehind(last)));
  // Days are what both are for.
  if (dayWord.test(tail) && gaps.every((gap) => dayWord.test(gap))) return true;
  // "seg a sab" behind prices is when, not what.
  if (dayWord.test(tail)) return false;
  const heading = lastPart(folded.slice(Math.max(from, values[first - 1]?.end ?? from), values[first]?.start));
  const clause = tail.search(nextClause);
  const own = stemsOf(clause < 0 ? tail : tail.slice(0, clause));
  const isShort = (words: readonly string[]) => words.length > 0 && words.length <= 2;
  return isShort(own) && stemsOf(heading).length > 1 && gaps.every((gap) => isShort(stemsOf(gap)) && !sizes.test(gap));
}

const sizes = /^\s*(?:p|m|g|gg|pp|\d+\s?(?:ml|g|kg|l|cm|m))\s*$/;
