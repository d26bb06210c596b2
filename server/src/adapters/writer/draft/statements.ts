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
  if (typed.length > 1 && typed.every((part) => priced.test(part))) return { text, items: typed };
  const items = set.split(`${gap} `);
  const isList = items.filter((item) => priced.test(item)).length > 1 && items.every((item) => isItem.test(item));
  return { text, items: isList ? items : [text] };
}
