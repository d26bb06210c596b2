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

/**
 * All words that the owner typed, which a text may quote: the topic, the products that it names, the profile, the link
 * and the favourite phrases.
 */
export interface OwnWords {
  /** All words, folded, shorthand spelled out. */
  readonly folded: string;
  /** The topic, folded, shorthand spelled out. */
  readonly topicFolded: string;
  /** The words of the topic without marks and capitals, as wordings compare. */
  readonly plainTopic: string;
  /** Each of all words, without marks and capitals. */
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  /** All sequences of three words, by which a quotation is recognised. */
  readonly runs: ReadonlySet<string>;
  readonly links: readonly string[];
  readonly contacts: ReadonlySet<string>;
  readonly addresses: readonly string[];
  /** All numbers, and the years since each: who tells "desde 1998" tells their number of years. */
  readonly numbers: ReadonlySet<number>;
  /** The told days, with the days of the retail calendar that the owner's words or a text name. */
  toldDaysWith(text: string): ToldDays;
}

type OwnersTask = Pick<WritingTask, 'brief' | 'profile' | 'products' | 'voice'>;

/** All that the owner typed, each field on lines of its own. */
export const ownText = ({ brief, profile, products, voice }: OwnersTask): string =>
  [
    brief.topic,
    brief.campaignLink,
    ...products.flatMap(({ name, price, detail }) => [name, price, detail]),
    ...(voice?.favouritePhrases ?? []),
    ...profileFields.map((field) => profile[field]),
  ]
    .filter((value) => value !== null)
    .join('\n');

/** The words that the owner typed, without what is read from them. */
export type PlainWords = Pick<OwnWords, 'folded' | 'topicFolded' | 'words'>;

/** Folds the words that the owner typed. It reads no facts, and so is fast. */
export function readPlainWords(task: OwnersTask): PlainWords {
  const typedText = ownText(task);
  return {
    folded: spellOut(fold(typedText)),
    topicFolded: spellOut(fold(task.brief.topic)),
    words: new Set(plainWording(typedText).split(' ')),
  };
}

/** The number of people of a group: who tells "dupla de doulas" tells that they are two. */
const groupSizes: Readonly<Record<string, number>> = { dupla: 2, casal: 2, trio: 3, quarteto: 4, quinteto: 5 };

/** Reads what the owner typed. */
export function readOwnWords(task: OwnersTask, factSheet: FactSheet): OwnWords {
  const { brief } = task;
  const typedText = ownText(task);
  const foldedTypedText = fold(typedText);
  const spelledTopic = tidyText(brief.topic, noDictionary, []);
  const words = plainWording(typedText).split(' ');
  const numbers = [
    ...numbersIn(withoutLinks(foldedTypedText)),
    // "12 mil btus"
    ...findMatches(foldedTypedText, /\b(\d{1,4})\s?mil\b/g).map(([, thousands]) => Number(thousands) * 1_000),
    ...Object.entries(groupSizes).flatMap(([group, size]) =>
      new RegExp(`\\b${group}\\b`).test(foldedTypedText) ? [size] : [],
    ),
  ];
  const daysInSpans = spannedDays(brief.topic, factSheet.facts, factSheet.now);
  const year = Number(calendarDay(factSheet.now).slice(0, 4));
  return {
    ...readPlainWords(task),
    plainTopic: plainWording(brief.topic),
    stems: new Set(words.map(stem)),
    // A text that spells the owner's shorthand out quotes the owner too.
    runs: new Set([...wordNgrams(words, 3), ...wordNgrams(plainWording(spelledTopic).split(' '), 3)]),
    links: linksIn(foldedTypedText).map(({ key }) => key),
    contacts: new Set(contactKeysOf(foldedTypedText)),
    addresses: placesIn(typedText, foldedTypedText).map(({ key }) => key),
    numbers: new Set(numbers.flatMap((number) => [number, year - number])),
    toldDaysWith: readToldDays(factSheet.facts, typedText, factSheet.now, daysInSpans),
  };
}
