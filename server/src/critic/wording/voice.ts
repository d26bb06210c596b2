import { linksIn } from '../../domain/facts/contacts.ts';
import { fold, plainWording, wordsOf } from '../../domain/text/words.ts';
import { countEmojis } from '../../domain/text/text.ts';
import type { VoiceAddress, WritingVoice } from '../../domain/account/voice.ts';
import {
  hardFinding,
  findPlaces,
  quote,
  softFinding,
  type Check,
  type JudgedText,
  type Place,
} from '../judgedText/judgedText.ts';

/**
 * What the owner does not want in a text: words, to the last letter, emojis, and the other way of speaking to readers
 * (rule 12.5).
 */
export const createVoiceCheck =
  (voice: WritingVoice | null): Check =>
  (judgedText) =>
    voice === null
      ? []
      : [
          ...voice.forbiddenWords.flatMap((word) => findForbiddenWord(judgedText, word)),
          ...(voice.emoji === 'none' ? findEmojis(judgedText) : []),
          ...(voice.emoji === 'few' ? findTooManyEmojis(judgedText) : []),
          ...(voice.address ? findWrongAddress(judgedText, voice.address, voice.favouritePhrases) : []),
        ];

/**
 * Whole words are compared without case and accents; inflected forms are other words. The shop's name and links may have
 * a forbidden word.
 */
function findForbiddenWord(judgedText: JudgedText, word: string) {
  const allowed = placesOfNameAndLinks(judgedText);
  return findPlaces(judgedText.foldedText, consecutiveWords(plainWording(word).split(' ')))
    .filter((place) => !allowed.some(({ start, end }) => start <= place.start && place.end <= end))
    .map((place) =>
      hardFinding('forbidden-word', `${quote(judgedText, place)} está nas palavras que você nunca usa.`, place, {
        correction: `O dono nunca usa "${word}": diga de outro jeito, sem essa palavra.`,
      }),
    );
}

function placesOfNameAndLinks({ foldedText, profile }: JudgedText): readonly Place[] {
  const name = wordsOf(fold(profile.businessName ?? '')).map(({ text }) => text);
  return [...(name.length === 0 ? [] : findPlaces(foldedText, consecutiveWords(name))), ...linksIn(foldedText)];
}

/** A pattern of whole words one after the other, whatever punctuation stands between them. */
const consecutiveWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}\\n]+')}(?![\\p{L}\\p{N}])`, 'gu');

const emojiPattern =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{200D}|\u{FE0F}|\u{20E3})+/gu;

/** The places of emojis; consecutive ones are one place. Signs such as © and ™ are no emojis. */
const emojiPlaces = ({ text }: JudgedText): readonly Place[] =>
  findPlaces(text, emojiPattern).filter(({ start, end }) => /\p{RGI_Emoji}|\uFE0F/v.test(text.slice(start, end)));

const findEmojis = (judgedText: JudgedText) =>
  emojiPlaces(judgedText).map((place) =>
    hardFinding('unwanted-emoji', 'Você pediu textos sem emoji.', place, {
      correction: 'Sem nenhum emoji: tire todos.',
    }),
  );

/** The most emojis that count as few, as writers are told. A text with more gets a soft finding and no other attempt. */
const maxFewEmojis = 2;

const findTooManyEmojis = (judgedText: JudgedText) =>
  emojiPlaces(judgedText)
    .filter(({ end }) => countEmojis(judgedText.text.slice(0, end)) > maxFewEmojis)
    .slice(0, 1)
    .map((place) => softFinding('unwanted-emoji', `Você pediu poucos emojis: aqui há mais de ${maxFewEmojis}.`, place));

/** Words of the other form of address, by the wanted one. "te" and "seu" are used in both. */
const wordsOfOtherAddress: Readonly<Record<VoiceAddress, RegExp>> = {
  voce: /(?<![\p{L}\p{N}])(?:tu|teus?|tuas?|contigo)(?![\p{L}\p{N}])/gu,
  tu: /(?<![\p{L}\p{N}])(?:voce|vc)(?![\p{L}\p{N}])/gu,
};
const addressNames: Readonly<Record<VoiceAddress, string>> = { voce: 'você', tu: 'tu' };

/** "você" where the owner says "tu", outside of the owner's phrases, name and links. */
function findWrongAddress(judgedText: JudgedText, address: VoiceAddress, phrases: readonly string[]) {
  const allowed = [
    ...placesOfNameAndLinks(judgedText),
    ...phrases
      .filter((phrase) => plainWording(phrase) !== '')
      .flatMap((phrase) => findPlaces(judgedText.foldedText, consecutiveWords(plainWording(phrase).split(' ')))),
  ];
  // A text may use the other form where the topic does.
  const typedWords = new Set(
    findPlaces(judgedText.ownWords.topicFolded, wordsOfOtherAddress[address]).map(({ start, end }) =>
      judgedText.ownWords.topicFolded.slice(start, end),
    ),
  );
  return findPlaces(judgedText.foldedText, wordsOfOtherAddress[address])
    .filter(({ start, end }) => !typedWords.has(judgedText.foldedText.slice(start, end)))
    .filter((place) => !allowed.some(({ start, end }) => start <= place.start && place.end <= end))
    .slice(0, 1)
    .map((place) =>
      // The scenes of a script are instructions to the owner.
      (judgedText.brief.contentType === 'roteiro_reels' ? softFinding : hardFinding)(
        'wrong-address',
        `Você trata o cliente por "${addressNames[address]}", mas aqui está ${quote(judgedText, place)}.`,
        place,
        {
          correction: `Trate o leitor por "${addressNames[address]}" no texto inteiro: ${quote(judgedText, place)} não combina.`,
        },
      ),
    );
}
