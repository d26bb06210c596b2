import type { FactKind, ToldFact } from '../domain/facts/fact.ts';
import { spelledNumber } from '../domain/facts/numbers.ts';
import { fold } from '../domain/text/words.ts';
import { professionOf } from './claims/professions.ts';
import type { TextWithFactSheet } from './judgedText/judgedText.ts';

/** Kinds about money, which texts of professions that may not attract by price leave out. */
export const moneyKinds: ReadonlySet<FactKind> = new Set([
  'price',
  'discount',
  'instalments',
  'bundle',
  'free',
  'payment',
]);

/** Words right before a value that was replaced by another: "19h30 em vez de 18h30". */
const formerValueLead =
  /\b(?:em vez d[eoa]s?|ao inves d[eoa]s?|no lugar d[eoa]s?|era[m]?|antes(?: era[m]?)?|nao (?:e )?mais|mudou d[eoa]s?|passou d[eoa]s?|trocou d[eoa]s?)\s(?:(?:dia|as|[oa]s?)\s)?$/;

const isFormerValue = ({ topic }: TextWithFactSheet['brief'], { start, source }: ToldFact): boolean =>
  source === 'topic' && formerValueLead.test(fold(topic.slice(Math.max(0, start - 24), start)));

const numberBeforeDays = new RegExp(`(?:\\b\\d{1,3}|${spelledNumber})\\s$`);

/** "prazo de 7 dias uteis" is a length of time, and no weekdays that a text must name. */
const isLengthOfTime = ({ topic }: TextWithFactSheet['brief'], { kind, key, start, source }: ToldFact): boolean =>
  source === 'topic' &&
  kind === 'weekday' &&
  key === '12345' &&
  numberBeforeDays.test(fold(topic.slice(Math.max(0, start - 12), start)));

/**
 * Whether a text must have a told fact. Values that were replaced, and what a council keeps out of advertising, it need
 * not have.
 */
export const isWanted = ({ brief, profile }: Pick<TextWithFactSheet, 'brief' | 'profile'>, fact: ToldFact): boolean =>
  !(/^(?:time|date|weekday|deadline|start)$/.test(fact.kind) && isFormerValue(brief, fact)) &&
  !isLengthOfTime(brief, fact) &&
  !(moneyKinds.has(fact.kind) && professionOf(profile, brief.topic)?.isPriceLure) &&
  // "sem juros" only adds to a price, which stays true without it.
  !(
    fact.kind === 'denial' &&
    /^(?:sem|s\/?|zero)\s?(?:juros|taxa|consulta|multa|fidelidade|carne|estacionamento)/i.test(fact.words)
  );
