import type { Tag } from '../tagger/tagger.ts';
import { isValue, isVerb, typingOf, type Token, type Typing } from '../tokens.ts';
import { silencing, silencingInInfinitive, stemsOfDeeds } from './deeds.ts';
import { pleads } from './leads.ts';

/** How likely a word is that belongs to an order which others show. */
const likely = 0.5;
/** How likely the first and the last word of an order within a clause are: those beside them stay. */
const likelyAtEdges = 0.9;
/** How likely the likeliest word of an order that is cut is, and its words on average. */
interface Wanted {
  readonly likeliest: number;
  readonly onAverage: number;
}

/** To cut a fact is worse than to print an order. */
const wantedOfWords: Wanted = { likeliest: 0.96, onAverage: 0.96 };
const wantedOfWholeClause: Wanted = { likeliest: 0.98, onAverage: 0.9 };
/** Of words and clauses for a video, where more is said to whoever makes it. */
const wantedInVideo: Wanted = { likeliest: 0.92, onAverage: 0.9 };
const wantedOfClauseInVideo: Wanted = { likeliest: 0.9, onAverage: 0.8 };
/** Of what is said to nobody but a writer. */
const wantedOfSilence: Wanted = { likeliest: 0.5, onAverage: 0.5 };
/** Of "pede pra", before what readers are told to do. */
const wantedOfPlea: Wanted = { likeliest: 0.75, onAverage: 0.65 };

/** "Não usar com preservativo" is said to customers, "não usar a palavra promoção" to the writer. */
const forbids = /^nao [a-z]+[aei]r\b/;
const ofWriting = new RegExp(
  `^nao (?:${silencingInInfinitive})\\b|\\b(?:emoji|giria|hashtag|linguagem|palavra|termo|texto|tom)s?\\b`,
);

/** "Não precisa saber nem enfiar agulha" */
const needsNot = /^nao precisa (?!ser\b|fal|dizer|escrev|coloc|por\b|usar|cit|mencion|exager|caprich|mostr)/;

/** "Não é pra iniciante do zero": whom it is for, and no deed. */
const isMeantFor = /^nao (?:e|sao) (?:para|pr[ao]s?) (?![a-z]+[aei]r\b)/;

/** "explica que", "e fala pros clientes que": what comes behind it is said. */
const leadsToWords =
  /^(?:e |tambem )*(?:avis|cont|diz|dig|destac|explic|explique|fal|inform|lembr|mencion|reforc|reforce)[a-z]{0,3} (?:(?:aos?|para [ao]s?|pr[ao]s?) [a-z]+ )?(?:de )?que(?= )(?! nem )/;

/** "Mensagem final:", "contar que": what leads to words that are meant to be read. */
const leadsOn =
  /^(?:que|para|pr[ao]|com|sobre|(?:agradec|anunci|apresent|avis|comemor|convid|divulg|inform|lembr|mostr|oferec|parabeniz)[ae]ndo)$/;

/** "Não mencione promoção", "não peça desculpa pelo aumento" */
const silences = new RegExp(`^nao (?:${silencing}|(?:pede|peca|pedir) desculpas?)\\b`);

/** What a writer is told not to do; "não protege de queda" is said of a thing. */
const deedOfWriter = new RegExp(`^(?:${stemsOfDeeds})`);
const deniesDeed = (denial: Token | undefined, deed: Token | undefined): boolean =>
  denial?.norm === 'nao' &&
  deed !== undefined &&
  isVerb(deed) &&
  // "não tenho pronta entrega": what the owner does himself is no order.
  (!deedOfWriter.test(deed.norm) || deed.sort.endsWith('1'));

/** What an order says of the text itself. */
const ofText =
  /\b(?:assunto|chamada|descricao|emoji|frase|giria|hashtag|legenda|linguagem|linha|mensagem|palavra|paragrafo|post|postagem|resposta|reels|roteiro|story|tema|termo|texto|titulo|tom|video)s?\b/;

