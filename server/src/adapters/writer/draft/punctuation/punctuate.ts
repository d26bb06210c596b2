import type { Language } from '../language.ts';
import { likelihoods, type Weights } from './regression.ts';
import { leans } from '../statements.ts';
import { unitOfPrice } from '../values.ts';
import type { Tag } from '../tagger/tagger.ts';
import { habitOf, isValue, isVerb, tokensOf, type Habit, type Mark, type Token } from '../tokens.ts';
import { after, atStart, featuresAt, setMarks, type State } from './features.ts';

/** How likely a mark is that is set: one in the wrong place is worse than one that is missing. Who sets stops sets all of them. */
const sure: Readonly<Record<Habit, number>> = { none: 0.55, commas: 0.95, stops: Infinity };
/** How likely the end of a statement is at a comma of an owner who sets commas alone. */
const sureOfStop: Readonly<Record<Habit, number>> = { none: 0.7, commas: 0.6, stops: Infinity };

const isName = ({ text }: Token): boolean => /^\p{Lu}/u.test(text);

/** Words that lead on to the next: articles, prepositions, conjunctions. */
const leading =
  /^(?:e|ou|mas|nem|que|se|quando|enquanto|porque|onde|de|d[aeo]s?|em|n[ao]s?|num|numa|[ao]s?|aos?|por|pel[ao]s?|para|pra|pro|pras|pros|uma?|uns|umas|entre|ate|desde|cada|noss[ao]s?|minhas?|meus?|seus?|suas?)$/;

/** What says on what terms something is had, and makes no statement of its own. */
const terms = /^(?:sujeit[oa]s?|mediante|conforme|exceto|menos|salvo|valid[oa]s?)$/;

/** Sorts of words that a time is made of. */
const timely = /^(?:DAY|MONTH|NUMBER|DATE|HOUR|n[oa]s?|em|de|d[oa]|e|até|N|dia)$/;

/** Units behind their number. */
const isUnit = ({ text }: Token): boolean =>
  /^(?:[cmk]?m|m²|m[lg]|l|k?g|metros?|litros?|gramas?|centímetros?|polegadas?|cv|watts|volts)$/iu.test(text) ||
  unitOfPrice.test(text.replace(/s$/, ''));

/** What tells colour, stuff or make of the thing before it, and begins no statement. */
const describing =
  /^(?:(?:vermelh|branc|pret|amarel|rox|dourad|pratead|colorid|quadrad|frit|assad|cozid|gelad|sec|salgad|rechead|defumad|caseir|integra|feminin|masculin|junin|natalin|embutid|descartave)(?:[oa]|is|l)s?|azu(?:l|is)|verdes?|cinzas?|beges?|marrom|marrons|lilas|crus?|jeans|coalho|infant(?:il|is))$/;
const isThing = ({ sort, norm }: Token): boolean => /^(?:N|V|X|INF)/.test(sort) && !describing.test(norm);
const isDescribed = (one: Token, next: Token): boolean =>
  (isThing(one) && describing.test(next.norm)) ||
  // "concorre a um mês grátis"
  (/^gr[aá]t/u.test(next.norm) && unitOfPrice.test(one.text));

/** Which of its sizes a thing has for a price: "R$ 32 a individual e R$ 58 a grande". */
const sizeOfPrice = /^(?:individual|grande|maior|menor|pequen[oa]|medi[oa]|inteir[oa]|simples|complet[oa])$/;

/**
 * Whether nothing may stand between two words: behind one that leads on, beside a plus, before a bracket, in a name,
 * between a number and its unit, a thing and what describes it, or a price and what it is for.
 */
const isOne = (one: Token, next: Token, third: Token | undefined): boolean =>
  leading.test(one.norm) ||
  next.norm === 'inclusive' ||
  !/[\p{L}\p{N})"”]/u.test(one.text) ||
  /^[+x]$/.test(next.text) ||
  (one.sort === 'NUMBER' && isUnit(next)) ||
  isDescribed(one, next) ||
  next.text.startsWith('(') ||
  (isName(one) && isName(next)) ||
  (one.sort === 'PRICE' &&
    (next.norm === 'cada' ||
      (/^(?:[oa]|por)$/.test(next.norm) &&
        (unitOfPrice.test(third?.text ?? '') || sizeOfPrice.test(third?.norm ?? '')))));

/** What is known of the marks of words: two learners, each of which is wrong elsewhere. */
export interface Known {
  readonly weights: Weights;
  /** Null where the owner typed marks, whose sense the regression tells better alone. */
  readonly tags: readonly Tag[] | null;
}

/** What is known of the marks of the words of a topic. */
export const knownOf = (tokens: readonly Token[], { weights, tag }: Omit<Language, 'dictionary'>): Known => ({
  weights,
  tags: habitOf(tokens) === 'none' ? tag(tokens) : null,
});

/** How much the network counts beside the regression. */
const ofNetwork = 0.4;

/** How likely no mark, a comma, a colon and a stop are. */
function likelyMarks({ weights, tags }: Known, tokens: readonly Token[], at: number, state: State): readonly number[] {
  const marks = likelihoods(weights, featuresAt(tokens, at, state), setMarks.length);
  const tag = tags?.[at];
  if (!tag) return marks;
  // A question ends a statement.
  const [none = 0, comma = 0, colon = 0, stop = 0, question = 0] = tag.marks;
  return [none, comma, colon, stop + question].map((one, mark) => ofNetwork * one + (1 - ofNetwork) * marks[mark]!);
}

/** Whether what a clause names is followed by its price. */
const isPriced = (clause: readonly Token[], next: Token): boolean =>
  next.sort === 'PRICE' && /^(?:N|X|ADJ|PART)/.test(clause.at(-1)?.sort ?? '') && !clause.some(hasPrice);
