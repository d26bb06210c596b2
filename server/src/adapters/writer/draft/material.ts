import { asksForNoHashtags, asksForNoPricesOnScreen } from '../../../domain/content/wishes.ts';
import { tidyText } from '../../../domain/facts/spelling/tidy.ts';
import { plainWording } from '../../../domain/text/words.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';
import { callToActionFor, linkFor } from './contact.ts';
import { hashtagsFor } from './hashtags.ts';
import type { Language } from './language.ts';
import { capitalizeNames } from './names/names.ts';
import { readTopic, type Topic } from './topic.ts';
import { oneLine } from './words.ts';

/** The material of the texts of one task: the owner's words, and a fitting call to action. */
export interface Material extends Pick<Topic, 'statements' | 'isBareTheme' | 'asksNothing' | 'shots' | 'signer'> {
  readonly name: string | null;
  readonly city: string | null;
  /** The neighbourhood and the city. */
  readonly place: string | null;
  /** The name and the place in one line. */
  readonly nameAndPlace: string | null;
  /** What the business is, in the owner's words. */
  readonly about: string | null;
  /** Whom it is for, in the owner's words. */
  readonly audience: string | null;
  readonly hashtags: readonly string[];
  /** Whether a video may show its prices, and not only say them. */
  readonly showsPrices: boolean;
  readonly link: string | null;
  /** The call to action in one of its wordings; empty where none fits. */
  callToAction(variant: 0 | 1 | 2): string;
}

/** Everything that the texts of a task share. */
export function gatherMaterial(task: WritingTask, language: Language): Material {
  const { profile, brief } = task;
  const { statements, isBareTheme, folded, asksNothing, hasContact, shots, signer } = readTopic(task, language);
  const city = oneLine(profile.businessCity);
  const place = [oneLine(profile.businessNeighborhood), city].filter((part) => part !== null).join(', ') || null;
  const name = oneLine(profile.businessName);
  return {
    statements,
    isBareTheme,
    asksNothing,
    shots,
    signer,
    name,
    city,
    place,
    nameAndPlace: [name, place].filter((part) => part !== null).join(', ') || null,
    about: informativeAbout(
      oneLine(capitalizeNames(tidyText(profile.businessDesc ?? '', language.dictionary, []), language)),
      `${name ?? ''} ${folded}`,
    ),
    audience: oneLine(profile.targetAudience),
    hashtags: asksForNoHashtags(brief.topic) ? [] : hashtagsFor(task),
    showsPrices: !asksForNoPricesOnScreen(brief.topic),
    link: linkFor(task),
    // A campaign link has to be in the text, even where the topic asks nothing of its reader.
    callToAction: (variant) =>
      asksNothing && brief.campaignLink === null ? '' : callToActionFor(task, hasContact, variant),
  };
}

/** The description of the business if it has more than three words, and not only words of the name or the topic. */
const informativeAbout = (about: string | null, knownText: string): string | null => {
  const words = plainWording(about ?? '').split(' ');
  const known = new Set(plainWording(knownText).split(' '));
  return words.length > 3 && words.some((word) => !known.has(word)) ? about : null;
};
