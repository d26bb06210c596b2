import type { FactKind, ToldFact } from '../domain/facts/fact.ts';
import type { FactCode } from '../domain/findings/remedies.ts';
import { presenceOf, factsToldForText } from '../domain/facts/presence.ts';
import type { Presence } from '../domain/facts/reading.ts';
import { denialPresence, isLeftOutWhole } from './judgedText/denials.ts';
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
import { spelledNumber } from '../domain/facts/numbers.ts';
import { fold, wordsOf } from '../domain/text/words.ts';
import { professionOf } from './claims/professions.ts';
import { isFactQuoted } from './judgedText/writerQuotes.ts';

type MissingCode = Extract<FactCode, `missing-${string}`>;

/** What a text must have when it was told for it, by the code of its absence; null for what may be left out. */
const required: Record<FactKind, MissingCode | null> = {
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

const names: Readonly<Record<MissingCode, string>> = {
  'missing-price': 'o valor',
  'missing-offer': 'o que é grátis',
  'missing-date': 'a data',
  'missing-time': 'o horário',
  'missing-deadline': 'o prazo',
  'missing-condition': 'a condição',
  'missing-exception': 'a exceção',
};

/** The short lines of an ad hold so many facts; of more, those that an ad cannot do without. */
const maxFactsInAd = 2;
/** The limits of what an ad says; those of what it leaves out it need not have. */
const essential: ReadonlySet<FactKind> = new Set(['deadline', 'exception', 'condition']);

/** Professions that may not attract by price leave out what the owner told of it. */
const ofMoney: ReadonlySet<FactKind> = new Set(['price', 'discount', 'instalments', 'bundle', 'free', 'payment']);

/** What was told for the text and is not in it, and conditions that the text turns round (rule 5.2). */
export const omittedFacts: Check = (judgedText) => {
  const wanted = factsToldForText(judgedText.factSheet).filter(
    (fact) => required[fact.kind] !== null && isWanted(judgedText, fact),
  );
  const found = wanted.map((fact) => ({ fact, presence: presenceIn(judgedText, fact) }));
  const isAd = judgedText.brief.contentType === 'texto_anuncio';
  const hasPrice = found.some(({ fact, presence }) => presence === 'present' && ofMoney.has(fact.kind));
  return found.flatMap(({ fact, presence }): readonly TextFinding[] => {
    // What may have been told otherwise is not missed, but the text may say that it takes it in.
    const isDoubtful = fact.certainty === 'doubtful';
    if (isDoubtful && presence !== 'present' && isTakenIn(judgedText, fact))
      return [contradictedFact({ ...fact, certainty: 'certain' })];
    if (presence === 'missing' && isDoubtful) return [];
    if (presence === 'present' || (isAd && isPassedOver(judgedText, fact))) return [];
    if (presence === 'turned') return isAffirmed(judgedText, fact) ? [] : [contradictedFact(fact)];
    const isEssential = essential.has(fact.kind) && fact.key !== 'apartir';
    const isOneTooMany = !isEssential && wanted.length > maxFactsInAd && (hasPrice || !ofMoney.has(fact.kind));
    const isLimit = isEssential || fact.kind === 'denial';
    const isForgiven = isAd && (isOneTooMany || (isLimit && isLeftOutWhole(judgedText, fact)));
    return isForgiven ? [] : missingFact(fact, judgedText);
  });
};

/** Where a told fact is in a text. */
export const presenceIn = (judgedText: TextWithFactSheet, fact: ToldFact): Presence =>
  fact.kind === 'denial' || fact.kind === 'exception'
    ? denialPresence(judgedText, fact)
    : presenceOf(fact, judgedText.reading, judgedText.factSheet.facts);

/** "19h30 em vez de 18h30": what was so before a change. */
const former =
  /\b(?:em vez d[eoa]s?|ao inves d[eoa]s?|no lugar d[eoa]s?|era[m]?|antes(?: era[m]?)?|nao (?:e )?mais|mudou d[eoa]s?|passou d[eoa]s?|trocou d[eoa]s?)\s(?:(?:dia|as|[oa]s?)\s)?$/;

const isFormer = ({ topic }: TextWithFactSheet['brief'], { start, source }: ToldFact): boolean =>
  source === 'topic' && former.test(fold(topic.slice(Math.max(0, start - 24), start)));

const countOfDays = new RegExp(`(?:\\b\\d{1,3}|${spelledNumber})\\s$`);

/** "prazo de 7 dias uteis" is a length, and no days that a text must name. */
const isLength = ({ topic }: TextWithFactSheet['brief'], { kind, key, start, source }: ToldFact): boolean =>
  source === 'topic' &&
  kind === 'weekday' &&
  key === '12345' &&
  countOfDays.test(fold(topic.slice(Math.max(0, start - 12), start)));

/** Whether a text is to have a told fact: what the owner's council keeps out of advertising it is not. */
export const isWanted = ({ brief, profile }: Pick<TextWithFactSheet, 'brief' | 'profile'>, fact: ToldFact): boolean =>
  !(/^(?:time|date|weekday|deadline|start)$/.test(fact.kind) && isFormer(brief, fact)) &&
  !isLength(brief, fact) &&
  !(ofMoney.has(fact.kind) && professionOf(profile, brief.topic)?.isPriceLure) &&
  // "sem juros" says more of a price; what is left of it is still true.
  !(
    fact.kind === 'denial' &&
    /^(?:sem|s\/?|zero)\s?(?:juros|taxa|consulta|multa|fidelidade|carne|estacionamento)/i.test(fact.words)
  );

const takesIn = /\btambem\b|\bbem-vind[oa]s?\b|\bate mesmo\b|\binclusive\b/;

/** Whether a text says in so many words that what was left out is taken in. */
const isTakenIn = ({ foldedText }: Pick<TextWithFactSheet, 'foldedText'>, { key }: ToldFact): boolean =>
  foldedText
    .split(/[.!?;\n]|,\s(?!inclusive)|\se\s/)
    .some((part) => takesIn.test(part) && !isDenying(part) && wordsOf(part).some(({ text }) => stem(text) === key));

/** In an ad, what the owner told of a thing that the ad does not speak of at all. */
function isPassedOver({ brief, foldedText }: JudgedText, { start, end, kind, source }: ToldFact): boolean {
  if (source !== 'topic') return false;
  const topic = fold(brief.topic);
  const stop = kind === 'exception' || kind === 'denial' ? /[.!?;\n](?!\d)/ : /[.!?;,\n](?!\d)/;
  const before = topic.slice(0, start).split(stop).at(-1) ?? '';
  const [after = ''] = topic.slice(end).split(stop);
  const stems = stemsOf(`${before} ${after}`);
  const saidStems = new Set(stemsOf(foldedText));
  return stems.length > 1 && !stems.some((one) => saidStems.has(one));
}

const stemsOf = (words: string): readonly string[] =>
  wordsOf(words)
    .filter(({ text }) => text.length > 3 && !/^\d/.test(text))
    .map(({ text }) => stem(text));

/** Whether the owner speaks of a thing beside what denies it ("cozinheira com experiência, auxiliar não precisa"). */
function isAffirmed({ brief }: JudgedText, { key, start, end, source }: ToldFact): boolean {
  if (source !== 'topic') return false;
  const rest = fold(brief.topic.slice(0, start) + ' '.repeat(end - start) + brief.topic.slice(end));
  return wordsOf(rest).some(({ text }) => stem(text) === key);
}

const inWords: ReadonlySet<FactKind> = new Set(['condition', 'exception', 'denial']);

/** The fact as the owner told it, and as it is written. */
function describeFact({ words, label, kind, key }: ToldFact): string {
  if (key === 'apartir') return `"${label} ${words.trim()}"`;
  if (inWords.has(kind)) return `"${words.trim()}"`;
  return words.trim() === label ? label : `${label} ("${words.trim()}")`;
}

/** A condition or exception may be said in words that code does not know: where the text limits anything, the owner decides. */
const leavesOut =
  /\bnao (?:receb|entra|vale|atend|aceit|faz|trabalh|abr|inclu|particip|serv|cobr|dá|da)|\bde fora\b|\bexceto\b|\ba parte\b/;
const limits =
  /\bsomente\b|\bapenas\b|\bso (?:para|com|n[oa]s?|em|quem)\b|\bexclusiv|\bquem (?:reserv|ainda|trou|apres)|\bnao (?:vale|serve|inclui|entra)\b/;

const isUndecided = (fact: ToldFact, { foldedText }: JudgedText): boolean =>
  inWords.has(fact.kind) &&
  fact.key !== 'apartir' &&
  !/^(?:feriad|doming|segund|terc|quart|quint|sext|sabad)/.test(fact.key) &&
  (fact.kind === 'condition' ? limits : leavesOut).test(foldedText);

function missingFact(fact: ToldFact, judgedText: JudgedText): readonly TextFinding[] {
  const code = required[fact.kind];
  if (code === null) return [];
  const what = names[code];
  const message = `Faltou ${what} que você contou: ${describeFact(fact)}.`;
  // Said in words that the reader does not know, or the writer says that it is there.
  if (isUndecided(fact, judgedText) || isFactQuoted(judgedText, fact)) return [softFinding(code, message)];
  return [
    findingByCertainty([fact], code, message, null, {
      correction: `O texto precisa trazer ${what} dos dados: ${describeFact(fact)}.`,
      rule: fact.kind === 'price' ? 'binding-offer' : null,
    }),
  ];
}

const contradictedFact = (fact: ToldFact): TextFinding =>
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
