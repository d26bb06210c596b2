import { fold } from '../../../domain/text/words.ts';
import { wordEnd, isCondition, clauseOpening, price } from './valuePatterns.ts';

/** A sentence of the owner's. */
export interface Statement {
  /** The whole sentence, without a full stop. */
  readonly text: string;
  /** Its items if it certainly is a list; else the text as the only item. */
  readonly items: readonly string[];
}

/** A statement that is no list. */
export const plainStatement = (text: string): Statement => ({ text, items: [text] });

/** A thing and its price in a few words. */
const pricedItem = new RegExp(
  `^(?:[^\\s,]+ ){1,6}${price}(?: (?:até|com|sem|n[oa]s?|em|para|pra|mínimo)${wordEnd}[^,]{1,40})?$`,
  'iu',
);

/** Whether every part is an item of its own: the sizes "P / M / G" are not. */
const areItems = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => part.includes(' ') || /\d/.test(part));

/** Things with their prices as running words: "corte R$ 40, barba R$ 30 e combo R$ 60". */
export const joinItems = (items: readonly string[]): string =>
  items.length < 2 || items.some((item) => item.includes(', ') || / e \S+ R\$/.test(item))
    ? items.join(', ')
    : `${items.slice(0, -1).join(', ')} e ${items.at(-1)}`;

/** The clauses as statements; consecutive clauses with prices become one list. */
const groupPricedClauses = (clauses: readonly string[]): readonly Statement[] =>
  clauses
    .reduce<string[][]>((all, clause) => {
      const last = all.at(-1);
      const isList = last !== undefined && [...last, clause].every((one) => pricedItem.test(one));
      return isList ? [...all.slice(0, -1), [...last, clause]] : [...all, [clause]];
    }, [])
    .map((items) => (items.length > 1 ? { text: joinItems(items), items } : plainStatement(items[0] ?? '')));

/** How a clause begins that depends on the words before it, and is never separated from them. */
export const dependsOnPrevious =
  /^(?:e|mas|ou|depois|entao|ness[ea]|nest[ea]|dess[ea]|ele|ela|isso|tambem|so|la|ai|dai|quem|outros?|os outros|se|sinal|com|sem|acima|abaixo|mais|menos|exceto|em|minimo|limite|ate|por|n[ao]s?|as|das|de|que|desde|a partir|pode|amb[ao]s|sujeit[oa]s?|mediante|conforme|valid[oa]s?)\b|^(?:r\$|[\d+])/;

/** The last clause of an enumeration, with no verb or value of its own: "comércios e propriedades irrigadas", "pneu nem tinta". */
const enumerationEnd = new RegExp(
  `^(?!${clauseOpening}${wordEnd})(?:[^\\d\\s,]+ ){1,4}(?:e|nem) (?:\\d+ )?(?:[^\\d\\s,]+ ?){1,5}[,;]?$`,
  'iu',
);
/** A clause of an enumeration before the last. */
const shortClause = /^(?:[^\d\s]+ ?){1,3}$/u;

/** Begins and ends with a day: "segunda, quarta e sexta". */
const startsOrEndsWithDay =
  /(?:^|\s)(?:segunda|terça|quarta|quinta|sexta|sábado|domingo)s?(?:[,;]?$| (?:e|às|das|\d))/iu;

const endsWithDayRange =
  /(?:segunda|terça|quarta|quinta|sexta|sábado|domingo) a (?:segunda|terça|quarta|quinta|sexta|sábado|domingo),?$/iu;

/**
 * Splits a sentence at its own commas, but not within brackets. A clause that depends on the one before it stays with it if both
 * fit.
 */
export function clausesOf(text: string, fits: (words: string) => boolean): readonly string[] {
  const clauses = text.split(/(?<=[,;])\s(?!\d+ )(?![^()]*\))/);
  const joined: string[] = [];
  const join = (clause: string) => (joined[joined.length - 1] += ` ${clause}`);
  for (const clause of clauses) {
    // "em casas, comércios e sítios": what ends an enumeration stays with all that it ends.
    if (enumerationEnd.test(clause)) while (joined.length > 1 && shortClause.test(joined.at(-1)!)) join(joined.pop()!);
    const last = joined.at(-1);
    const staysJoined =
      isCondition(/(?:^|[,;] )([^,;]+),$/.exec(last ?? '')?.[1] ?? '') ||
      dependsOnPrevious.test(fold(clause)) ||
      (last !== undefined &&
        startsOrEndsWithDay.test(last) &&
        !endsWithDayRange.test(last) &&
        startsOrEndsWithDay.test(clause))
        ? fits(`${last} ${clause}`)
        : enumerationEnd.test(clause);
    if (last !== undefined && staysJoined) join(clause);
    else joined.push(clause);
  }
  return joined.map((clause) => clause.replace(/[,;]$/, ''));
}

/**
 * The statements of a tidied sentence: a sentence of prices is one list, and any other stays one statement, however many
 * commas its owner typed.
 */
export function statementsOf(sentence: string): readonly Statement[] {
  const parts = sentence.split(/\s+[/|•·]\s+/);
  if (areItems(parts)) {
    return [{ text: parts.join(parts.some((part) => part.includes(', ')) ? '; ' : ', '), items: parts }];
  }
  const clauses = clausesOf(sentence, () => true);
  return clauses.every((clause) => pricedItem.test(clause)) ? groupPricedClauses(clauses) : [plainStatement(sentence)];
}
