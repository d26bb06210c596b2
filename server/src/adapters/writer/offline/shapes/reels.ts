import { callToAction, type Material, type Shape, type Voice } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { extras, introductions, scenes } from '../phrases/reels.ts';
import { countWords, fill, oneLine, sentence, shorten, shortenToWords, shortSentence } from '../words.ts';

interface Beat {
  readonly scene: keyof typeof scenes;
  readonly speech: string;
}

const wordsPerSecond = 2.4;
const hookSeconds = 3;
/** Of what is said after the hook: 27 seconds of it make the 30 that a Reels needs. */
const fewestWords = Math.ceil(28 * wordsPerSecond);

/** A script as a table of time, speech and scene, 30 to 60 s, with its caption (rule 5.3). */
export const reels: Shape = (material, voice) => {
  const script = timed(beats(material, voice));
  const rows = script.map(
    ({ from, to, speech, scene }) => `${from}-${to} s | ${cell(speech)} | ${voice.draw<string>(scenes[scene])}`,
  );
  return [
    `${voice.angle.cry} ${voice.emoji}`,
    `Duração: ${script.at(-1)?.to} segundos`,
    '',
    ['Tempo | Fala | Cena', ...rows].join('\n'),
    '',
    `Legenda: ${sentence(oneLine(material.topic.whole))} ${callToAction(material, voice)}`,
  ].join('\n');
};

function beats({ topic, name }: Material, { angle, ask, draw }: Voice): Beat[] {
  const subject = topic.thing === null ? shortSentence(shortenToWords(topic.line, 25), 180) : `${topic.thing}.`;
  const opening = fill(draw(introductions), { name: shorten(shortenToWords(name, 6), 60) });
  const middle: Beat[] = [
    { scene: 'topic', speech: `${opening} ${subject}` },
    { scene: 'first', speech: angle.body[0] },
    { scene: 'second', speech: angle.body[1] },
  ];
  const call: Beat = { scene: 'call', speech: `${ask} ${draw<string>(channels.spoken)}` };
  while (countWords([...middle, call].map(({ speech }) => speech).join(' ')) < fewestWords) {
    middle.push({ scene: 'extra', speech: draw(extras) });
  }
  return [{ scene: 'hook', speech: angle.cry }, ...middle, call];
}

/** From and to in whole seconds: the hook has the first three, the rest as long as it takes to say. */
function timed(all: readonly Beat[]) {
  let words = 0;
  let from = 0;
  return all.map((beat, index) => {
    if (index > 0) words += countWords(beat.speech);
    const to = Math.round(hookSeconds + words / wordsPerSecond);
    const row = { ...beat, from, to };
    from = to;
    return row;
  });
}

const cell = (speech: string): string => oneLine(speech).replaceAll('|', '/');
