import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { announce } from '../lead.ts';
import { callToAction, type Shape } from '../material.ts';
import { farewells, greetings, preheaders, reasons } from '../phrases/email.ts';
import { fill, paragraphs, sentence, shorten } from '../words.ts';

const limits = { subject: 50, preheader: 100, all: 5_000 } as const;

/** Subject, preheader, body, one call to action and why the reader gets it (rule 5.3). */
export const email: Shape = (material, voice) => {
  const { topic, name, about, place } = material;
  const { angle, draw } = voice;
  const title = sentence(topic.line).replace(/\.$/, '');
  const said = announce(topic, draw);
  const preheader = draw(preheaders);
  const room = limits.preheader - countCharacters(fill(preheader, { topic: '' }));
  const subject = voice.index === 0 && !isLongerThan(title, limits.subject) ? title : angle.cry.replace(/\.$/, '');
  return paragraphs(
    [
      {
        text: `Assunto: ${subject}\nPré-cabeçalho: ${fill(preheader, { topic: shorten(topic.thing ?? topic.line, room) })}`,
        rank: 0,
      },
      { text: draw(greetings), rank: 0 },
      { text: subject === title ? `${angle.cry} ${said}` : said, rank: 0 },
      { text: angle.body.join(' '), rank: 1 },
      { text: callToAction(material, voice), rank: 0 },
      { text: about === null ? null : `Quem somos: ${sentence(about)}`, rank: 3 },
      { text: [draw(farewells), name, ...(place === null ? [] : [place])].join('\n'), rank: 0 },
      { text: fill(draw(reasons), { name }), rank: 0 },
    ],
    limits.all,
  );
};

