import { isValue, type Token } from '../tokens.ts';
import { endsSentence, isWriterVerb, textTerms, normalizedText } from './facts.ts';

/** The last word of an order after which words for readers follow: "contar que". */
const leadToContent =
  /^(?:que|para|pr[ao]|com|sobre|(?:agradec|anunci|apresent|avis|comemor|convid|divulg|inform|lembr|mostr|oferec|parabeniz)[ae]ndo)$/;

/** "três lanches", "alguns cuidados" */
const numberWords = /^(?:NUMBER|uns|umas|algu(?:ns|mas)|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez)$/;

/**
 * The end of an order in a neatly typed topic: the end of its clause, or a word after which words for readers follow. `from`
 * (no order) if there is neither, or if it begins within a sentence (`to` is `from`): an owner who types full stops puts no
 * order in the middle of a sentence.
 */
export function endOfNeatOrder(tokens: readonly Token[], from: number, to: number): number {
  if (to <= from) return from;
  const colon = tokens.findIndex(({ typedMark }, at) => at >= from && at < to && typedMark === ':');
  // "Sugerir três lanches simples: …": only the verb is an order, the rest is a heading.
  const isHeading =
    colon - from > 2 &&
    tokens[from]?.wordClass === 'INF' &&
    numberWords.test(tokens[from + 1]?.norm ?? '') &&
    !textTerms.test(normalizedText(tokens.slice(from, colon + 1)));
  if (isHeading) return from + 1;
  if (tokens[to - 1]?.typedMark !== '') return to;
  // "Prefiro um parágrafo só."
  const next = tokens[to];
  if (next && !isValue(next) && (next.typedMark !== '' || to === tokens.length - 1)) return to + 1;
  // "Café especial, descrição para a loja virtual torra média"
  if (textTerms.test(tokens[from]?.norm ?? '')) return to;
  for (let end = to; end > from; end -= 1) {
    const { norm, typedMark } = tokens[end - 1]!;
    if (typedMark !== '' || end === tokens.length || leadToContent.test(norm)) return end;
  }
  return from;
}

/** Whether words of a neat topic contain an order: a sentence with a writer's verb, or a clause that begins with one. */
export const containsOrder = (words: readonly Token[], normalized: string, before: Token | undefined): boolean =>
  (before === undefined || endsSentence(before)
    ? words.some(isWriterVerb)
    : words[0] !== undefined && isWriterVerb(words[0])) ||
  textTerms.test(normalized) ||
  orderOpening.test(normalized);

/** How an order without a writer's verb may begin. */
const orderOpening = /^(?:sem|num|em|nada|nao|e|mas|so|ideia|algo|bem|quero|queria) /;
