import { countCharacters, isLongerThan } from '../../../../domain/text.ts';
import type { Draw } from '../draw.ts';
import type { Shape } from '../material.ts';
import { announcements } from '../phrases/announcements.ts';
import { channels } from '../phrases/channels.ts';
import { greetings } from '../phrases/whatsapp.ts';
import type { Topic } from '../topic.ts';
import { fill, oneLine, paragraphs, sentence, shortSentence } from '../words.ts';

const limit = 600;
/** Past this, bold shouts: then the cry is bold instead of the topic. */
const longestBold = 90;
/** What is left of a topic beside a link that fills the message. */
const fewest = 80;

/** A message of at most 600 characters with one call to action; bold in WhatsApp's own marks (rule 5.3). */
export const whatsapp: Shape = ({ topic, name, link }, { angle, ask, draw }) => {
  const channel = link === null ? draw<string>(channels.reply) : fill(draw<string>(channels.link), { url: link });
  const call = `${ask} ${channel}`;
  const greeting = draw(greetings);
  const plain = unmarked(topic.line);
  const isShort = plain !== '' && !isLongerThan(plain, longestBold);
  const opening = `${greeting} ${isShort ? angle.cry : `*${angle.cry}*`}`;
  const room = limit - countCharacters(opening) - countCharacters(call) - 4;
  const subject = isShort ? bold(topic, draw) : shortSentence(plain, Math.max(room, fewest));
  return paragraphs(
    [
      { text: opening, rank: 0 },
      { text: subject, rank: 0 },
      { text: angle.body.join(' '), rank: 1 },
      { text: call, rank: 0 },
      { text: unmarked(name), rank: 2 },
    ],
    limit,
  );
};

const bold = ({ thing, line }: Topic, draw: Draw): string =>
  thing === null ? `*${sentence(unmarked(line))}*` : fill(draw(announcements), { topic: `*${thing}*` });

/** Without the marks that WhatsApp reads as bold. */
const unmarked = (text: string): string => oneLine(text.replaceAll('*', ''));
