import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { plainly } from '../grammar/noun.ts';
import { say } from '../grammar/phrase.ts';
import type { Shape } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { greetings, plainGreetings } from '../phrases/whatsapp.ts';
import { joined, paragraphs, shortSentence } from '../words.ts';

const limits = { all: 600, subject: 330 } as const;

/** A message of at most 600 characters with one call to action; bold in WhatsApp's own marks (rule 5.3). */
export const whatsapp: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, body, cry, notes } = compose(material, voice, '*');
  const { draw, layout } = voice;
  const { link, business, values } = material;
  const bank = link === null ? channels.reply : channels.link;
  const call = say(pick(bank, { ...values, url: link }, draw), { ...values, url: link });
  const topic = joined(shortSentence(subject, limits.subject), more);
  const opening = layout === 'scene' ? hook : layout === 'cry' ? joined(cry, topic) : topic;
  const plain = subject.includes('*') ? opening : opening.replace(/^[^.?!:[\]]+/u, '*$&*');
  const name = plainly(business.casa);
  const greeting = say(pick(plain.includes(name) ? plainGreetings : greetings, values, draw), values);
  const middle = {
    scene: [joined(follow, topic), body],
    cry: [body],
    subject: [aside, body],
  }[layout];
  return paragraphs(
    [
      { text: `${greeting} ${plain}`, rank: 0 },
      ...middle.map((text, index) => ({ text, rank: index === 0 && layout !== 'subject' ? 0 : 3 })),
      { text: notes.join('\n'), rank: 1 },
      { text: call, rank: 0 },
      { text: business.name === null || `${greeting} ${call}`.includes(name) ? null : name, rank: 2 },
    ],
    limits.all,
  );
};
