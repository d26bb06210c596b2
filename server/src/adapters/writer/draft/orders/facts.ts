import { isVerb, type Token } from '../tokens.ts';
import { forbiddingInfinitives, writerVerbStems } from './writerVerbs.ts';

/** "Não usar com preservativo" is said to customers, "não usar a palavra promoção" to the writer. */
const prohibition = /^nao [a-z]+[aei]r\b/;

const writingTerms = new RegExp(
  `^nao (?:${forbiddingInfinitives})\\b|\\b(?:emoji|giria|hashtag|linguagem|palavra|termo|texto|tom)s?\\b`,
);

/** "Não precisa saber nem enfiar agulha" */
const noNeedFor = /^nao precisa (?!ser\b|fal|dizer|escrev|coloc|por\b|usar|cit|mencion|exager|caprich|mostr)/;

/** "Não é pra iniciante do zero": whom the offer is for, without a verb of writing. */
const targetAudience = /^nao (?:e|sao) (?:para|pr[ao]s?) (?![a-z]+[aei]r\b)/;

/** Verbs of what a writer is told not to do; "não protege de queda" is said of a thing. */
const writerVerbPattern = new RegExp(`^(?:${writerVerbStems})`);

export const negatesWriterVerb = (denial: Token | undefined, verb: Token | undefined): boolean =>
  denial?.norm === 'nao' &&
  verb !== undefined &&
  isVerb(verb) &&
  // "não tenho pronta entrega": what the owner does himself is no order.
  (!writerVerbPattern.test(verb.norm) || verb.wordClass.endsWith('1'));

/** Words for the text itself or its parts, which orders mention. */
export const textTerms =
  /\b(?:assunto|chamada|descricao|emoji|frase|giria|hashtag|legenda|linguagem|linha|mensagem|palavra|paragrafo|post|postagem|resposta|reels|roteiro|story|tema|termo|texto|titulo|tom|video)s?\b/;

export const normalizedText = (words: readonly Token[]): string => words.map(({ norm }) => norm).join(' ');

export const endsSentence = ({ typedMark }: Token): boolean => /[.!?;…]/.test(typedMark);

/** The index after the sentence of a word. */
export function endOfSentence(tokens: readonly Token[], at: number): number {
  const last = tokens.findIndex((token, index) => index >= at && endsSentence(token));
  return last < 0 ? tokens.length : last + 1;
}

/** Whether the words are more often said to customers than to the writer. */
export const isSaidToReaders = (words: string): boolean =>
  words === 'pergunte' ||
  targetAudience.test(words) ||
  noNeedFor.test(words) ||
  (prohibition.test(words) && !writingTerms.test(words));

/** "Mencione este post e ganhe 10%": what readers are rewarded for. */
export const isRewarded = (tokens: readonly Token[], end: number): boolean =>
  /\be (?:ganh[ae]|concorr[ae]|particip[ae]|receb[ae]|leve)\b/.test(
    normalizedText(tokens.slice(end, endOfSentence(tokens, end))),
  );

/** "direitos de quem …": a noun that names what the topic is about. */
const isTopicNoun = ([one, next]: readonly Token[]): boolean =>
  /^(?:N|X|ADJ)/.test(one?.wordClass ?? '') && /^(?:d[aeo]s?|em|com|sem)$/.test(next?.norm ?? '');

/** "Convite para o workshop": the first words of a text, unless a verb asks for one. */
const isInvitation = (words: readonly Token[]): boolean => words[0]?.norm === 'convite' && !words.some(isVerb);

export const isWriterVerb = (word: Token): boolean => /^(?:V(?!N)|WE|INF|GER)/.test(word.wordClass);

/** "de brinde": what readers get. */
const isGift = (words: readonly Token[]): boolean =>
  !words.some(isWriterVerb) &&
  words.some(({ norm }) => /^(?:brindes?|gratis|cortesia|descontos?|sorteios?)$/.test(norm));

/**
 * Whether the words are certainly no order: "como limpar [preencher: material]" is left to be filled in, "como ver" and "por que o
 * disjuntor cai, 3 motivos" name what a text is about, and "mas não obrigatória" goes on with what is said.
 */
export const isCertainlyNoOrder = (words: readonly Token[], normalized: string, before: Token | undefined): boolean =>
  words.some(({ text }) => /[[\]]/.test(text)) ||
  (words[0]?.norm === 'como' && words[1]?.wordClass === 'INF') ||
  (words[0]?.norm === 'por' && words[1]?.norm === 'que') ||
  (before === undefined && isTopicNoun(words) && !textTerms.test(normalized)) ||
  isInvitation(words) ||
  isGift(words) ||
  // "Baliza sem medo em quatro passos:"
  (before === undefined &&
    words.at(-1)?.typedMark === ':' &&
    !words.some(isWriterVerb) &&
    !textTerms.test(normalized)) ||
  // "tipos de cliente: o que dorme, o que fala da ex": what a heading leads to.
  (before?.typedMark === ':' &&
    !writerVerbPattern.test(words[0]?.norm ?? '') &&
    !/^(?:eu|close|camera|film|grav)/.test(normalized)) ||
  // "colégios Dom Bosco, Objetivo e municipal": a name within a sentence.
  (before !== undefined && !endsSentence(before) && /^\p{Lu}\p{Ll}/u.test(words[0]?.text ?? '')) ||
  (negatesWriterVerb(words[0], words[1]) && !textTerms.test(normalized)) ||
  (words[0]?.norm === 'mas' && !words.some(isVerb));
