import { asksForNoHashtags, asksForNoPricesOnScreen } from '../../../domain/content/wishes.ts';
import { tidy } from '../../../domain/facts/spelling/tidy.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';
import { callOf, linkOf } from './contact.ts';
import { hashtagsOf } from './hashtags.ts';
import type { Language } from './language.ts';
import { withNames } from './names/names.ts';
import { readTopic, type Topic } from './topic.ts';
import { line } from './words.ts';

/** What the texts of one task are made of: the owner's words, and a call that fits them. */
export interface Material extends Pick<Topic, 'statements' | 'isTheme' | 'isQuiet' | 'shots'> {
  readonly name: string | null;
  readonly city: string | null;
  /** The neighbourhood and the city. */
  readonly place: string | null;
  /** The name and the place in one line. */
  readonly house: string | null;
  /** What the business is, in the owner's words. */
  readonly about: string | null;
  /** Whom it is for, in the owner's words. */
  readonly audience: string | null;
  readonly hashtags: readonly string[];
  /** Whether a video may show its prices, and not only say them. */
  readonly showsPrices: boolean;
  readonly link: string | null;
  /** The call to action in one of its wordings; empty where none fits. */
  call(variant: 0 | 1 | 2): string;
}

/** Everything that the texts of a task share. */
export function gather(task: WritingTask, language: Language): Material {
  const { profile, brief } = task;
  const { statements, isTheme, folded, isQuiet, hasContact, shots } = readTopic(task, language);
  const city = line(profile.businessCity);
  const place = [line(profile.businessNeighborhood), city].filter((part) => part !== null).join(', ') || null;
  const name = line(profile.businessName);
  return {
    statements,
    isTheme,
    isQuiet,
    shots,
    name,
    city,
    place,
    house: [name, place].filter((part) => part !== null).join(', ') || null,
    about: told(
      line(withNames(tidy(profile.businessDesc ?? '', language.dictionary, []), language)),
      `${name ?? ''} ${folded}`,
    ),
    audience: line(profile.targetAudience),
    hashtags: asksForNoHashtags(brief.topic) ? [] : hashtagsOf(task),
    showsPrices: !asksForNoPricesOnScreen(brief.topic),
    link: linkOf(task),
    // A link that was given has to be there, whatever is said.
    call: (variant) => (isQuiet && brief.campaignLink === null ? '' : callOf(task, hasContact, variant)),
  };
}

/** A word or two name the trade; a sentence says more, unless the name or the topic has all of its words. */
const told = (about: string | null, said: string): string | null => {
  const words = plainWording(about ?? '').split(' ');
  const known = new Set(plainWording(said).split(' '));
  return words.length > 3 && words.some((word) => !known.has(word)) ? about : null;
};
