import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { compose, pick } from '../compose.ts';
import { plainly } from '../grammar/noun.ts';
import { say } from '../grammar/phrase.ts';
import type { Material, Shape, Voice } from '../material.ts';
import { sentence, shortSentence, title } from '../words.ts';

const limits = { text: 125, title: 27, description: 25 } as const;

/** The three labelled parts of an ad, each within its limit, and the link of its button (rule 5.3). */
export const ad: Shape = (material, voice) => {
  const { link } = material;
  const parts = [
    `Texto principal: ${primary(material, voice)}`,
    `Título: ${titleOf(material, voice)}`,
    `Descrição: ${description(material, voice)}`,
  ];
  return [...parts, ...(link === null ? [] : [`Link: ${link}`])].join('\n');
};

function primary(material: Material, voice: Voice): string {
  const { hook, cry, body, notes } = compose(material, voice);
  const short = pick(material.shortSubjects, material.values, voice.draw, 70);
  const subject = say(short, material.values);
  const { por, desconto, quando } = material.topic;
  const deal = [por, desconto, quando]
    .filter((fact) => fact !== null && !subject.includes(fact.replace(/^com /u, '')))
    .join(', ');
  const said = deal === '' ? subject : `${subject} ${sentence(deal)}`;
  const first = voice.layout === 'scene' ? hook : cry;
  const care = notes.at(-1) ?? '';
  const candidates =
    voice.layout === 'subject'
      ? [
          ...(care === '' ? [] : [`${said} ${care}`]),
          `${said} ${body}`,
          `${said} ${voice.draw(material.tone.asks)}`,
          `${hook} ${subject}`,
          said,
          subject,
        ]
      : [
          `${first} ${said} ${care}`,
          `${first} ${said}`,
          `${cry} ${said}`,
          `${first} ${subject}`,
          `${cry} ${subject}`,
          said,
          subject,
        ];
  const text = candidates.map((one) => one.trim()).find((one) => !isLongerThan(one, limits.text));
  if (text !== undefined) return text;
  // A whole notice leaves room for little: what comes before it is what tells the texts apart.
  const before = voice.layout === 'subject' ? voice.draw(material.tone.asks) : first;
  return `${before} ${shortSentence(subject, limits.text - countCharacters(before) - 1)}`;
}

function titleOf({ topic, tone, business }: Material, { draw, layout }: Voice): string {
  const names = [
    ...(topic.thing ? [title(plainly(topic.thing))] : []),
    ...(topic.desconto ? [title(topic.desconto.replace(/^com /u, ''))] : []),
    ...(business.name ? [business.name] : []),
  ].filter((name) => !isLongerThan(name, limits.title));
  return (layout === 'subject' ? undefined : names[layout === 'scene' ? 0 : names.length - 1]) ?? draw(tone.titles);
}

function description({ topic, tone }: Material, { draw, layout }: Voice): string {
  const facts = [topic.por, topic.desconto, topic.quando].filter((fact) => fact !== null).map((fact) => title(fact));
  const short = facts.find((fact) => !isLongerThan(fact, limits.description));
  return layout !== 'cry' && short !== undefined ? short : draw(tone.descriptions);
}
