import { fold } from '../../../domain/words.ts';
import { end, gap, opens, price, withCommas } from './clauses.ts';

/** A sentence of the owner's. */
export interface Statement {
  /** Whole, as running words, without a full stop. */
  readonly text: string;
  /** The items of it where it is surely a list; else the text alone. */
  readonly items: readonly string[];
}

/** Words as a statement that is no list. */
export const whole = (text: string): Statement => ({ text, items: [text] });

/** A thing and its price in a few words. */
const priced = new RegExp(`^(?:\\S+ ){1,6}${price}$`, 'iu');
/** What may stand in a list of prices: a thing and its price, or a clause of its own. */
const isItem = new RegExp(`^(?:(?:\\S+ ){1,6}${price}$|${opens}${end})`, 'iu');

/** Whether every part is an item and none the rest of one: "P / M / G" are no items. */
const areItems = (parts: readonly string[]): boolean =>
  parts.length > 1 && parts.every((part) => part.includes(' ') || /\d/.test(part));

/** A sentence of tidied words as what it states: whole and in order. */
export function statementOf(sentence: string): Statement {
  const parts = sentence.split(/\s+[/|•·]\s+/);
  if (areItems(parts)) {
    const items = parts.map((part) => withCommas(part).replaceAll(gap, ','));
    return { text: items.join(items.some((item) => item.includes(', ')) ? '; ' : ', '), items };
  }
  const set = withCommas(sentence);
  const text = set.replaceAll(gap, ',');
  const typed = text.split(/, | e (?=(?:\S+ ){1,5}R\$)/);
  // Two things with "e" between them are a sentence.
  if (typed.length > (text.includes(', ') ? 1 : 2) && typed.every((part) => priced.test(part)))
    return { text, items: typed };
  const items = set.split(`${gap} `);
  const isList = items.filter((item) => priced.test(item)).length > 1 && items.every((item) => isItem.test(item));
  return { text, items: isList ? items : [text] };
}

/** What says something of the words before it, and is never parted from them. */
export const leans =
  /^(?:e|mas|ou|depois|entao|ness[ea]|nest[ea]|dess[ea]|ele|ela|isso|tambem|so|la|ai|dai|quem|outros?|os outros|se|sinal|com|sem|acima|abaixo|mais|menos|exceto|em|minimo|limite|ate|por|n[ao]s?|as|das|de|que|desde|a partir|pode|amb[ao]s|sujeit[oa]s?|mediante|conforme|valid[oa]s?)\b|^[r\d+]/;

/** The last clause of an enumeration, with no verb or value of its own: "comércios e propriedades irrigadas". */
const endsEnumeration = new RegExp(`^(?!${opens}${end})(?:[^\\d\\s,]+ ){1,4}e (?:[^\\d\\s,]+ ?){1,5}[,;]?$`, 'iu');
/** One of its clauses before the last. */
const isShort = /^(?:[^\d\s]+ ?){1,3}$/u;

/** The clauses of a sentence at its own commas; in brackets none ends, and what leans on a clause stays with it where it fits. */
export function clausesOf(text: string, fits: (words: string) => boolean): readonly string[] {
  const clauses = text.split(/(?<=[,;])\s(?!\d+ )(?![^()]*\))/);
  const joined: string[] = [];
  const join = (clause: string) => (joined[joined.length - 1] += ` ${clause}`);
  for (const clause of clauses) {
    // "em casas, comércios e sítios": what ends an enumeration stays with all that it ends.
    if (endsEnumeration.test(clause)) while (joined.length > 1 && isShort.test(joined.at(-1)!)) join(joined.pop()!);
    const last = joined.at(-1);
    const stays = leans.test(fold(clause)) ? fits(`${last} ${clause}`) : endsEnumeration.test(clause);
    if (last !== undefined && stays) join(clause);
    else joined.push(clause);
  }
  return joined.map((clause) => clause.replace(/[,;]$/, ''));
}

/** So much of a sentence is read in one breath. */
const easySentence = 90;

/** A long sentence as several, at its owner's commas, where each of them says something by itself: a thing with its price, or a clause. */
export function statementsOf(sentence: string): readonly Statement[] {
  const entire = statementOf(sentence);
  if (entire.text.length <= easySentence || entire.items.length > 1) return [entire];
  const clauses = clausesOf(entire.text, () => true).reduce<string[]>((all, clause) => {
    const last = all.at(-1);
    // Prices one after another are one list, and two words are no sentence.
    const isOne =
      last !== undefined && ((/R\$/.test(last) && /R\$/.test(clause)) || isShort.test(clause) || isShort.test(last));
    return isOne ? [...all.slice(0, -1), `${last}, ${clause}`] : [...all, clause];
  }, []);
  return clauses.length > 1 ? clauses.map(statementOf) : [entire];
}
