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

/** What the owner does not want in a text: words, to the last letter, emojis, and the other way of speaking to readers (rule 12.5). */
export const ownersVoice =
  (voice: WritingVoice | null): Check =>
  (judgedText) =>
    voice === null
      ? []
      : [
          ...voice.forbiddenWords.flatMap((word) => forbiddenWord(judgedText, word)),
          ...(voice.emoji === 'none' ? emojis(judgedText) : []),
          ...(voice.emoji === 'few' ? manyEmojis(judgedText) : []),
          ...(voice.address ? wrongAddress(judgedText, voice.address, voice.favouritePhrases) : []),
        ];

/** Whole words, whatever their case and accents; their other forms are other words. The shop's name and links may have them. */
function forbiddenWord(judgedText: JudgedText, word: string) {
  const allowed = nameAndLinks(judgedText);
  return findPlaces(judgedText.foldedText, inARow(plainWording(word).split(' ')))
    .filter((place) => !allowed.some(({ start, end }) => start <= place.start && place.end <= end))
    .map((place) =>
      hardFinding('forbidden-word', `${quote(judgedText, place)} está nas palavras que você nunca usa.`, place, {
        correction: `O dono nunca usa "${word}": diga de outro jeito, sem essa palavra.`,
      }),
    );
}

function nameAndLinks({ foldedText, profile }: JudgedText): readonly Place[] {
  const name = wordsOf(fold(profile.businessName ?? '')).map(({ text }) => text);
  return [...(name.length === 0 ? [] : findPlaces(foldedText, inARow(name))), ...linksIn(foldedText)];
}

/** Whole words one after the other, whatever marks stand between them. */
const inARow = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.join('[^\\p{L}\\p{N}\\n]+')}(?![\\p{L}\\p{N}])`, 'gu');

const emoji = /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u{200D}|\u{FE0F}|\u{20E3})+/gu;

/** Where emojis run together is one place. Signs such as © and ™ are none. */
const emojiPlaces = ({ text }: JudgedText): readonly Place[] =>
  findPlaces(text, emoji).filter(({ start, end }) => /\p{RGI_Emoji}|\uFE0F/v.test(text.slice(start, end)));

const emojis = (judgedText: JudgedText) =>
  emojiPlaces(judgedText).map((place) =>
    hardFinding('unwanted-emoji', 'Você pediu textos sem emoji.', place, {
      correction: 'Sem nenhum emoji: tire todos.',
    }),
  );

/** How many emojis are few, as writers are told; a text with more is worth no other attempt. */
const few = 2;

const manyEmojis = (judgedText: JudgedText) =>
  emojiPlaces(judgedText)
    .filter(({ end }) => countEmojis(judgedText.text.slice(0, end)) > few)
    .slice(0, 1)
    .map((place) => softFinding('unwanted-emoji', `Você pediu poucos emojis: aqui há mais de ${few}.`, place));

/** Words that only the other way of speaking to readers has; "te" and "seu" are said in both. */
const ofOther: Readonly<Record<VoiceAddress, RegExp>> = {
  voce: /(?<![\p{L}\p{N}])(?:tu|teus?|tuas?|contigo)(?![\p{L}\p{N}])/gu,
  tu: /(?<![\p{L}\p{N}])(?:voce|vc)(?![\p{L}\p{N}])/gu,
};
const names: Readonly<Record<VoiceAddress, string>> = { voce: 'você', tu: 'tu' };

/** "você" where the owner says "tu", outside of the owner's phrases, name and links. */
function wrongAddress(judgedText: JudgedText, address: VoiceAddress, phrases: readonly string[]) {
  const allowed = [
    ...nameAndLinks(judgedText),
    ...phrases
      .filter((phrase) => plainWording(phrase) !== '')
      .flatMap((phrase) => findPlaces(judgedText.foldedText, inARow(plainWording(phrase).split(' ')))),
  ];
  // The owner's own words of this text may say so.
  const typed = new Set(
    findPlaces(judgedText.ownWords.topicFolded, ofOther[address]).map(({ start, end }) =>
      judgedText.ownWords.topicFolded.slice(start, end),
    ),
  );
  return findPlaces(judgedText.foldedText, ofOther[address])
    .filter(({ start, end }) => !typed.has(judgedText.foldedText.slice(start, end)))
    .filter((place) => !allowed.some(({ start, end }) => start <= place.start && place.end <= end))
    .slice(0, 1)
    .map((place) =>
      // The scenes of a script speak to the owner.
      (judgedText.brief.contentType === 'roteiro_reels' ? softFinding : hardFinding)(
        'wrong-address',
        `Você trata o cliente por "${names[address]}", mas aqui está ${quote(judgedText, place)}.`,
        place,
        {
          correction: `Trate o leitor por "${names[address]}" no texto inteiro: ${quote(judgedText, place)} não combina.`,
        },
      ),
    );
}
