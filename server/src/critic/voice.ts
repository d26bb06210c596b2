import { linksIn } from '../domain/facts/contacts.ts';
import { fold, wording, wordsOf } from '../domain/words.ts';
import type { WritingVoice } from '../domain/voice.ts';
import { hard, placesOf, quote, type Check, type Draft, type Place } from './draft.ts';

/** What the owner never wants to read in a text: words, to the last letter, and emojis where there shall be none (rule 12.5). */
export const ownersVoice =
  (voice: WritingVoice | null): Check =>
  (draft) =>
    voice === null
      ? []
      : [
          ...voice.forbiddenWords.flatMap((word) => forbiddenWord(draft, word)),
          ...(voice.emoji === 'none' ? emojis(draft) : []),
        ];

/** Whole words, whatever their case and accents; their other forms are other words. The shop's name and links may have them. */
function forbiddenWord(draft: Draft, word: string) {
  const allowed = nameAndLinks(draft);
  return placesOf(draft.said, inARow(wording(word).split(' ')))
    .filter((place) => !allowed.some(({ start, end }) => start <= place.start && place.end <= end))
    .map((place) =>
      hard('forbidden-word', `${quote(draft, place)} está nas palavras que você nunca usa.`, place, {
        correction: `O dono nunca usa "${word}": diga de outro jeito, sem essa palavra.`,
      }),
    );
}

function nameAndLinks({ said, profile }: Draft): readonly Place[] {
  const name = wordsOf(fold(profile.businessName ?? '')).map(({ text }) => text);
  return [...(name.length === 0 ? [] : placesOf(said, inARow(name))), ...linksIn(said)];
}

/** Whole words one after the other, whatever marks stand between them. */
const inARow = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}\\n]+')}(?![\\p{L}\\p{N}])`, 'gu');

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{200D}|\u{FE0F}|\u{20E3})+/gu;

/** Emojis that run together are one finding. Signs such as © and ™ are none. */
const emojis = (draft: Draft) =>
  placesOf(draft.text, emoji)
    .filter(({ start, end }) => /\p{RGI_Emoji}|\uFE0F/v.test(draft.text.slice(start, end)))
    .map((place) =>
      hard('unwanted-emoji', 'Você pediu textos sem emoji.', place, { correction: 'Sem nenhum emoji: tire todos.' }),
    );
