import { findMatches, plainWording } from '../text/words.ts';
import { findFacts, type FoundFact } from './foundFact.ts';

const urlPattern =
  /(?:https?:\/\/|\bwww\.)[^\s<>"')\]]{1,2100}|(?<![\w@./-])(?:[a-z0-9-]{1,63}\.){1,4}(?:(?:com|br|net|org|app|shop|store|online|bio)(?![\w-])(?:\/[^\s<>"')\]]{0,2100})?|(?:ly|me|gl|io|link|site)\/[^\s<>"')\]]{1,2100})/g;
const emailPattern = /(?<![\w.%+-])[a-z0-9._%+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}/g;
const handlePattern = /(?<![\w.@/])@[a-z0-9._]{2,30}/g;
const phonePattern =
  /(?<![\d.,/-])(?:0800[\s.-]?\d{3}[\s.-]?\d{4}|(?:\+?55[\s.-]?)?\(?0?[1-9]\d\)?[\s.-]?9?[\s.-]?\d{4}[\s.-]?\d{4}|9?\d{4}-\d{4})(?![\d-])/g;
const yearRange = /^(?:19|20)\d\d-(?:19|20)\d\d$/;

/** Web addresses of folded words; as a key without scheme, `www.` and the full stop behind. */
export const linksIn = (foldedText: string): readonly FoundFact[] =>
  findFacts(foldedText, urlPattern, ({ 0: matchText }) => ({
    kind: 'link',
    key: matchText
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, '')
      .replace(/[.,;:!?/]+$/, ''),
    label: matchText,
  }));

/** Replaces web addresses by as many spaces: words inside an address state no fact. */
export const withoutLinks = (foldedText: string): string =>
  foldedText.replace(urlPattern, (matchText) => ' '.repeat(matchText.length));

const contactFact = (key: string) => ({ kind: 'contact', key, label: key }) as const;

/** E-mail addresses, @handles and phone numbers of folded words without links. */
export const contactsIn = (foldedText: string): readonly FoundFact[] => [
  ...findFacts(foldedText, emailPattern, ({ 0: matchText }) => contactFact(matchText)),
  ...findFacts(foldedText, handlePattern, ({ 0: matchText }) => contactFact(matchText.replace(/\.+$/, ''))),
  ...findFacts(foldedText, phonePattern, ({ 0: matchText }) =>
    yearRange.test(matchText) ? null : contactFact(withoutPhonePrefixes(matchText)),
  ),
];

const withoutPhonePrefixes = (matchText: string): string =>
  matchText
    .replace(/\D/g, '')
    .replace(/^55(?=\d{10,11}$)/, '')
    .replace(/^0(?=[1-9]\d{9,10}$)/, '');

/**
 * Keys of the contacts that a text may name when the owner's folded words and links are these: their e-mail addresses, handles
 * and phone numbers, each number also without the codes of country and area.
 */
export function contactKeysOf(foldedOwnerText: string): readonly string[] {
  const digitRuns = findMatches(foldedOwnerText, /\+?\d[\d\s().-]{5,20}\d/g).map(([matchText]) =>
    matchText.replace(/\D/g, ''),
  );
  const instagramHandles = findMatches(foldedOwnerText, /instagram\.com\/([a-z0-9._]{1,30})/g).map(
    ([, handleName]) => `@${handleName}`,
  );
  const numberEndings = digitRuns.flatMap((number) => [8, 9, 10, 11, 12, 13].map((length) => number.slice(-length)));
  return [...contactsIn(foldedOwnerText).map(({ key }) => key), ...instagramHandles, ...digitRuns, ...numberEndings];
}

/**
 * A street with capitals. A full stop is part of the name in "Dr." and "Prof."; after a word of four letters or more it ends
 * the sentence.
 */
const streetPattern =
  /(?<![\p{L}\p{N}])(?:Rua|rua|Av\.|Avenida|avenida|Travessa|travessa|Alameda|alameda|Praça|praça|Rodovia|rodovia|Largo|R\.(?=[^\n]{3,40}\d))[^\S\n]((?:d[aeo]s?[^\S\n]|\d{1,2}[^\S\n]de[^\S\n])?\p{Lu}[\p{L}.]{1,30}(?:(?<!\p{Ll}{4}\.)[^\S\n](?:d[aeo]s?[^\S\n]|e[^\S\n])?\p{Lu}[\p{L}.]{0,30}){0,5})(?:(?:,|[^\S\n]-)?[^\S\n]{0,2}(?:nº|n°|n\.|número)?[^\S\n]?(\d{1,5}))?/gu;
/** A street without capitals, which its number ends: "rua das flores 120". */
const uncapitalizedStreetPattern =
  /\b(?:rua|r\.|av\.?|avenida|travessa|alameda|praca|rodovia)\s((?:[a-z.]{1,20}\s){1,5}?)(?:,\s?|-\s?)?(?:n[.o]?\s?)?(?<!\s(?:p|m|g|pp|gg|por|a|as|das|so|ate|dia)\s)(\d{1,5})\b(?!\s?(?:h|horas|reais|%|as\s\d))/g;
const postcodePattern = /(?<!\d)\d{5}-\d{3}(?!\d)/g;

/** Streets with their numbers, and postcodes. A street's name has a capital, or a number behind it. */
export const placesIn = (typedText: string, foldedText: string): readonly FoundFact[] => [
  ...findFacts(typedText, streetPattern, ({ 0: matchText, 1: name = '', 2: number }) => ({
    kind: 'place',
    key: plainWording(number ? `${name} ${number}` : name),
    label: matchText,
  })),
  ...findFacts(foldedText, uncapitalizedStreetPattern, ({ 0: matchText, 1: name = '', 2: number }) => ({
    kind: 'place',
    key: plainWording(`${name} ${number}`),
    label: matchText,
  })),
  ...findFacts(typedText, postcodePattern, ({ 0: matchText }) => ({
    kind: 'place',
    key: plainWording(matchText),
    label: matchText,
  })),
];
