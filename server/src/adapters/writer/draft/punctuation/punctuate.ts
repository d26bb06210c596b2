import type { Language } from '../language.ts';
import { likelihoods, type Weights } from '../../../../domain/writing/regression.ts';
import { dependsOnPrevious } from '../statements.ts';
import { isEndOfList, isPricedAgain, isSelfContainedRule, withinBrackets } from './clauses.ts';
import { mustStayJoined, isOrdinal, isTitleOrCount, timeWordClass } from './joined.ts';
import { endsPrice, hasCondition, isNextPriced, pricesLead } from './priceLists.ts';
import type { Tag } from '../tagger/tagger.ts';
import {
  habitsOf,
  isValue,
  isVerb,
  marks,
  tokensOf,
  typingStyleOf,
  type PunctuationHabit,
  type Mark,
  type Token,
  type TypingStyle,
} from '../tokens.ts';
import { stateAfter, initialState, featuresAt, predictedMarks, type State } from './features.ts';

/**
 * The minimum probability of a mark that is added: a wrong mark is worse than a missing one. An owner who types full stops
 * types all marks, so none is added.
 */
const minMarkProbability: Readonly<Record<PunctuationHabit, number>> = { none: 0.5, commas: 0.95, stops: Infinity };
/** The minimum probability with which a typed comma becomes a full stop. */
const minStopProbabilityAtComma: Readonly<Record<PunctuationHabit, number>> = {
  none: 0.5,
  commas: 0.6,
  stops: Infinity,
};

/** The minimum probability of a full stop where no mark was typed; below it a comma is added, which does less harm. */
const minStopProbability = 0.75;

/** The minimum probability of the network alone with which a typed comma becomes a full stop. */
const minNetworkStopProbability = 0.85;

/** Words of conditions that begin no statement of their own. */
const conditionWord = /^(?:sujeit[oa]s?|mediante|conforme|exceto|menos|salvo|valid[oa]s?)$/;

/** "válido o mês todo" */
const validWord = /^valid[oa]s?$/;

const unitOfThousands = /^(?:km|kg|litros|metros|btus?|reais|pessoas|seguidores)$/;

/** Headings that a list follows. */
const listHeading = /^(?:ingredientes|sabores|cores|documentos)$/;

/** The evidence for the marks: a regression and a network, which make different errors. */
export interface MarkEvidence {
  readonly weights: Weights;
  /** The owner's habit in the topic, and around each word. */
  readonly habit: PunctuationHabit;
  readonly habits: readonly PunctuationHabit[];
  /** Null where the owner types full stops: then the network is not needed. */
  readonly tags: readonly Tag[] | null;
}

/** Collects the evidence for the words of a topic. */
export function markEvidenceOf(
  tokens: readonly Token[],
  { punctuationWeights, tag }: Pick<Language, 'punctuationWeights' | 'tag'>,
  typing = typingStyleOf(tokens),
): MarkEvidence {
  const habits = habitsOf(tokens, typing);
  return {
    weights: punctuationWeights,
    habit: typing.habit,
    habits,
    tags: habits.every((one) => one === 'stops') ? null : tag(tokens),
  };
}

/** "No sábado, dia 12 de dezembro, a loja abre": a time alone is no sentence. */
const isTimeAlone = (clause: readonly Token[]): boolean =>
  clause.every(({ wordClass }) => timeWordClass.test(wordClass));

/** The share of the network in the combined probability. */
const networkWeight = 0.4;

/** The probabilities of no mark, a comma, a colon and a full stop. */
function markProbabilities(
  { weights, habits, tags }: MarkEvidence,
  tokens: readonly Token[],
  at: number,
  state: State,
): readonly number[] {
  const habit = habits[at]!;
  const byRegression = likelihoods(weights, featuresAt(tokens, at, state, habit), predictedMarks.length);
  const tag = tags?.[at];
  // For an owner who types commas, the regression alone is better.
  if (!tag || habit !== 'none') return byRegression;
  // A question ends a statement.
  const [none = 0, comma = 0, colon = 0, stop = 0, question = 0] = tag.marks;
  return [none, comma, colon, stop + question].map(
    (one, mark) => networkWeight * one + (1 - networkWeight) * byRegression[mark]!,
  );
}

