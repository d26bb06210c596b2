import { contactKeysOf, linksIn, placesIn, withoutLinks } from '../../domain/facts/contacts.ts';
import { readToldDays, type ToldDays } from '../../domain/facts/dates/days.ts';
import type { FactSheet } from '../../domain/facts/fact.ts';
import { numbersIn } from '../../domain/facts/numbers.ts';
import { spannedDays } from '../../domain/facts/dates/spans.ts';
import { noDictionary } from '../../domain/facts/spelling/dictionary.ts';
import { spellOut } from '../../domain/facts/spelling/spellOut.ts';
import { stem } from '../../domain/facts/stem.ts';
import { tidyText } from '../../domain/facts/spelling/tidy.ts';
import { calendarDay } from '../../domain/writing/retailCalendar.ts';
import { profileFields } from '../../domain/account/user.ts';
import { fold, findMatches, wordNgrams, plainWording } from '../../domain/text/words.ts';
import type { WritingTask } from '../../domain/writing/writing.ts';

/** The owner's own words, in the topic, the products that it names, the profile, the link and the phrases of the house: what a text may quote. */
export interface OwnWords {
  /** All of it, folded, shorthand spelled out. */
  readonly folded: string;
  /** The topic, folded, shorthand spelled out. */
  readonly topicFolded: string;
  /** The topic's words. */
  readonly topic: string;
  /** Its words, as they compare. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** Each run of three words, to tell a quotation. */
  readonly runs: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly contacts: ReadonlySet<string>;
  readonly addresses: readonly string[];
  /** Every number of it, and what years make of each other: who is there since 1998 is there for so many years. */
  readonly numbers: ReadonlySet<number>;
  /** Days that are told, those of retail that the owner's words or a text name included. */
  daysWith(text: string): ToldDays;
}

type Told = Pick<WritingTask, 'brief' | 'profile' | 'products' | 'voice'>;

/** All that the owner typed, each thing on lines of its own. */
export const ownText = ({ brief, profile, products, voice }: Told): string =>
  [
    brief.topic,
    brief.campaignLink,
    ...products.flatMap(({ name, price, detail }) => [name, price, detail]),
    ...(voice?.favouritePhrases ?? []),
    ...profileFields.map((field) => profile[field]),
  ]
    .filter((value) => value !== null)
    .join('\n');

/** The owner's words alone, without the facts in them. */
export type PlainWords = Pick<OwnWords, 'folded' | 'topicFolded' | 'words'>;

/** The words that the owner typed, in time that hardly matters. */
export function readPlainWords(task: Told): PlainWords {
  const all = ownText(task);
  return {
    folded: spellOut(fold(all)),
    topicFolded: spellOut(fold(task.brief.topic)),
    words: new Set(plainWording(all).split(' ')),
  };
}

/** How many people a group of them has: who is a "dupla de doulas" may say that they are two. */
const sizes: Readonly<Record<string, number>> = { dupla: 2, casal: 2, trio: 3, quarteto: 4, quinteto: 5 };

/** Reads what the owner typed. */
export function readOwnWords(task: Told, factSheet: FactSheet): OwnWords {
  const { brief } = task;
  const all = ownText(task);
  const typed = fold(all);
  const spelled = tidyText(brief.topic, noDictionary, []);
  const words = plainWording(all).split(' ');
  const numbers = [
    ...numbersIn(withoutLinks(typed)),
    // "12 mil btus"
    ...findMatches(typed, /\b(\d{1,4})\s?mil\b/g).map(([, thousands]) => Number(thousands) * 1_000),
    ...Object.entries(sizes).flatMap(([group, size]) => (new RegExp(`\\b${group}\\b`).test(typed) ? [size] : [])),
  ];
  const spanned = spannedDays(brief.topic, factSheet.facts, factSheet.now);
  const year = Number(calendarDay(factSheet.now).slice(0, 4));
  return {
    ...readPlainWords(task),
    topic: plainWording(brief.topic),
    stems: new Set(words.map(stem)),
    // Whoever spells the owner's shorthand out quotes too.
    runs: new Set([...wordNgrams(words, 3), ...wordNgrams(plainWording(spelled).split(' '), 3)]),
    links: linksIn(typed).map(({ key }) => key),
    contacts: new Set(contactKeysOf(typed)),
    addresses: placesIn(all, typed).map(({ key }) => key),
    numbers: new Set(numbers.flatMap((number) => [number, year - number])),
    daysWith: readToldDays(factSheet.facts, all, factSheet.now, spanned),
  };
}
