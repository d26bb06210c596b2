import type { ToldFact } from '../../domain/facts/fact.ts';
import { presenceOf } from '../../domain/facts/presence.ts';
import type { Presence } from '../../domain/facts/reading.ts';
import { stem } from '../../domain/facts/stem.ts';
import { fold, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place, TextWithFactSheet } from './judgedText.ts';
import {
  clauseAround,
  clauseEnd,
  contentWordsOf,
  isDenying,
  denyingWords,
  sentencesOf,
  sharesWord,
} from './denyingWords.ts';

/** Stems of things, and phrases that deny each by saying what there is instead: "só retirada", "à vista". */
const impliedDenials: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:entreg|envi|delivery|frete)/,
    /\bretir|\bbalcao\b|\b(?:vem|venha|vir|passa(?:r)? aqui (?:para|e)) busc|\b(?:so|apenas|somente) n[ao] (?:loja|local)\b/,
  ],
  [/^parcel/, /\ba vista\b/],
  [/^(?:agend|reserv)/, /\b(?:so|basta) chegar\b|\b(?:nao|nem) precisa\w* (?:de )?(?:marcar|hora)|\bsem marcar/],
];

/** Whether a passage has the key word of a told denial, or more than half of its words. */
function saysDenial(deniedWords: readonly string[], passage: readonly string[], key: string): boolean {
  const sharedWords = deniedWords.filter((word) => sharesWord([word], passage));
  return (
    sharedWords.some((word) => key.includes(stem(word))) ||
    sharedWords.length * 2 > deniedWords.length ||
    (deniedWords.length === 2 && sharedWords[0] === deniedWords[0])
  );
}

const splitClauses = (folded: string): readonly string[] => folded.split(clauseEnd);

/**
 * The words that a told denial or exception denies, and the words of the thing that it is said of: "GG" and "verde" of
 * "verde nao tem GG".
 */
function readToldDenial({ brief: { topic } }: TextWithFactSheet, fact: ToldFact) {
  const folded = fold(topic);
  const clause = clauseAround(folded, fact);
  const [firstWord = ''] = fold(fact.words).split(/\s/);
  const startsWithDenial = denyingWords.test(firstWord);
  const deniedWords = contentWordsOf(folded.slice(startsWithDenial ? fact.start : clause.start, clause.end));
  return { deniedWords, thingWords: contentWordsOf(folded.slice(clause.start, fact.start)) };
}

/**
 * Whether a text says a told denial or exception in whatever words, lacks it, or contradicts it. A text contradicts a denial only
 * if it affirms the denied words of the same thing; to name the thing is not enough.
 */
export function denialPresence(judgedText: TextWithFactSheet, fact: ToldFact): Presence {
  const presence = presenceOf(fact, judgedText.reading, judgedText.factSheet.facts);
  if (presence === 'present') return presence;
  const { deniedWords, thingWords } = readToldDenial(judgedText, fact);
  const denyingSentences = sentencesOf(judgedText.foldedText)
    .filter(isDenying)
    .map((sentence) => contentWordsOf(sentence));
  const isDenied = denyingSentences.some(
    (sentence) =>
      saysDenial(deniedWords, sentence, fact.key) ||
      (fact.kind === 'denial' && thingWords.length > 0 && sharesWord(thingWords, sentence)),
  );
  if (
    presence === 'missing' &&
    impliedDenials.some(
      ([deniedThing, alternative]) => deniedThing.test(fact.key) && alternative.test(judgedText.foldedText),
    )
  )
    return 'present';
  if (
    isChargedOnTop(judgedText.foldedText, fact) ||
    isPaidByCustomer(judgedText.foldedText, fact) ||
    isSaidOfElsewhere(judgedText.foldedText, fact, deniedWords) ||
    isMaximumOfDenial(judgedText, fact)
  )
    return 'present';
  if (isDenied || (fact.kind === 'denial' && isSaidOfOthersOnly(judgedText.foldedText, deniedWords, thingWords)))
    return 'present';
  if (/^(?:doming|segund|terc|quart|quint|sext|sabad)$/.test(fact.key)) return presence;
  return isAffirmed(judgedText.foldedText, deniedWords, thingWords) ? 'turned' : 'missing';
}

/** "mais o frete" of "frete à parte": the text adds the thing to the price. */
const isChargedOnTop = (foldedText: string, { words, key }: ToldFact): boolean =>
  /\b(?:a parte|por fora)$/.test(fold(words)) && new RegExp(`(?:\\bmais|\\+)\\s(?:[oa]s?\\s)?${key}`).test(foldedText);

/** "o tecido é por sua conta" of "menos tecido": the text says that the customer pays for what is excluded. */
const isPaidByCustomer = (foldedText: string, { kind, key }: ToldFact): boolean =>
  kind === 'exception' &&
  new RegExp(
    `\\b${key}\\w{0,4}\\s(?:(?:e|sao|sai|saem|ficam?)\\s)?por (?:sua conta|conta d[aeo]s? (?:client|alun|contratant)\\w{1,3})\\b`,
  ).test(foldedText);

