import type { Fact } from '../../domain/facts/fact.ts';
import { durationsInHours } from '../../domain/facts/units.ts';
import { sentenceAround } from '../../domain/text/words.ts';
import type { JudgedText, Place } from './judgedText.ts';

/** The beginning of a question about a customer's own case: "Vai coletar às sete?", "Sessão na quarta?" */
const customerCaseQuestion =
  /^\W*(?:e se |se )?(?:(?:voce |[oa]? ?(?:seu|sua|meu|minha) [a-z]{3,14} )?(?!pensou|imaginou|ouviu|abriu|fechou|chegou)(?:[a-z]{1,10}(?:ou|eu|iu)|sao|vai|posso|pode|da para)\b|(?:sessao|festa|aula|evento|consulta|viagem|entrega)\s(?:n[ao]|d[aeo]|[ao]s)\s|mei[oa] [a-z]{4,8} d[aeo]\s)/;
/** Words right before the sum of a customer's own case: "seu pedido deu", "se o serviço ficar em", "uma compra de". */
const customerSum =
  /\b(?:(?:pedido|conta|compra|servico|orcamento|gasto)\s(?:deu|der|fic(?:ar|ou) em|custar)|(?:pedido|conta|compra|gasto) de|gast(?:ar|ou))\s(?:uns\s)?$/;
const suppositionWords = /\bexemplo\b|\bdigamos\b|\bsuponha\b|\bvamos supor\b/;
/** Statements of a shop about itself, which hold in an example as well: "Por exemplo, abrimos no domingo". */
const shopStatement =
  /\b(?:abr(?:e|imos)|fech(?:a|amos)|atend(?:e|emos)|funcion(?:a|amos)|temos|tem|fic(?:a|amos) ate)\b/;

/** Whether a value is hypothetical: a customer's case or an example, and no statement about the shop. */
export function isHypothetical(
  { foldedText }: Pick<JudgedText, 'foldedText'>,
  place: Place & Partial<Pick<Fact, 'kind'>>,
): boolean {
  const sentence = sentenceAround(foldedText, place);
  const isAsked = /^[^.!?\n]*\?/.test(foldedText.slice(place.end, place.end + 160));
  if (place.kind === 'price')
    return (
      customerSum.test(foldedText.slice(Math.max(0, place.start - 32), place.start)) &&
      (isAsked || suppositionWords.test(sentence))
    );
  // A count states how many there are, even in an example.
  const isCount = place.kind === undefined || place.kind === 'quantity' || place.kind === 'measure';
  return (
    (isAsked && customerCaseQuestion.test(sentence)) ||
    (!isCount && suppositionWords.test(sentence) && !shopStatement.test(sentence))
  );
}

/** The hypothetical facts of a text, and what other facts may follow from them. */
interface Hypotheticals {
  readonly facts: readonly Fact[];
  readonly keys: ReadonlySet<string>;
  /** The lengths of time that were told, in hours. */
  readonly lengths: ReadonlySet<number>;
}

/** A cache, because each day and hour of a text is compared with the hypothetical facts. */
const hypotheticalsOf = new WeakMap<JudgedText, Hypotheticals>();

function readHypotheticals(judgedText: JudgedText): Hypotheticals {
  const cached = hypotheticalsOf.get(judgedText);
  if (cached) return cached;
  const facts = judgedText.reading.facts.filter((fact) => isHypothetical(judgedText, fact));
  const keys = new Set(facts.map(({ key }) => key));
  const hypotheticals = { facts, keys, lengths: new Set(durationsInHours(judgedText.ownWords.topicFolded)) };
  hypotheticalsOf.set(judgedText, hypotheticals);
  return hypotheticals;
}

/** The hypothetical facts of a text. */
export const hypotheticalFacts = (judgedText: JudgedText): readonly Fact[] => readHypotheticals(judgedText).facts;

/** Whether a question is answered with no: "Aceita cartão? Ainda não."; "sabia? Não perca" answers nothing. */
export const isAskedAndDenied = ({ foldedText }: Pick<JudgedText, 'foldedText'>, { end }: Place): boolean =>
  /^(?![^.!?\n]{0,40}\b(?:sabia|ok|combinado|ta|certo|vamos|viu|ne)\?)[^.!?\n]{0,40}\?\s(?:[a-z]{3,14},?\s){0,2}(?:nao|nem|nada disso)(?:\s(?:aceit|abr|tem|faz|da|pode|precis|entreg|vend|trabalh|atend)[a-z]{0,4})?(?=\s*[.,;:!\n]|\s*$)/.test(
    foldedText.slice(end, end + 90),
  );

const minutesOf = (key: string): number => Number(key.slice(0, 2)) * 60 + Number(key.slice(3));
const isClock = (key: string): boolean => /^\d\d:\d\d$/.test(key);

const modulo = (value: number, count: number): number => ((value % count) + count) % count;

/** The key of the hour, weekday or day of the month that is a number of hours before another one; null if there is none. */
function keyBefore(key: string, hours: number): string | null {
  const days = hours / 24;
  if (isClock(key)) {
    const minutes = modulo(minutesOf(key) - hours * 60, 1_440);
    return [Math.floor(minutes / 60), minutes % 60].map((part) => `${part}`.padStart(2, '0')).join(':');
  }
  if (/^[0-6]$/.test(key)) return `${modulo(Number(key) - days, 7)}`;
  return /^\d\d$/.test(key) && Number.isInteger(days) ? `${Number(key) - days}`.padStart(2, '0') : null;
}

/**
 * Whether a day or hour is hypothetical, or is a told length of time before or after a hypothetical one: "até as onze da
 * noite" of a case at seven and "jejum 8h".
 */
export function followsFromHypothetical(judgedText: JudgedText, fact: Fact): boolean {
  if (shopStatement.test(sentenceAround(judgedText.foldedText, fact))) return isHypothetical(judgedText, fact);
  const { facts, keys, lengths } = readHypotheticals(judgedText);
  return (
    facts.includes(fact) ||
    [...lengths].some((hours) => [hours, -hours].some((distance) => keys.has(keyBefore(fact.key, distance) ?? '')))
  );
}
