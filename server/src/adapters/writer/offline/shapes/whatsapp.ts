import { isLongerThan } from '../../../../domain/text.ts';
import type { Shape } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { greetings } from '../phrases/whatsapp.ts';
import { fill, paragraphs, sentence, shorten, shortSentence } from '../words.ts';

/** A message of at most 600 characters with one call to action; bold in WhatsApp's own marks (rule 5.3). */
export const whatsapp: Shape = ({ topic, name, link }, { angle, ask, draw }) => {
  const plain = topic.line.replaceAll('*', '');
  const channel = link === null ? draw<string>(channels.reply) : fill(draw<string>(channels.link), { url: link });
  const isCut = isLongerThan(plain, 90);
  return paragraphs(
    [
      { text: `${draw(greetings)} ${angle.cry}`, rank: 0 },
      { text: `*${shortSentence(plain, 90)}*`, rank: 0 },
      { text: isCut ? sentence(plain) : null, rank: 4 },
      { text: angle.body.join(' '), rank: 3 },
      { text: `${ask} ${channel}`, rank: 0 },
      { text: shorten(name.replaceAll('*', ''), 80), rank: 2 },
    ],
    600,
  );
};
