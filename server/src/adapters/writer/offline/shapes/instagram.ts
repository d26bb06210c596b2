import { isLongerThan } from '../../../../domain/text.ts';
import { compose } from '../compose.ts';
import { pick } from '../pick.ts';
import { say } from '../grammar/phrase.ts';
import { afterAsk, type Shape } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { joined, paragraphs } from '../words.ts';

const limits = { hook: 125, all: 2_200 } as const;

/** A caption: the first line stands within 125 characters, 2,200 in all, 3 to 5 hashtags (rule 5.3). */
export const instagram: Shape = (material, voice) => {
  const { hook, follow, aside, subject, more, body, cry, house, notes } = compose(material, voice);
  const { draw, layout } = voice;
  const { link, business, hashtags, tone, values } = material;
  const calls = link === null ? channels.direct : channels.bio;
  const channel = say(pick(layout === 'cry' ? afterAsk(calls) : calls, values, draw), values);
  const topic = joined(subject, more);
  const fits = (first: string) => !isLongerThan(`${first} 💛💛`, limits.hook);
  const middle = {
    scene: [hook, follow, topic, body],
    cry: fits(`${cry} ${subject}`)
      ? [`${cry} ${subject}`, joined(more, house), aside]
      : [cry, joined(topic, house), aside],
    subject: fits(subject) ? [subject, more, aside, body] : [hook, follow, topic, body],
  }[layout];
  const [first, ...rest] = middle.filter((part) => part !== '');
  return paragraphs(
    [
      { text: `${first} ${draw(tone.emojis)}`, rank: 0 },
      ...rest.map((text, index) => ({ text, rank: index === 0 ? 0 : 1 })),
      { text: notes.join('\n'), rank: 1 },
      { text: layout === 'cry' ? `${draw(tone.asks)} ${channel}` : channel, rank: 0 },
      { text: business.place === null ? null : `📍 ${business.place}`, rank: 2 },
      { text: hashtags.join(' '), rank: 0 },
    ],
    limits.all,
  );
};
