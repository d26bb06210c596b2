import type { FactKind, ToldFact } from '../domain/facts/fact.ts';
import type { FactCode } from '../domain/findings/remedies.ts';
import { presenceOf, factsToldForText } from '../domain/facts/presence.ts';
import type { Presence } from '../domain/facts/reading.ts';
import { denialPresence, isThingOmitted } from './judgedText/denials.ts';
import { isDenying } from './judgedText/denyingWords.ts';
import {
  findingByCertainty,
  softFinding,
  type Check,
  type JudgedText,
  type TextFinding,
  type TextWithFactSheet,
} from './judgedText/judgedText.ts';
import { stem } from '../domain/facts/stem.ts';
import { fold, wordsOf } from '../domain/text/words.ts';
import { isFactQuoted } from './judgedText/writerQuotes.ts';
import { isWanted, moneyKinds } from './wantedFacts.ts';

type MissingCode = Extract<FactCode, `missing-${string}`>;

/**
 * The code of the finding of a told fact that the text lacks, by the kind of the fact; null for kinds that a text may
 * leave out.
 */
const missingCodeOf: Record<FactKind, MissingCode | null> = {
  price: 'missing-price',
  discount: 'missing-price',
  instalments: 'missing-price',
  bundle: 'missing-price',
  free: 'missing-offer',
  date: 'missing-date',
  weekday: 'missing-date',
  time: 'missing-time',
  deadline: 'missing-deadline',
  start: 'missing-date',
  payment: 'missing-condition',
  condition: 'missing-condition',
  exception: 'missing-exception',
  denial: 'missing-exception',
  oldPrice: null,
  number: null,
  quantity: null,
  measure: null,
  place: null,
  contact: null,
  link: null,
};

const nounOfCode: Readonly<Record<MissingCode, string>> = {
  'missing-price': 'o valor',
  'missing-offer': 'o que é grátis',
  'missing-date': 'a data',
  'missing-time': 'o horário',
  'missing-deadline': 'o prazo',
  'missing-condition': 'a condição',
  'missing-exception': 'a exceção',
};

/** An ad is short: of more told facts than these, only essential ones and prices must be in it. */
const maxFactsInAd = 2;
/** Kinds of limits, which an ad must have for each thing that it speaks of. */
const essentialInAd: ReadonlySet<FactKind> = new Set(['deadline', 'exception', 'condition']);

/** Facts that were told for the text and that it lacks, and told conditions that it contradicts (rule 5.2). */
export const findOmittedFacts: Check = (judgedText) => {
  const wantedFacts = factsToldForText(judgedText.factSheet).filter(
    (fact) => missingCodeOf[fact.kind] !== null && isWanted(judgedText, fact),
  );
  const presences = wantedFacts.map((fact) => ({ fact, presence: presenceIn(judgedText, fact) }));
  const isAd = judgedText.brief.contentType === 'texto_anuncio';
  const hasPrice = presences.some(({ fact, presence }) => presence === 'present' && moneyKinds.has(fact.kind));
  return presences.flatMap(({ fact, presence }): readonly TextFinding[] => {
    // A doubtful fact is never reported as missing, but it contradicts a text that expressly includes what it excludes.
    const isDoubtful = fact.certainty === 'doubtful';
    if (isDoubtful && presence !== 'present' && isStatedAsIncluded(judgedText, fact))
      return [reportContradictedFact({ ...fact, certainty: 'certain' })];
    if (presence === 'missing' && isDoubtful) return [];
    if (presence === 'present' || (isAd && isThingUnmentioned(judgedText, fact))) return [];
    if (presence === 'turned') return isAffirmedByOwner(judgedText, fact) ? [] : [reportContradictedFact(fact)];
    const isEssential = essentialInAd.has(fact.kind) && fact.key !== 'apartir';
    const isOneTooMany = !isEssential && wantedFacts.length > maxFactsInAd && (hasPrice || !moneyKinds.has(fact.kind));
    const isLimit = isEssential || fact.kind === 'denial';
    const isForgiven = isAd && (isOneTooMany || (isLimit && isThingOmitted(judgedText, fact)));
    return isForgiven ? [] : reportMissingFact(fact, judgedText);
  });
};

/** Where a told fact is in a text. */
export const presenceIn = (judgedText: TextWithFactSheet, fact: ToldFact): Presence =>
  fact.kind === 'denial' || fact.kind === 'exception'
    ? denialPresence(judgedText, fact)
    : presenceOf(fact, judgedText.reading, judgedText.factSheet.facts);

const inclusionWords = /\btambem\b|\bbem-vind[oa]s?\b|\bate mesmo\b|\binclusive\b/;