/** "até 300 cc" of "nao mexo em moto acima de 300cc": the text has the limit of the denial as a maximum. */
function isMaximumOfDenial({ brief: { topic }, foldedText }: TextWithFactSheet, { kind, start }: ToldFact): boolean {
  const [toldClause = ''] = fold(topic).slice(start).split(clauseEnd);
  const [, maximum] = /\b(?:acima|mais|maior(?:es)?) de (\d{1,4})/.exec(toldClause) ?? [];
  return (
    kind === 'denial' &&
    maximum !== undefined &&
    new RegExp(`\\bate\\s(?:os?\\s)?${maximum}(?!\\d|[.,]\\d)`).test(foldedText)
  );
}

const elsewhereWords = /\boutr[oa]s? (?:cidade|municipio|estado|lugar)(?:e?s)?\b|\bfora d[aeo]\b|\bde fora\b/;

/**
 * "em outra cidade, soma o transporte" of "fora daqui mais o transporte": a sentence on other places that has the told
 * words and denies nothing.
 */
const isSaidOfElsewhere = (foldedText: string, { key }: ToldFact, deniedWords: readonly string[]): boolean =>
  key === 'daqui' &&
  sentencesOf(foldedText).some(
    (sentence) =>
      elsewhereWords.test(sentence) &&
      !/\b(?:nao|sem|nada|inclu\w+|gratis|gratuit\w+|livre)\b/.test(sentence) &&
      (deniedWords.length < 2 || sharesWord(deniedWords.slice(1), contentWordsOf(sentence))),
  );

/** Whether a sentence that denies nothing says all denied words of the same thing. */
const isAffirmed = (foldedText: string, deniedWords: readonly string[], thingWords: readonly string[]): boolean => {
  const namedWords = deniedWords.filter((word) => !/^\d/.test(word));
  return (
    namedWords.length > 0 &&
    sentencesOf(foldedText).some((sentence) => {
      if (isDenying(sentence) || sentence.includes('?')) return false;
      const content = contentWordsOf(sentence);
      if (/\binclu(?:s[oa]s?|indo|sive|i)\b/.test(sentence) && sharesWord(namedWords, content)) return true;
      return (
        namedWords.every((word) => sharesWord([word], content)) &&
        (thingWords.length === 0 || sharesWord(thingWords, content))
      );
    })
  );
};

/** "Preta: P, M e G / Verde: P e M" where green was told to have no G: the text names both, but never in one sentence. */
function isSaidOfOthersOnly(
  foldedText: string,
  deniedWords: readonly string[],
  thingWords: readonly string[],
): boolean {
  const sentences = sentencesOf(foldedText).map(contentWordsOf);
  const sentencesOfThing = sentences.filter((sentence) => sharesWord(thingWords, sentence));
  return (
    sentencesOfThing.length > 0 &&
    sentences.some((sentence) => sharesWord(deniedWords, sentence)) &&
    !sentencesOfThing.some((sentence) => sharesWord(deniedWords, sentence))
  );
}

/** Verbs of any shop, which tell nothing of the thing of a fact: "piano não levo" is not told by "como levar". */
const shopVerb = /^(?:lev|faz|fac|atend|aceit|trabalh|entreg|vend|abr|tem|temos|busc|receb)/;

/** Whether a text has no thing of the owner's sentence around a fact. A semicolon ends such a sentence as well. */
export function isThingOmitted({ brief: { topic }, profile, foldedText }: JudgedText, fact: ToldFact): boolean {
  const toldSentence = sentenceAround(fold(topic).replaceAll(';', '.'), fact);
  const nameWords = contentWordsOf(fold(profile.businessName ?? ''));
  const thingWords = contentWordsOf(toldSentence).filter(
    (word) => !/^\d/.test(word) && !shopVerb.test(word) && !nameWords.includes(word),
  );
  return !sharesWord(thingWords, contentWordsOf(foldedText));
}

/** Words on what customers must bring, have or pay for separately: a text may tell such a duty as a denial. */
const customersDuty =
  /\bseparad[oa]s?\b|\bpor fora\b|\b(?:c|c\/|com) (?:etiqueta|nota|cupom|comprovante|hora)|\bd[oae]s? (?:client|contratante|alun)/;

/** Whether the owner denies in whatever words what the clause of a text denies. */
export function isOwnDenial({ ownWords, foldedText, factSheet }: JudgedText, place: Place): boolean {
  const clause = clauseAround(foldedText, place);
  const continuesClauseBefore = /^\s*nao\b/.test(foldedText.slice(clause.start, clause.end)) && clause.start > 1;
  const [interjection = ''] =
    /\b(?:infelizmente|aqui|ainda|por enquanto),\s*$/.exec(foldedText.slice(0, clause.start)) ?? [];
  const endOfClauseBefore = clause.start - interjection.length - 2;
  const { start } =
    continuesClauseBefore && endOfClauseBefore >= 0
      ? clauseAround(foldedText, { start: endOfClauseBefore, end: endOfClauseBefore })
      : clause;
  const content = contentWordsOf(foldedText.slice(start, clause.end));
  return (
    factSheet.facts.some(
      ({ kind, key }) => /^(?:denial|exception)$/.test(kind) && content.some((word) => stem(word) === key),
    ) ||
    splitClauses(ownWords.folded)
      .filter((toldClause) => isDenying(toldClause) || customersDuty.test(toldClause))
      .some((toldClause) => sharesWord(content, contentWordsOf(toldClause)))
  );
}
