import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { plainly } from '../grammar/noun.ts';
import { say } from '../grammar/phrase.ts';
import { midSentence } from '../topic/read.ts';
import { channelOf, type Material, type Shape, type Voice } from '../material.ts';
import { abouts, farewells, greetings, plainGreetings, preheaders, reasons, subjectLines } from '../phrases/email.ts';
import { joined, paragraphs, sentence, shorten, title } from '../words.ts';

const limits = { subject: 50, preheader: { fewest: 40, most: 100 }, all: 5_000 } as const;

/** Subject, preheader, body, one call to action and why the reader gets it (rule 5.3). */
export const email: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, body, cry, notes } = compose(material, voice);
  const { business, values } = material;
  const { draw, layout } = voice;
  const { phrases, url } = channelOf(material);
  const called = { ...values, url };
  const topic = joined(subject, more);
  const said = layout === 'scene' && hook.includes(plainly(business.casa));
  const middle = {
    scene: [joined(hook, follow), topic, body],
    cry: [`${cry} ${topic}`, aside, body],
    subject: [topic, aside, body],
  }[layout];
  return paragraphs(
    [
      {
        text: `Assunto: ${subjectLine(material, voice, layout === 'scene' || material.topic.kind === 'date' ? hook : cry)}\nPré-cabeçalho: ${preheader(material, voice)}`,
        rank: 0,
      },
      { text: say(pick(said ? plainGreetings : greetings, values, draw), values), rank: 0 },
      ...middle.map((text, index) => ({ text, rank: index < 2 ? 0 : 1 })),
      { text: notes.join('\n'), rank: 1 },
      { text: say(pick(phrases, called, draw), called), rank: 0 },
      { text: business.about === null || layout !== 'scene' ? null : sentence(say(draw(abouts), values)), rank: 3 },
      {
        text: [
          draw(farewells),
          business.name ? plainly(business.casa) : '[preencher: nome do negócio]',
          ...(business.place ? [business.place] : []),
        ].join('\n'),
        rank: 0,
      },
      { text: say(pick(reasons, values, draw), values), rank: 0 },
    ],
    limits.all,
  );
};

/** The first line of the text, the name before it, or the subject itself: whatever fits. */
function subjectLine({ values, business, topic, ground }: Material, { draw, layout }: Voice, hook: string): string {
  const first = title(hook);
  const named = say(pick(subjectLines, values, draw, limits.subject), values);
  const name = plainly(business.casa);
  const signed = first.includes(name) ? first : `${name}: ${midSentence(first)}`;
  const own = topic.statement === null ? named : title(topic.statement);
  const candidates =
    layout === 'subject' && topic.kind !== 'date'
      ? [own, signed, first]
      : draw([
          [signed, first],
          [first, signed],
          [ground === 'notice' ? named : own, first],
        ]);
  const fitting = [...candidates, named, first].find((one) => one !== '' && !isLongerThan(one, limits.subject));
  return fitting ?? shorten(first, limits.subject);
}

function preheader({ values }: Material, { draw }: Voice): string {
  const { fewest, most } = limits.preheader;
  const long = preheaders.filter((phrase) => countCharacters(say(phrase, values)) >= fewest);
  const text = say(pick(long, values, draw, most), values);
  return isLongerThan(text, most) ? shorten(text, most) : text;
}
