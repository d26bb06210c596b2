import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { plainly } from '../grammar/noun.ts';
import { say } from '../grammar/phrase.ts';
import type { Material, Shape, Voice } from '../material.ts';
import { sentence, shortSentence, title } from '../words.ts';

const limits = { text: 125, title: 27, description: 25 } as const;

/** The three labelled parts of an ad, each within its limit, and the link of its button (rule 5.3). */
export const ad: Shape = (material, voice) => {
  const { link } = material;
  const heading = titleOf(material, voice);
  const parts = [
    `Texto principal: ${primary(material, voice)}`,
    `Título: ${heading}`,
    `Descrição: ${description(material, voice, heading)}`,
  ];
  return [...parts, ...(link === null ? [] : [`Link: ${link}`])].join('\n');
};

function primary(material: Material, voice: Voice): string {
  const { hook, cry, body, notes } = compose(material, voice);
  const full = say(pick(material.subjects, material.values, voice.draw, 80), material.values);
  const short = () => say(pick(material.shortSubjects, material.values, voice.draw, 70), material.values);
  const subject = isLongerThan(full, 80) ? short() : full;
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

function titleOf({ topic, tone, business, values }: Material, { draw, layout }: Voice): string {
  const fitting = (names: readonly string[]) => names.filter((name) => !isLongerThan(name, limits.title));
  const thing = topic.thing ? title(plainly(topic.thing)) : null;
  const deal = topic.por ?? topic.desconto;
  const named = fitting([
    ...(thing && deal ? [`${thing} ${deal}`] : []),
    ...(thing && values.em ? [`${thing} ${String(values.em)}`] : []),
    // One short word is no title where more can be said.
    ...(thing && (thing.length > 7 || !deal) ? [thing] : []),
    ...(topic.desconto ? [title(topic.desconto.replace(/^com /u, ''))] : []),
  ]);
  const [name] = fitting(business.name === null ? [] : [business.name]);
  const own = { scene: named[0], cry: name, subject: named.at(-1) }[layout];
  return own ?? named[0] ?? (draw([true, false]) ? name : undefined) ?? draw(tone.titles);
}

function description({ topic, tone }: Material, { draw, layout }: Voice, heading: string): string {
  const facts = [topic.por, topic.desconto, topic.quando]
    .filter((fact) => fact !== null)
    .filter((fact) => !heading.includes(fact.replace(/^com /u, '')))
    .map((fact) => title(fact));
  const short = facts.find((fact) => !isLongerThan(fact, limits.description));
  return layout !== 'cry' && short !== undefined ? short : draw(tone.descriptions);
}
