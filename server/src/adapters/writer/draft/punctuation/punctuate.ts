import type { Language } from '../language.ts';
import { likelihoods, type Weights } from '../../../../domain/writing/regression.ts';
import { dependsOnPrevious } from '../statements.ts';
import { isEndOfList, isSelfContainedRule } from './clauses.ts';
import {
  endsPrice,
  mustStayJoined,
  isNextPriced,
  isOrdinal,
  isPaidBy,
  isTitleOrCount,
  timeWordClass,
} from './joined.ts';
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

/** How likely a mark is that is set: one in the wrong place is worse than one that is missing. Who sets stops sets all of them. */
const minMarkProbability: Readonly<Record<PunctuationHabit, number>> = { none: 0.5, commas: 0.95, stops: Infinity };
/** How likely the end of a statement is at a comma of an owner who sets commas alone. */
const minStopProbabilityAtComma: Readonly<Record<PunctuationHabit, number>> = {
  none: 0.5,
  commas: 0.6,
  stops: Infinity,
};

/** How likely the end of a statement is where no mark was typed: a comma in a wrong place tears less than a stop. */
const minStopProbability = 0.75;

/** How sure the network is of it at a comma where the regression is not. */
const minNetworkStopProbability = 0.85;

/** What says on what terms something is had, and makes no statement of its own. */
const conditionWord = /^(?:sujeit[oa]s?|mediante|conforme|exceto|menos|salvo|valid[oa]s?)$/;

/** "válido o mês todo" */
const validWord = /^valid[oa]s?$/;

const unitOfThousands = /^(?:km|kg|litros|metros|btus?|reais|pessoas|seguidores)$/;

/** Whether another price follows in the same clause. */
const isPricedAgain = (tokens: readonly Token[], at: number): boolean => {
  const end = tokens.findIndex(({ typedMark }, place) => place > at && typedMark !== '');
  return tokens.slice(at + 1, end < 0 ? undefined : end + 1).some(({ wordClass }) => wordClass === 'PRICE');
};

/** What names the things behind it. */
const listHeading = /^(?:ingredientes|sabores|cores|documentos)$/;

/** What is known of the marks of words: two learners, each of which is wrong elsewhere. */
export interface MarkEvidence {
  readonly weights: Weights;
  /** How the owner marks the topic, and the words around each word. */
  readonly habit: PunctuationHabit;
  readonly habits: readonly PunctuationHabit[];
  /** Null where the owner ends his statements himself. */
  readonly tags: readonly Tag[] | null;
}

/** What is known of the marks of the words of a topic. */
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

/** How much the network counts beside the regression. */
const networkWeight = 0.4;

/** How likely no mark, a comma, a colon and a stop are. */
function markProbabilities(
  { weights, habits, tags }: MarkEvidence,
  tokens: readonly Token[],
  at: number,
  state: State,
): readonly number[] {
  const habit = habits[at]!;
  const byRegression = likelihoods(weights, featuresAt(tokens, at, state, habit), predictedMarks.length);
  const tag = tags?.[at];
  // What an owner means who types commas the regression tells better alone.
  if (!tag || habit !== 'none') return byRegression;
  // A question ends a statement.
  const [none = 0, comma = 0, colon = 0, stop = 0, question = 0] = tag.marks;
  return [none, comma, colon, stop + question].map(
    (one, mark) => networkWeight * one + (1 - networkWeight) * byRegression[mark]!,
  );
}

/** The mark behind a word: its owner's, of which only a comma may turn out to end a statement, or a sure one. */
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
  if (isPaidBy(tokens, at) || (one.norm === 'mil' && unitOfThousands.test(next.norm))) return '';
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
  // Beside a price, a day or an hour the learners are wrong less often.
  const isEnd = stop > minStopProbability || isValue(one) || isValue(next);
  // Who parts clauses himself begins a condition at a comma: "se fizer bolha em 7 dias, troco de graça".
  const first = clause[0]?.norm ?? '';
  if (evidence.habit === 'commas' && /^(?:quem|se|quando|caso)$/.test(first)) return first === 'quem' ? '' : ',';
  return most === stop && isEnd && !goesOn ? '.' : most === colon ? ':' : ',';
}

/** For each word, whether it and the next are within brackets that close; "1)" and ":)" open none. */
function withinBrackets(tokens: readonly Token[]): readonly boolean[] {
  const within = tokens.map(() => false);
  const open: number[] = [];
  for (const [at, { text }] of tokens.entries()) {
    for (const character of text.match(/[()]/g) ?? []) {
      if (character === '(') open.push(at);
      else within.fill(true, open.pop() ?? at, at);
    }
  }
  return within;
}

/**
 * A tidied text with the marks that its owner left out, where they are sure, and none within brackets. A full stop ends
 * what stands by itself; the owner's own marks stay, except for commas that part statements. `typing` is how the
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
