import type { Tag } from '../tagger/tagger.ts';
import { isValue, typingOf, type Token, type Typing } from '../tokens.ts';
import { forbiddingForms } from './writerVerbs.ts';
import { negatesWriterVerb, endOfSentence, endsSentence, isFact, isForReaders, isRewarded, saidIn } from './facts.ts';
import { requestOrder } from './orderPatterns.ts';
import { endOfNeatOrder, containsOrder } from './neatTopics.ts';

/** The minimum probability of a word in an order that other words establish. */
const likely = 0.5;
/** How likely the first and the last word of an order within a clause are: those beside them stay. */
const likelyAtEdges = 0.9;
/** The minimum probabilities of an order that is removed: of its most likely word, and of its words on average. */
interface Threshold {
  readonly maximum: number;
  readonly mean: number;
}

/** Removing a fact is worse than printing an order. */
const wordThreshold: Threshold = { maximum: 0.96, mean: 0.96 };
const wholeClauseThreshold: Threshold = { maximum: 0.98, mean: 0.9 };
/** For a prohibition that addresses the writer alone. */
const forbiddingThreshold: Threshold = { maximum: 0.5, mean: 0.5 };
/** For "pede pra" before what readers are asked to do. */
const requestThreshold: Threshold = { maximum: 0.75, mean: 0.65 };

/** "explica que", "e fala pros clientes que": what comes behind it is said. */
const leadsToWords =
  /^(?:e |tambem )*(?:avis|cont|diz|dig|destac|explic|explique|fal|inform|lembr|mencion|reforc|reforce)[a-z]{0,3} (?:(?:aos?|para [ao]s?|pr[ao]s?) [a-z]+ )?(?:de )?que(?= )(?! nem )/;

/** "Não mencione promoção", "não peça desculpa pelo aumento" */
const silences = new RegExp(`^nao (?:${forbiddingForms}|(?:pede|peca|pedir) desculpas?)\\b`);

/** Where an order ends with why it is ordered: "não citar preço, por causa das regras do conselho". A reason with a value may be a fact. */
function endOfReason(tokens: readonly Token[], end: number): number {
  const begin = tokens[end - 1]?.norm === 'por' && tokens[end]?.norm === 'causa' ? end - 1 : end;
  if (!/^(?:por causa d|pois |ja que )/.test(`${saidIn(tokens.slice(begin, begin + 4))} `)) return end;
  const last = endOfSentence(tokens, begin);
  return tokens.slice(begin, last).some(isValue) ? end : last;
}

function thresholdFor(said: string, isWholeClause: boolean, next: Token | undefined): Threshold {
  if (requestOrder.test(said) && next?.sort === 'INF') return requestThreshold;
  if (!isWholeClause) return wordThreshold;
  if (silences.test(said)) return forbiddingThreshold;
  return wholeClauseThreshold;
}

/** How likely the words are with which an order begins behind a fact of its clause. */
const likelyWithinClause = 0.98;

export const meanOf = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0) / shares.length;

/** Where an order begins that goes on behind a mark of the owner's: at once, or behind the mark where less is sure before it. */
function withinClause(tokens: readonly Token[], shares: readonly number[], from: number, to: number): number {
  const mark = tokens.findIndex(({ typed }, at) => at >= from && at < to - 1 && typed !== '');
  return from >= 0 && mark >= 0 && meanOf(shares.slice(from, mark + 1)) < likelyWithinClause ? mark + 1 : from;
}

/** For each word, whether it is part of an order to the writer with sufficient probability. */
export function detectOrders(
  tokens: readonly Token[],
  tags: readonly Tag[],
  typing: Typing = typingOf(tokens),
): readonly boolean[] {
  const isNeat = typing.isNeat && typing.habit === 'stops';
  const shares = tags.map(({ order }) => order);
  const kept = shares.map(() => false);
  const isMarked = (at: number): boolean => at < 0 || at === tokens.length - 1 || tokens[at]?.typed !== '';
  for (let from = 0; from < shares.length; from += 1) {
    let to = from;
    // Each sentence is an order for itself.
    while ((shares[to] ?? 0) > likely && (to === from || !endsSentence(tokens[to - 1]!))) to += 1;
    if (to === from) continue;
    // "Não inventa prêmio, que a gente nunca ganhou nenhum": why it is ordered goes with it.
    const lead = tokens[from - 1]?.norm === 'nao' ? from - 1 : from;
    const isSilence = isMarked(lead - 1) && silences.test(saidIn(tokens.slice(lead, to)));
    const begin = isSilence ? lead : from;
    if (isSilence) to = endOfSentence(tokens, to - 1);
    const [isFirst, isLast] = [isMarked(begin - 1), isMarked(to - 1)];
    const isEdge = (share: number, at: number) => at >= begin && at < to && share >= likelyAtEdges;
    // A clause is not torn for its first or last word.
    const edge = isFirst ? begin : withinClause(tokens, shares, shares.findIndex(isEdge), to);
    // "não troca | faz curtinho"
    const first = negatesWriterVerb(tokens[edge - 1], tokens[edge]) ? edge + 1 : edge;
    // "pede pra | marcar": what leads to what readers are told to do is whole.
    const isPlea = tokens[to]?.sort === 'INF' && requestOrder.test(saidIn(tokens.slice(begin, to)));
    const led = leadsToWords.exec(`${saidIn(tokens.slice(begin, to))} `)?.[0].split(' ').length ?? 0;
    const last = isLast || isPlea ? to : shares.findLastIndex(isEdge) + 1;
    const endWithin = isNeat && !isPlea ? endOfNeatOrder(tokens, first, isFirst ? last : first) : last;
    const end = led > 0 ? begin + led : endWithin;
    const span = first < 0 ? [] : shares.slice(first, Math.min(end, last));
    const words = tokens.slice(first, end);
    const said = saidIn(words);
    const wanted = thresholdFor(said, isFirst && isLast, tokens[end]);
    const isSure =
      span.length > 0 &&
      (!isNeat || containsOrder(words, said, tokens[first - 1])) &&
      Math.max(...span) >= wanted.maximum &&
      meanOf(span) >= wanted.mean;
    if (isSure && !isFact(words, said, tokens[first - 1]) && !isForReaders(said) && !isRewarded(tokens, end))
      kept.fill(true, first, endOfReason(tokens, end));
    from = to - 1;
  }
  return kept;
}
