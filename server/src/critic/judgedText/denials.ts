import type { ToldFact } from '../../domain/facts/fact.ts';
import { presenceOf } from '../../domain/facts/presence.ts';
import type { Presence } from '../../domain/facts/reading.ts';
import { stem } from '../../domain/facts/stem.ts';
import { fold, sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place, TextWithFactSheet } from './judgedText.ts';
import { clauseAround, clauseEnd, contentOf, isDenying, denying, sentencesOf, shares } from './denyingWords.ts';

/** What is denied by saying what there is: "só retirada", "à vista". */
const otherwise: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:entreg|envi|delivery|frete)/,
    /\bretir|\bbalcao\b|\b(?:vem|venha|vir|passa(?:r)? aqui (?:para|e)) busc|\b(?:so|apenas|somente) n[ao] (?:loja|local)\b/,
  ],
  [/^parcel/, /\ba vista\b/],
  [/^(?:agend|reserv)/, /\b(?:so|basta) chegar\b|\b(?:nao|nem) precisa\w* (?:de )?(?:marcar|hora)|\bsem marcar/],
];

/** The word that a denial is told by, or more than half of all of its words. */
function sharesMost(words: readonly string[], passage: readonly string[], key: string): boolean {
  const shared = words.filter((word) => shares([word], passage));
  return (
    shared.some((word) => key.includes(stem(word))) ||
    shared.length * 2 > words.length ||
    (words.length === 2 && shared[0] === words[0])
  );
}

const clausesOf = (folded: string): readonly string[] => folded.split(clauseEnd);

/** What a told denial or exception leaves out, and what it says it of: "nao tem GG" of "verde nao tem GG". */
function toldDenial({ brief: { topic } }: TextWithFactSheet, fact: ToldFact) {
  const folded = fold(topic);
  const clause = clauseAround(folded, fact);
  const [first = ''] = fold(fact.words).split(/\s/);
  const isLed = denying.test(first);
  const words = contentOf(folded.slice(isLed ? fact.start : clause.start, clause.end));
  return { words, of: contentOf(folded.slice(clause.start, fact.start)) };
}

/**
 * Where a told denial or exception is in a text: said in any words of its own, not said, or affirmed. Only what the text
 * affirms of the same thing turns it round; that it names the thing does not.
 */
export function denialPresence(judgedText: TextWithFactSheet, fact: ToldFact): Presence {
  const base = presenceOf(fact, judgedText.reading, judgedText.factSheet.facts);
  if (base === 'present') return base;
  const { words, of } = toldDenial(judgedText, fact);
  const denied = sentencesOf(judgedText.foldedText)
    .filter(isDenying)
    .map((sentence) => contentOf(sentence));
  const isSaid = denied.some(
    (sentence) =>
      sharesMost(words, sentence, fact.key) || (fact.kind === 'denial' && of.length > 0 && shares(of, sentence)),
  );
  if (
    base === 'missing' &&
    otherwise.some(([kind, instead]) => kind.test(fact.key) && instead.test(judgedText.foldedText))
  )
    return 'present';
  if (
    isAdded(judgedText.foldedText, fact) ||
    isOfCustomer(judgedText.foldedText, fact) ||
    isElsewhere(judgedText.foldedText, fact, words) ||
    isWithin(judgedText, fact)
  )
    return 'present';
  if (isSaid || (fact.kind === 'denial' && isOfOthersAlone(judgedText.foldedText, words, of))) return 'present';
  if (/^(?:doming|segund|terc|quart|quint|sext|sabad)$/.test(fact.key)) return base;
  return isAffirmed(judgedText.foldedText, words, of) ? 'turned' : 'missing';
}

/** "mais o frete" of "frete à parte". */
const isAdded = (said: string, { words, key }: ToldFact): boolean =>
  /\b(?:a parte|por fora)$/.test(fold(words)) && new RegExp(`(?:\\bmais|\\+)\\s(?:[oa]s?\\s)?${key}`).test(said);

/** "o tecido é por sua conta" of "menos tecido". */
const isOfCustomer = (said: string, { kind, key }: ToldFact): boolean =>
  kind === 'exception' &&
  new RegExp(
    `\\b${key}\\w{0,4}\\s(?:(?:e|sao|sai|saem|ficam?)\\s)?por (?:sua conta|conta d[aeo]s? (?:client|alun|contratant)\\w{1,3})\\b`,
  ).test(said);