const saidIn = (words: readonly Token[]): string => words.map(({ norm }) => norm).join(' ');
const endsSentence = ({ typed }: Token): boolean => /[.!?;…]/.test(typed);

/** The place behind the sentence that a word stands in. */
function endOfSentence(tokens: readonly Token[], at: number): number {
  const last = tokens.findIndex((token, place) => place >= at && endsSentence(token));
  return last < 0 ? tokens.length : last + 1;
}

/** Where an order ends with why it is ordered: "não citar preço, por causa das regras do conselho". A reason with a value may be a fact. */
function endOfReason(tokens: readonly Token[], end: number): number {
  const begin = tokens[end - 1]?.norm === 'por' && tokens[end]?.norm === 'causa' ? end - 1 : end;
  if (!/^(?:por causa d|pois |ja que )/.test(`${saidIn(tokens.slice(begin, begin + 4))} `)) return end;
  const last = endOfSentence(tokens, begin);
  return tokens.slice(begin, last).some(isValue) ? end : last;
}

/** Whether customers are told it more often than the writer. */
const isForReaders = (words: string): boolean =>
  words === 'pergunte' || isMeantFor.test(words) || needsNot.test(words) || (forbids.test(words) && !ofWriting.test(words));

/** "Mencione este post e ganhe 10%": what readers do for what they get. */
const isRewarded = (tokens: readonly Token[], end: number): boolean =>
  /\be (?:ganh[ae]|concorr[ae]|particip[ae]|receb[ae]|leve)\b/.test(
    saidIn(tokens.slice(end, endOfSentence(tokens, end))),
  );

/** "direitos de quem …": what a topic is about. */
const isThing = ([one, next]: readonly Token[]): boolean =>
  /^(?:N|X|ADJ)/.test(one?.sort ?? '') && /^(?:d[aeo]s?|em|com|sem)$/.test(next?.norm ?? '');

/** "Convite para o workshop": what a text begins with, unless it is asked for. */
const isInvitation = (words: readonly Token[]): boolean => words[0]?.norm === 'convite' && !words.some(isVerb);
const isDeed = (word: Token): boolean => /^(?:V(?!N)|WE|INF|GER)/.test(word.sort);
/** "de brinde": what readers get. */
const isGift = (words: readonly Token[]): boolean =>
  !words.some(isDeed) && words.some(({ norm }) => /^(?:brindes?|gratis|cortesia|descontos?|sorteios?)$/.test(norm));

/**
 * Whether it is no order for sure: "como limpar [preencher: material]" is left to be filled in, "como ver" and "por que o
 * disjuntor cai, 3 motivos" name what a text is about, and "mas não obrigatória" goes on with what is said.
 */
const isFact = (words: readonly Token[], said: string, before: Token | undefined): boolean =>
  words.some(({ text }) => /[[\]]/.test(text)) ||
  (words[0]?.norm === 'como' && words[1]?.sort === 'INF') ||
  (words[0]?.norm === 'por' && words[1]?.norm === 'que') ||
  (before === undefined && isThing(words) && !ofText.test(said)) ||
  isInvitation(words) ||
  isGift(words) ||
  // "Baliza sem medo em quatro passos:"
  (before === undefined && words.at(-1)?.typed === ':' && !words.some(isDeed) && !ofText.test(said)) ||
  // "tipos de cliente: o que dorme, o que fala da ex": what a heading leads to.
  (before?.typed === ':' && !deedOfWriter.test(words[0]?.norm ?? '') && !/^(?:eu|close|camera|film|grav)/.test(said)) ||
  // "colégios Dom Bosco, Objetivo e municipal": a name within a sentence.
  (before !== undefined && !endsSentence(before) && /^\p{Lu}\p{Ll}/u.test(words[0]?.text ?? '')) ||
  (deniesDeed(words[0], words[1]) && !ofText.test(said)) ||
  (words[0]?.norm === 'mas' && !words.some(isVerb));

