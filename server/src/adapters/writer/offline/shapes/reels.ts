import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { say, type Values } from '../grammar/phrase.ts';
import { channelOf, type Material, type Shape, type Voice } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { captions, extras, hooks, scenes } from '../phrases/reels.ts';
import { countSpoken, countWords, joined, oneLine, sentence, shortenToWords, shortSentence } from '../words.ts';

interface Beat {
  readonly scene: string;
  readonly speech: string;
}

const wordsPerSecond = 2.4;
const hookSeconds = 3;
const hookWords = 7;
/** Of what is said after the hook: 27 seconds of it make the 30 that a Reels needs. */
const fewestWords = Math.ceil(28 * wordsPerSecond);
const longestSubject = 48;

/** A script as a table of time, speech and scene, 30 to 60 s, with its caption (rule 5.3). */
export const reels: Shape = (material, voice) => {
  const script = timed(beats(material, voice));
  const rows = script.map(({ from, to, speech, scene }) => `${from}-${to} s | ${cell(speech)} | ${cell(scene)}`);
  const { phrases, url } = channelOf(material);
  const called = { ...material.values, url };
  const { draw } = voice;
  return [
    `${script[0]?.speech} ${draw(material.tone.emojis)}`,
    `Duração: ${script.at(-1)?.to} segundos`,
    '',
    ['Tempo | Fala | Cena', ...rows].join('\n'),
    '',
    `Legenda: ${caption(material, voice)} ${say(pick(phrases, called, draw), called)}`,
  ].join('\n');
};

const caption = ({ topic, values }: Material, { draw }: Voice): string =>
  topic.statement ??
  (topic.theme
    ? sentence(topic.theme)
    : sentence(say(pick(topic.thing ? captions : ['Recado {da casa}'], values, draw), values)));

function beats(material: Material, voice: Voice): Beat[] {
  const { hook, follow, aside, subject, more, body, cry, house, notes } = compose(material, voice);
  const { topic, values, niche } = material;
  const { draw, layout } = voice;
  const seen = (bank: readonly string[]) => say(pick(bank, values, draw), values);
  const asides = [...extras.any, ...(material.ground === 'theme' ? extras.theme : [])];
  const first = opening(hook, cry, values, voice);
  const from = draw([0, 1, 2]);
  const shots = niche.scenes.map((_, index) => niche.scenes[(from + index) % niche.scenes.length] ?? '');
  const kind = topic.thing ? scenes.thing : topic.theme ? scenes.theme : scenes.news;
  const said = [
    { scene: shots[0] ?? '', speech: first === hook ? follow : aside },
    { scene: seen(kind), speech: shortSentence(shortenToWords(joined(subject, more), longestSubject), 320) },
  ].filter(({ speech }) => speech !== '');
  const middle: Beat[] = [
    ...(layout === 'subject' ? said.toReversed() : said),
    ...[body, layout === 'scene' && material.ground !== 'notice' ? house : '']
      .filter((speech) => speech !== '')
      .map((speech, index) => ({ scene: shots[index + 1] ?? '', speech })),
    ...notes
      .slice(-1)
      .map((speech) => ({ scene: shots[2] ?? '', speech: shortSentence(shortenToWords(speech, 25), 180) })),
  ];
  const call: Beat = { scene: seen(scenes.call), speech: say(pick(channels.spoken, values, draw), values) };
  while (countWords([...middle, call].map(({ speech }) => speech).join(' ')) < fewestWords) {
    middle.push({ scene: seen(scenes.extra), speech: seen(asides) });
  }
  return [{ scene: seen(scenes.hook), speech: first }, ...middle, call];
}

/** What is said in the first three seconds. */
function opening(hook: string, cry: string, values: Values, { draw, layout }: Voice): string {
  const named = say(pick(hooks, values, draw), values);
  const wanted = { scene: [hook, named], cry: draw([[cry], [named]]), subject: [named] }[layout];
  return (
    wanted.find((one) => one !== '' && Math.max(countSpoken(one), countWords(one)) <= hookWords && one.length <= 45) ??
    cry
  );
}

/** From and to in whole seconds: the hook has the first three, the rest as long as it takes to say. */
function timed(all: readonly Beat[]) {
  let words = 0;
  let from = 0;
  return all.map((beat, index) => {
    if (index > 0) words += countSpoken(beat.speech);
    const to = Math.round(hookSeconds + words / wordsPerSecond);
    const row = { ...beat, from, to };
    from = to;
    return row;
  });
}

const cell = (speech: string): string => oneLine(speech).replaceAll('|', '/');