/** Whether a text expressly includes what the owner excludes: "Também recebemos cães". */
const isStatedAsIncluded = ({ foldedText }: Pick<TextWithFactSheet, 'foldedText'>, { key }: ToldFact): boolean =>
  foldedText
    .split(/[.!?;\n]|,\s(?!inclusive)|\se\s/)
    .some(
      (part) => inclusionWords.test(part) && !isDenying(part) && wordsOf(part).some(({ text }) => stem(text) === key),
    );

/** Whether a text has no word of the owner's clause around a fact, and so does not speak of its thing at all. */
function isThingUnmentioned({ brief, foldedText }: JudgedText, { start, end, kind, source }: ToldFact): boolean {
  if (source !== 'topic') return false;
  const topic = fold(brief.topic);
  const clauseEnd = kind === 'exception' || kind === 'denial' ? /[.!?;\n](?!\d)/ : /[.!?;,\n](?!\d)/;
  const wordsBefore = topic.slice(0, start).split(clauseEnd).at(-1) ?? '';
  const [wordsBehind = ''] = topic.slice(end).split(clauseEnd);
  const stems = stemsOf(`${wordsBefore} ${wordsBehind}`);
  const stemsOfText = new Set(stemsOf(foldedText));
  return stems.length > 1 && !stems.some((stemOfTopic) => stemsOfText.has(stemOfTopic));
}

const stemsOf = (words: string): readonly string[] =>
  wordsOf(words)
    .filter(({ text }) => text.length > 3 && !/^\d/.test(text))
    .map(({ text }) => stem(text));

/**
 * Whether the owner names a denied thing elsewhere too, where it is not denied: "cozinheira com experiência, auxiliar não
 * precisa".
 */
function isAffirmedByOwner({ brief }: JudgedText, { key, start, end, source }: ToldFact): boolean {
  if (source !== 'topic') return false;
  const otherWords = fold(brief.topic.slice(0, start) + ' '.repeat(end - start) + brief.topic.slice(end));
  return wordsOf(otherWords).some(({ text }) => stem(text) === key);
}

const kindsInOwnWords: ReadonlySet<FactKind> = new Set(['condition', 'exception', 'denial']);

/** The words of the owner for a fact, with its normal form where that is another. */
function describeFact({ words, label, kind, key }: ToldFact): string {
  if (key === 'apartir') return `"${label} ${words.trim()}"`;
  if (kindsInOwnWords.has(kind)) return `"${words.trim()}"`;
  return words.trim() === label ? label : `${label} ("${words.trim()}")`;
}

/**
 * Words by which a text excludes or limits something. It may thus say a told condition in other words, which the owner
 * decides.
 */
const exclusionWords =
  /\bnao (?:receb|entra|vale|atend|aceit|faz|trabalh|abr|inclu|particip|serv|cobr|dá|da)|\bde fora\b|\bexceto\b|\ba parte\b/;
const limitWords =
  /\bsomente\b|\bapenas\b|\bso (?:para|com|n[oa]s?|em|quem)\b|\bexclusiv|\bquem (?:reserv|ainda|trou|apres)|\bnao (?:vale|serve|inclui|entra)\b/;

const mayBeSaidOtherwise = (fact: ToldFact, { foldedText }: JudgedText): boolean =>
  kindsInOwnWords.has(fact.kind) &&
  fact.key !== 'apartir' &&
  !/^(?:feriad|doming|segund|terc|quart|quint|sext|sabad)/.test(fact.key) &&
  (fact.kind === 'condition' ? limitWords : exclusionWords).test(foldedText);

function reportMissingFact(fact: ToldFact, judgedText: JudgedText): readonly TextFinding[] {
  const code = missingCodeOf[fact.kind];
  if (code === null) return [];
  const noun = nounOfCode[code];
  const message = `Faltou ${noun} que você contou: ${describeFact(fact)}.`;
  // The fact may be there in words that the reader of facts does not know, or the writer says that it is.
  if (mayBeSaidOtherwise(fact, judgedText) || isFactQuoted(judgedText, fact)) return [softFinding(code, message)];
  return [
    findingByCertainty([fact], code, message, null, {
      correction: `O texto precisa trazer ${noun} dos dados: ${describeFact(fact)}.`,
      rule: fact.kind === 'price' ? 'binding-offer' : null,
    }),
  ];
}

const reportContradictedFact = (fact: ToldFact): TextFinding =>
  findingByCertainty(
    [fact],
    'turned-round',
    `O texto diz o contrário do que você contou: ${describeFact(fact)}.`,
    null,
    {
      correction: `O texto diz o contrário dos dados. Os dados dizem: ${describeFact(fact)}.`,
      rule: 'binding-offer',
    },
  );