/** The mark after a word: the owner's, where a comma may become a full stop, or an added one that is probable enough. */
export function markAt(evidence: MarkEvidence, tokens: readonly Token[], at: number, state: State): Mark {
  const [one, next, third] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]];
  const { typedMark } = one;
  if (/[.!?;…]/.test(typedMark)) return '.';
  if (typedMark === ':') return ':';
  const { habits, tags } = evidence;
  const habit = habits[at]!;
  const [none = 0, comma = 0, colon = 0, stop = 0] = markProbabilities(evidence, tokens, at, state);
  const clause = tokens.slice(state.clause, at + 1);
  if (typedMark === ',') {
    if (isTimeAlone(clause)) return ',';
    const byNetwork = next.wordClass === 'PRICE' ? 0 : (tags?.[at]?.marks[marks.indexOf('.')] ?? 0);
    const isSure = stop > minStopProbabilityAtComma[habit] || byNetwork > minNetworkStopProbability;
    // "quem usa aparelho avisa antes, só atendemos o plano": a rule of its own.
    const isOnly = next.norm === 'so' && third !== undefined && isVerb(third) && byNetwork > minNetworkStopProbability;
    return isSure && (isOnly || !dependsOnPrevious.test(next.norm)) && !isEndOfList(tokens, at + 1) ? '.' : ',';
  }
  if (endsPrice(tokens, at)) return ',';
  const isBesidePrice = one.wordClass === 'PRICE' || next.wordClass === 'PRICE';
  if (isBesidePrice && pricesLead(tokens, state.statement)) return one.wordClass === 'PRICE' ? '' : ',';
  if (hasCondition(tokens, at) || (one.norm === 'mil' && unitOfThousands.test(next.norm))) return '';
  // "na compra da armação a segunda armação sai pela metade": no day.
  if (isOrdinal(tokens, at) || isTitleOrCount(tokens, at)) return '';
  // "vence dia 10 qualquer coisa me chama"
  if (
    next.norm === 'qualquer' &&
    /^(?:coisa|duvida)$/.test(third?.norm ?? '') &&
    (isValue(one) || one.wordClass.startsWith('N'))
  )
    return '.';
  if (one.wordClass === 'PRICE' && next.norm === 'vence') return ',';
  // "limpeza R$ 180 se for com clareamento fica R$ 690": the condition of the price behind it.
  if (one.wordClass === 'PRICE' && next.norm === 'se' && isPricedAgain(tokens, at)) return '.';
  // "250g R$ 22 500g R$ 40"
  if (one.wordClass === 'PRICE' && next.wordClass === 'MEASURE' && third?.wordClass === 'PRICE') return ',';
  // "P R$ 16 M R$ 19": sizes with their prices; other things with theirs where nothing else is sure.
  const commaInList = isNextPriced(tokens, at) ? ',' : '';
  if (next.wordClass === 'SIZE' && commaInList) return commaInList;
  // "quando fizer escova válido o mês todo": of what was said, and not of the word before it.
  if (
    validWord.test(next.norm) &&
    /[ao]$/.test(one.norm) &&
    /[ao]$/.exec(one.norm)?.[0] !== next.norm.replace(/s$/, '').at(-1)
  )
    return ',';
  // "ingredientes carne de sol, cebola e manteiga"
  if (at === state.statement && listHeading.test(one.norm) && /^(?:N|X|VN)/.test(next.wordClass)) return ':';
  // "Dica não troca a água toda"
  if (at === 0 && /^dicas?$/.test(one.norm) && next.norm === 'nao') return ':';
  if (1 - none < minMarkProbability[habit] || mustStayJoined(clause, next, third) || validWord.test(one.norm))
    return commaInList;
  // "quem tiver uniforme para trocar pode levar", "e hoje somos 5", "e limão siciliano R$ 45": what goes on.
  const before = tokens[at - 1]?.norm;
  if (/^(?:pode|podem|ganha|deve|paga|leva)$/.test(next.norm) && clause.some(({ norm }) => norm === 'quem'))
    return commaInList;
  if (before === 'e' && (/^(?:hoje|agora)$/.test(one.norm) || third?.wordClass === 'PRICE')) return commaInList;
  // "se chover | remarca sem custo"
  if (before === 'se' && isVerb(one) && isVerb(next)) return ',';
  const most = Math.max(comma, colon, stop);
  // "não cobro nada, quem quiser traz uma vela"
  const goesOn = conditionWord.test(next.norm) || (next.norm === 'quem' && clause.length < 4 && !clause.some(isValue));
  // Beside a price, a day or an hour the models are wrong less often.
  const isEnd = stop > minStopProbability || isValue(one) || isValue(next);
  // An owner who types commas ends a condition with one: "se fizer bolha em 7 dias, troco de graça".
  const first = clause[0]?.norm ?? '';
  if (evidence.habit === 'commas' && /^(?:quem|se|quando|caso)$/.test(first)) return first === 'quem' ? '' : ',';
  return most === stop && isEnd && !goesOn ? '.' : most === colon ? ':' : ',';
}

/**
 * Adds the marks that the owner left out to a tidied text, where they are probable enough, but not within brackets. The
 * owner's own marks stay, except for commas between statements, which become full stops. `typing` is how the
 * owner typed the topic that the words are from.
 */
export function punctuate(words: string, language: Language, typing?: TypingStyle): string {
  const tokens = tokensOf(words, language.dictionary);
  const evidence = markEvidenceOf(tokens, language, typing);
  const within = withinBrackets(tokens);
  let state = initialState;
  let punctuated = '';
  for (const [at, { text, typedMark }] of tokens.entries()) {
    const mark = at === tokens.length - 1 || within[at] ? '' : markAt(evidence, tokens, at, state);
    const clause = tokens.slice(state.clause, at + 1);
    const saysMore = clause.some((word) => isVerb(word) || isValue(word)) && !isTimeAlone(clause);
    const isEnd = mark === '.' || (saysMore && isSelfContainedRule(tokens, at + 1));
    state = stateAfter(state, at, mark);
    punctuated += `${at === 0 ? '' : ' '}${text}${typedMark === ',' && isEnd ? '.' : typedMark || mark}`;
  }
  return punctuated;
}