function wantedOf(said: string, isWholeClause: boolean, next: Token | undefined, isForVideo: boolean): Wanted {
  if (pleads.test(said) && next?.sort === 'INF') return wantedOfPlea;
  if (!isWholeClause) return isForVideo ? wantedInVideo : wantedOfWords;
  if (silences.test(said)) return wantedOfSilence;
  return isForVideo ? wantedOfClauseInVideo : wantedOfWholeClause;
}

/** How likely the words are with which an order begins behind a fact of its clause. */
const likelyWithinClause = 0.98;

const meanOf = (shares: readonly number[]): number => shares.reduce((sum, one) => sum + one, 0) / shares.length;

/** Where an order begins that goes on behind a mark of the owner's: at once, or behind the mark where less is sure before it. */
function withinClause(tokens: readonly Token[], shares: readonly number[], from: number, to: number): number {
  const mark = tokens.findIndex(({ typed }, at) => at >= from && at < to - 1 && typed !== '');
  return from >= 0 && mark >= 0 && meanOf(shares.slice(from, mark + 1)) < likelyWithinClause ? mark + 1 : from;
}

/** What a topic is for, and how it was typed. */
export interface Asked {
  readonly isForVideo: boolean;
  readonly typing: Typing;
}

/**
 * Where an order of a neat topic ends: with its clause, or with what leads on to what is said; before `from` where it
 * does neither. Who marks sentences himself puts no order in the middle of one.
 */
function endOfNeat(tokens: readonly Token[], from: number, to: number): number {
  const colon = tokens.findIndex(({ typed }, at) => at >= from && at < to && typed === ':');
  // "Sugerir três lanches simples: …" heads what it leads to.
  const isHeading = colon - from > 1 && tokens[from]?.sort === 'INF' && !ofText.test(saidIn(tokens.slice(from, colon + 1)));
  if (isHeading) return from + 1;
  if (tokens[to - 1]?.typed !== '') return to;
  // "Prefiro um parágrafo só."
  const next = tokens[to];
  if (next && !isValue(next) && (next.typed !== '' || to === tokens.length - 1)) return to + 1;
  for (let end = to; end > from; end -= 1) {
    const { norm, typed } = tokens[end - 1]!;
    if (typed !== '' || end === tokens.length || leadsOn.test(norm)) return end;
  }
  // "Café especial, descrição para a loja virtual torra média"
  return ofText.test(tokens[from]?.norm ?? '') ? to : from;
}

/** For each word, whether it is part of an order to the writer, or to whoever films a video, where that is sure. */
export function orderedOf(
  tokens: readonly Token[],
  tags: readonly Tag[],
  { isForVideo, typing }: Asked = { isForVideo: false, typing: typingOf(tokens) },
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
    const first = deniesDeed(tokens[edge - 1], tokens[edge]) ? edge + 1 : edge;
    // "pede pra | marcar": what leads to what readers are told to do is whole.
    const isPlea = tokens[to]?.sort === 'INF' && pleads.test(saidIn(tokens.slice(begin, to)));
    const led = leadsToWords.exec(`${saidIn(tokens.slice(begin, to))} `)?.[0].split(' ').length ?? 0;
    const last = isLast || isPlea ? to : shares.findLastIndex(isEdge) + 1;
    const end = led > 0 ? begin + led : isNeat && !isPlea ? (isFirst ? endOfNeat(tokens, first, last) : first) : last;
    const span = first < 0 ? [] : shares.slice(first, Math.min(end, last));
    const words = tokens.slice(first, end);
    const said = saidIn(words);
    const wanted = wantedOf(said, isFirst && isLast, tokens[end], isForVideo);
    const isSure = span.length > 0 && (!isNeat || words.some(isDeed) || ofText.test(said) || /^(?:sem|num|em tom) /.test(said)) && Math.max(...span) >= wanted.likeliest && meanOf(span) >= wanted.onAverage;
    if (isSure && !isFact(words, said, tokens[first - 1]) && !isForReaders(said) && !isRewarded(tokens, end))
      kept.fill(true, first, endOfReason(tokens, end));
    from = to - 1;
  }
  return kept;
}
