import { wording } from '../../domain/words.ts';
import { factsIn, type Fact } from './fact.ts';

const url =
  /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]{1,2100}|(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,4}(?:(?:com|br|net|org|app|shop|store|online|bio)(?![\w-])(?:\/[^\s<>"')\]]{0,2100})?|(?:ly|me|gl|io|link|site)\/[^\s<>"')\]]{1,2100})/g;
const email = /(?<![\w.%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;
const handle = /(?<![\w.@/])@[a-z0-9._]{2,30}/g;
const phone =
  /(?<![\d.,/-])(?:0800[\s.-]?\d{3}[\s.-]?\d{4}|(?:\+?55[\s.-]?)?\(?0?[1-9]\d\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}|9?\d{4}-\d{4})(?![\d-])/g;
const years = /^(?:19|20)\d\d-(?:19|20)\d\d$/;

/** Web addresses of a folded text, as they compare: without scheme, `www.` and the full stop behind. */
export const linksIn = (folded: string): readonly Fact[] =>
  factsIn(folded, url, ({ 0: found }) =>
    found
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[.,;:!?/]+$/, ''),
  );

/** The text with its web addresses blanked out: what is in them is no statement. */
export const withoutLinks = (folded: string): string => folded.replace(url, (found) => ' '.repeat(found.length));

/** E-mail addresses, @handles and phone numbers of a folded text without links. */
export const contactsIn = (folded: string): readonly Fact[] => [
  ...factsIn(folded, email, ({ 0: found }) => found),
  ...factsIn(folded, handle, ({ 0: found }) => found.replace(/\.+$/, '')),
  ...factsIn(folded, phone, ({ 0: found }) => (years.test(found) ? null : plainNumber(found))),
];

const plainNumber = (found: string): string =>
  found
    .replace(/\D/g, '')
    .replace(/^55(?=\d{10,11}$)/, '')
    .replace(/^0(?=[1-9]\d{9,10}$)/, '');

/** The contacts that somebody's own words and links allow: a number with or without its prefixes. */
export function contactKeysOf(own: string): readonly string[] {
  const numbers = [...own.matchAll(/\+?\d[\d\s().-]{5,20}\d/g)].map(([found]) => found.replace(/\D/g, ''));
  const profiles = [...own.matchAll(/instagram\.com\/([a-z0-9._]{1,30})/g)].map(([, name]) => `@${name}`);
  const suffixes = numbers.flatMap((number) => [8, 9, 10, 11, 12, 13].map((length) => number.slice(-length)));
  return [...contactsIn(own).map(({ key }) => key), ...profiles, ...numbers, ...suffixes];
}

const street =
  /(?<![\p{L}\p{N}])(?:Rua|rua|Av\.|Avenida|avenida|Travessa|travessa|Alameda|alameda|Praça|praça|Rodovia|rodovia|Largo|R\.(?=[^\n]{3,40}\d))[^\S\n]((?:d[aeo]s?[^\S\n]|\d{1,2}[^\S\n]de[^\S\n])?\p{Lu}[\p{L}.]{1,30}(?:[^\S\n](?:d[aeo]s?[^\S\n]|e[^\S\n])?\p{Lu}[\p{L}.]{0,30}){0,5})(?:(?:,|[^\S\n]-)?[^\S\n]{0,2}(?:nº|n°|n\.|número)?[^\S\n]?(\d{1,5}))?/gu;
const postcode = /(?<!\d)\d{5}-\d{3}(?!\d)/g;

/** Streets with their numbers, and postcodes, of a text as it is written: a street's name has a capital. */
export const addressesIn = (text: string): readonly Fact[] => [
  ...factsIn(text, street, ({ 1: name = '', 2: number }) => wording(number ? `${name} ${number}` : name)),
  ...factsIn(text, postcode, ({ 0: found }) => wording(found)),
];
