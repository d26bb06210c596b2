import type { Tag } from '../tagger/tagger.ts';
import { isValue, typingStyleOf, type Token, type TypingStyle } from '../tokens.ts';
import { forbiddingForms } from './writerVerbs.ts';
import {
  negatesWriterVerb,
  endOfSentence,
  endsSentence,
  isCertainlyNoOrder,
  isSaidToReaders,
  isRewarded,
  normalizedText,
} from './facts.ts';
import { requestOrder } from './orderPatterns.ts';
import { endOfNeatOrder, containsOrder } from './neatTopics.ts';

/** The minimum probability of a word in an order that other words establish. */
const minOrderProbability = 0.5;
/**
 * The minimum probability of the first and the last word of an order within a clause; less probable words beside them
 * stay.
 */
const minEdgeProbability = 0.9;
/** The minimum probabilities of an order that is removed: of its most likely word, and of its words on average. */
interface Threshold {
  readonly maximum: number;
  readonly mean: number;
}

/** Removing a fact is worse than printing an order. */
const wordThreshold: Threshold = { maximum: 0.96, mean: 0.96 };
const wholeClauseThreshold: Threshold = { maximum: 0.98, mean: 0.9 };
/** For a prohibition that addresses the writer alone. */
const prohibitionThreshold: Threshold = { maximum: 0.5, mean: 0.5 };
/** For "pede pra" before what readers are asked to do. */
const requestThreshold: Threshold = { maximum: 0.75, mean: 0.65 };

/** "explica que", "e fala pros clientes que": the words after it are told to readers. */
const leadsToWords =
  /^(?:e |tambem )*(?:avis|cont|diz|dig|destac|explic|explique|fal|inform|lembr|mencion|reforc|reforce)[a-z]{0,3} (?:(?:aos?|para [ao]s?|pr[ao]s?) [a-z]+ )?(?:de )?que(?= )(?! nem )/;

/** "Não mencione promoção", "não peça desculpa pelo aumento" */
const prohibition = new RegExp(`^nao (?:${forbiddingForms}|(?:pede|peca|pedir) desculpas?)\\b`);

/**
 * The end of an order with its reason: "não citar preço, por causa das regras do conselho". A reason with a value may
 * be a fact, and is excluded.
 */
function endOfReason(tokens: readonly Token[], end: number): number {
  const begin = tokens[end - 1]?.norm === 'por' && tokens[end]?.norm === 'causa' ? end - 1 : end;
  if (!/^(?:por causa d|pois |ja que )/.test(`${normalizedText(tokens.slice(begin, begin + 4))} `)) return end;
  const last = endOfSentence(tokens, begin);
  return tokens.slice(begin, last).some(isValue) ? end : last;
}

function thresholdFor(normalized: string, isWholeClause: boolean, next: Token | undefined): Threshold {
  if (requestOrder.test(normalized) && next?.wordClass === 'INF') return requestThreshold;
  if (!isWholeClause) return wordThreshold;
  if (prohibition.test(normalized)) return prohibitionThreshold;
  return wholeClauseThreshold;
}

/** The minimum mean probability of the words before the owner's mark, for an order that begins within a clause. */
const minProbabilityBeforeMark = 0.98;

export const meanOf = (probabilities: readonly number[]): number =>
  probabilities.reduce((sum, one) => sum + one, 0) / probabilities.length;

/** The start of an order that continues after a mark: `from`, or the mark if the words before it are less probable. */
function startWithinClause(
  tokens: readonly Token[],
  probabilities: readonly number[],
  from: number,
  to: number,
): number {
  const mark = tokens.findIndex(({ typedMark }, at) => at >= from && at < to - 1 && typedMark !== '');
  return from >= 0 && mark >= 0 && meanOf(probabilities.slice(from, mark + 1)) < minProbabilityBeforeMark
    ? mark + 1
    : from;
}

/** For each word, whether it is part of an order to the writer with sufficient probability. */
export function detectOrders(
  tokens: readonly Token[],
  tags: readonly Tag[],
  typing: TypingStyle = typingStyleOf(tokens),
): readonly boolean[] {
  const isNeat = typing.isNeat && typing.habit === 'stops';
  const probabilities = tags.map(({ order }) => order);
  const isOrdered = probabilities.map(() => false);
  const isMarked = (at: number): boolean => at < 0 || at === tokens.length - 1 || tokens[at]?.typedMark !== '';
  for (let from = 0; from < probabilities.length; from += 1) {
    let to = from;
    // An order does not extend over the end of a sentence.
    while ((probabilities[to] ?? 0) > minOrderProbability && (to === from || !endsSentence(tokens[to - 1]!))) to += 1;
    if (to === from) continue;
    // "Não inventa prêmio, que a gente nunca ganhou nenhum": the reason belongs to the order.
    const lead = tokens[from - 1]?.norm === 'nao' ? from - 1 : from;
    const isProhibition = isMarked(lead - 1) && prohibition.test(normalizedText(tokens.slice(lead, to)));
    const begin = isProhibition ? lead : from;
    if (isProhibition) to = endOfSentence(tokens, to - 1);
    const [isFirst, isLast] = [isMarked(begin - 1), isMarked(to - 1)];
    const isEdge = (share: number, at: number) => at >= begin && at < to && share >= minEdgeProbability;
    // Within a clause, the order begins at its first certain word.
    const firstCertain = isFirst
      ? begin
      : startWithinClause(tokens, probabilities, probabilities.findIndex(isEdge), to);
    // "não troca | faz curtinho"
    const first = negatesWriterVerb(tokens[firstCertain - 1], tokens[firstCertain]) ? firstCertain + 1 : firstCertain;
    // "pede pra | marcar": the words before a request to readers are removed as a whole.
    const isRequest = tokens[to]?.wordClass === 'INF' && requestOrder.test(normalizedText(tokens.slice(begin, to)));
    const leadLength = leadsToWords.exec(`${normalizedText(tokens.slice(begin, to))} `)?.[0].split(' ').length ?? 0;
    const last = isLast || isRequest ? to : probabilities.findLastIndex(isEdge) + 1;
    const endWithin = isNeat && !isRequest ? endOfNeatOrder(tokens, first, isFirst ? last : first) : last;
    const end = leadLength > 0 ? begin + leadLength : endWithin;
    const span = first < 0 ? [] : probabilities.slice(first, Math.min(end, last));
    const words = tokens.slice(first, end);
    const normalized = normalizedText(words);
    const threshold = thresholdFor(normalized, isFirst && isLast, tokens[end]);
    const isSure =
      span.length > 0 &&
      (!isNeat || containsOrder(words, normalized, tokens[first - 1])) &&
      Math.max(...span) >= threshold.maximum &&
      meanOf(span) >= threshold.mean;
    if (
      isSure &&
      !isCertainlyNoOrder(words, normalized, tokens[first - 1]) &&
      !isSaidToReaders(normalized) &&
      !isRewarded(tokens, end)
    )
      isOrdered.fill(true, first, endOfReason(tokens, end));
    from = to - 1;
  }
  return isOrdered;
}