/** "até 300 cc" of "nao mexo em moto acima de 300cc". */
function isWithin({ brief: { topic }, foldedText }: TextWithFactSheet, { kind, start }: ToldFact): boolean {
  const [told = ''] = fold(topic).slice(start).split(clauseEnd);
  const [, most] = /\b(?:acima|mais|maior(?:es)?) de (\d{1,4})/.exec(told) ?? [];
  return (
    kind === 'denial' && most !== undefined && new RegExp(`\\bate\\s(?:os?\\s)?${most}(?!\\d|[.,]\\d)`).test(foldedText)
  );
}

const otherPlace = /\boutr[oa]s? (?:cidade|municipio|estado|lugar)(?:e?s)?\b|\bfora d[aeo]\b|\bde fora\b/;

/** "em outra cidade, soma o transporte" of "fora daqui mais o transporte": elsewhere, with what was told of it. */
const isElsewhere = (said: string, { key }: ToldFact, words: readonly string[]): boolean =>
  key === 'daqui' &&
  sentencesOf(said).some(
    (sentence) =>
      otherPlace.test(sentence) &&
      !/\b(?:nao|sem|nada|inclu\w+|gratis|gratuit\w+|livre)\b/.test(sentence) &&
      (words.length < 2 || shares(words.slice(1), contentOf(sentence))),
  );

/** A sentence that says all of what was denied, of the same thing, and denies nothing. */
const isAffirmed = (said: string, words: readonly string[], of: readonly string[]): boolean => {
  const named = words.filter((word) => !/^\d/.test(word));
  return (
    named.length > 0 &&
    sentencesOf(said).some((sentence) => {
      if (isDenying(sentence) || sentence.includes('?')) return false;
      const content = contentOf(sentence);
      if (/\binclu(?:s[oa]s?|indo|sive|i)\b/.test(sentence) && shares(named, content)) return true;
      return named.every((word) => shares([word], content)) && (of.length === 0 || shares(of, content));
    })
  );
};

/** "Preta: P, M e G / Verde: P e M" where green was told to have no G: the text names both, never together. */
function isOfOthersAlone(said: string, words: readonly string[], of: readonly string[]): boolean {
  const sentences = sentencesOf(said).map(contentOf);
  const ofThing = sentences.filter((sentence) => shares(of, sentence));
  return (
    ofThing.length > 0 &&
    sentences.some((sentence) => shares(words, sentence)) &&
    !ofThing.some((sentence) => shares(words, sentence))
  );
}

/** What a shop does, whatever it is about: "piano não levo" is not told by "como levar". */
const doing = /^(?:lev|faz|fac|atend|aceit|trabalh|entreg|vend|abr|tem|temos|busc|receb)/;

/** Whether nothing that the owner's sentence of a fact speaks of is in the text; a semicolon ends it as well. */
export function isLeftOutWhole({ brief: { topic }, profile, foldedText }: JudgedText, fact: ToldFact): boolean {
  const around = sentenceAround(fold(topic).replaceAll(';', '.'), fact);
  const ofShop = contentOf(fold(profile.businessName ?? ''));
  const about = contentOf(around).filter((word) => !/^\d/.test(word) && !doing.test(word) && !ofShop.includes(word));
  return !shares(about, contentOf(foldedText));
}

/** What customers bring, have or keep: without it nothing goes; and what is paid by itself. */
const asks =
  /\bseparad[oa]s?\b|\bpor fora\b|\b(?:c|c\/|com) (?:etiqueta|nota|cupom|comprovante|hora)|\bd[oae]s? (?:client|contratante|alun)/;

/** Whether the owner's words deny what the clause of a text denies, in whatever words. */
export function isOwnDenial({ ownWords, foldedText, factSheet }: JudgedText, place: Place): boolean {
  const clause = clauseAround(foldedText, place);
  const isOfBefore = /^\s*nao\b/.test(foldedText.slice(clause.start, clause.end)) && clause.start > 1;
  const [aside = ''] = /\b(?:infelizmente|aqui|ainda|por enquanto),\s*$/.exec(foldedText.slice(0, clause.start)) ?? [];
  const before = clause.start - aside.length - 2;
  const { start } = isOfBefore && before >= 0 ? clauseAround(foldedText, { start: before, end: before }) : clause;
  const content = contentOf(foldedText.slice(start, clause.end));
  return (
    factSheet.facts.some(
      ({ kind, key }) => /^(?:denial|exception)$/.test(kind) && content.some((word) => stem(word) === key),
    ) ||
    clausesOf(ownWords.folded)
      .filter((told) => isDenying(told) || asks.test(told))
      .some((told) => shares(content, contentOf(told)))
  );
}
