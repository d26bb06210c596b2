import { isLongerThan } from '../../../../domain/text.ts';
import { compose, pick } from '../compose.ts';
import { say } from '../grammar/phrase.ts';
import type { Shape } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { joined, paragraphs } from '../words.ts';

const limits = { hook: 125, all: 2_200 } as const;

/** A caption: the first line stands within 125 characters, 2,200 in all, 3 to 5 hashtags (rule 5.3). */
export const instagram: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, body, cry, notes } = compose(material, voice);
  const { draw, layout } = voice;
  const { link, business, hashtags, tone, values } = material;
  const channel = say(pick(link === null ? channels.direct : channels.bio, values, draw), values);
  const topic = joined(subject, more);
  const fits = (first: string) => !isLongerThan(`${first} 💛💛`, limits.hook);
  const middle = {
    scene: [hook, follow, topic, body],
    cry: fits(`${cry} ${subject}`) ? [`${cry} ${subject}`, more, aside] : [cry, topic, aside],
    subject: fits(subject) ? [subject, more, aside, body] : [hook, topic, follow, body],
  }[layout];
  const [first, ...rest] = middle.filter((part) => part !== '');
  return paragraphs(
    [
      { text: `${first} ${draw(tone.emojis)}`, rank: 0 },
      ...rest.map((text, index) => ({ text, rank: index === 0 ? 0 : 1 })),
      { text: notes.join('\n'), rank: 1 },
      { text: layout === 'cry' && !channel.startsWith('Quer') ? `${draw(tone.asks)} ${channel}` : channel, rank: 0 },
      { text: business.place === null ? null : `📍 ${business.place}`, rank: 2 },
      { text: hashtags.join(' '), rank: 0 },
    ],
    limits.all,
  );
};