const hasPrice = ({ sort }: Token): boolean => sort === 'PRICE';

/** Whether days that a verb leads to go on with their hours: "abro de quinta a domingo das 18h às 23h". */
const isHoursOfDays = (clause: readonly Token[], next: Token): boolean =>
  next.norm === 'das' && clause.at(-1)?.sort === 'DAY' && clause[0] !== undefined && isVerb(clause[0]);

/** When something is: "a partir de 1/12 | mudamos o horário", "até 30 de novembro | o valor fica em 410". */
const isStart = ([one, ...rest]: readonly Token[]): boolean =>
  /^(?:a|ate|em|n[oa]s?)$/.test(one?.norm ?? '') &&
  rest.length > 0 &&
  rest.every(({ sort, norm }) => timely.test(sort) || norm === 'partir');

/** The words from a place on up to the next mark of their owner's. */
function clauseFrom(tokens: readonly Token[], from: number): readonly Token[] {
  const length = tokens.slice(from).findIndex(({ typed }) => typed !== '');
  return tokens.slice(from, length < 0 ? undefined : from + length + 1);
}

/** "tem couve, | mandioca e tangerina": the last things of a list, of which nothing is said. */
function endsList(tokens: readonly Token[], from: number): boolean {
  const clause = clauseFrom(tokens, from);
  const and = clause.findIndex(({ norm }) => norm === 'e');
  return (
    and > 0 &&
    and < 4 &&
    clause.length < and + 5 &&
    !clause.some((word) => isVerb(word) || isValue(word) || word.sort === 'INF')
  );
}

/** The mark behind a word: its owner's, of which only a comma may turn out to end a statement, or a sure one. */
export function markAt(known: Known, tokens: readonly Token[], at: number, state: State): Mark {
  const [one, next, third] = [tokens[at]!, tokens[at + 1]!, tokens[at + 2]];
  const { typed } = one;
  if (/[.!?;…]/.test(typed)) return '.';
  if (typed === ':') return ':';
  const habit = habitOf(tokens);
  const [none = 0, comma = 0, colon = 0, stop = 0] = likelyMarks(known, tokens, at, state);
  // "No sábado, dia 12 de dezembro, a loja abre": a time alone is no sentence.
  const isTimeAlone = tokens.slice(state.clause, at + 1).every(({ sort }) => timely.test(sort));
  if (typed === ',' && isTimeAlone) return ',';
  if (typed === ',') return stop > sureOfStop[habit] && !leans.test(next.norm) && !endsList(tokens, at + 1) ? '.' : ',';
  // "P R$ 16 M R$ 19": sizes with their prices.
  if (one.sort === 'PRICE' && next.sort === 'SIZE' && third?.sort === 'PRICE') return ',';
  // "quem estuda à tarde precisa buscar": whoever it is and what they do.
  const clause = tokens.slice(state.clause, at + 1);
  const isSubject =
    clause.length < 5 && clause[0]?.norm === 'quem' && clause.filter(isVerb).length === 1 && isVerb(next);
  // "mão e pescoço não faço": what is not done goes with it; "ganha 1 câmara", "toda 1ª sexta".
  const isDenied =
    next.norm === 'nao' &&
    third !== undefined &&
    /^V\w*1$/.test(third.sort) &&
    !clause.some((word) => isVerb(word) || isValue(word) || word.sort === 'INF');
  const isCounted =
    (/^\d+[ªº]$/.test(one.text) && next.sort === 'DAY') ||
    (/^\d+$/.test(one.text) && /^(?:ganh|lev)/.test(clause.at(-2)?.norm ?? '') && /^(?:N|X)/.test(next.sort));
  const isJoined =
    isDenied ||
    isCounted ||
    isSubject ||
    isOne(one, next, third) ||
    isPriced(clause, next) ||
    isHoursOfDays(clause, next);
  if (1 - none < sure[habit] || isJoined || isStart(clause)) return '';
  const most = Math.max(comma, colon, stop);
  // "não cobro nada, quem quiser traz uma vela"
  const goesOn = terms.test(next.norm) || (next.norm === 'quem' && clause.length < 4 && !clause.some(isValue));
  return most === stop && !goesOn ? '.' : most === colon ? ':' : ',';
}

/**
 * Whether the words from a place on are a rule of its own, "quem fechar até 20/12 mantém o preço", and not a condition of
 * the words before it, "desconto de 10%, quem pagar à vista".
 */
function isRule(tokens: readonly Token[], from: number): boolean {
  if (!/^(?:quem|se)$/.test(tokens[from]?.norm ?? '')) return false;
  const clause = clauseFrom(tokens, from);
  // "à vista" has no verb.
  const isLed = (place: number) => place > 1 && leading.test(clause[place - 1]!.norm);
  return clause.filter((word, place) => (isVerb(word) || word.sort === 'INF') && !isLed(place)).length > 1;
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
 * what stands by itself; the owner's own marks stay, except for commas that part statements.
 */
export function punctuate(words: string, language: Language): string {
  const tokens = tokensOf(words, language.dictionary);
  const known = knownOf(tokens, language);
  const within = withinBrackets(tokens);
  let state = atStart;
  let set = '';
  for (const [at, { text, typed }] of tokens.entries()) {
    const mark = at === tokens.length - 1 || within[at] ? '' : markAt(known, tokens, at, state);
    const clause = tokens.slice(state.clause, at + 1);
    const isEnd = mark === '.' || (clause.some((word) => isVerb(word) || isValue(word)) && isRule(tokens, at + 1));
    state = after(state, at, mark);
    set += `${at === 0 ? '' : ' '}${text}${typed === ',' && isEnd ? '.' : typed || mark}`;
  }
  return set;
}
