import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import { announce } from '../lead.ts';
import { callToAction, type Shape } from '../material.ts';
import { farewells, greetings, preheaders, reasons } from '../phrases/email.ts';
import { fill, paragraphs, sentence, shorten, title } from '../words.ts';

const limits = { subject: 50, preheader: 100, all: 5_000 } as const;

/** Subject, preheader, body, one call to action and why the reader gets it (rule 5.3). */
export const email: Shape = (material, voice) => {
  const { topic, name, about, place } = material;
  const { angle, draw } = voice;
  const named = title(topic.line);
  const said = announce(topic, draw);
  const preheader = draw(preheaders);
  const room = limits.preheader - countCharacters(fill(preheader, { topic: '' }));
  const short = shorten(topic.thing ?? topic.line, room);
  const subject = voice.index === 0 && !isLongerThan(named, limits.subject) ? named : title(angle.cry);
  return paragraphs(
    [
      {
        text: `Assunto: ${subject}\nPré-cabeçalho: ${fill(preheader, { topic: short })}`,
        rank: 0,
      },
      { text: draw(greetings), rank: 0 },
      { text: subject === named ? `${angle.cry} ${said}` : said, rank: 0 },
      { text: angle.body.join(' '), rank: 1 },
      { text: callToAction(material, voice), rank: 0 },
      { text: about === null ? null : `Quem somos: ${sentence(about)}`, rank: 3 },
      { text: [draw(farewells), name, ...(place === null ? [] : [place])].join('\n'), rank: 0 },
      { text: fill(draw(reasons), { name }), rank: 0 },
    ],
    limits.all,
  );
};
