import { isLongerThan } from '../../../../domain/text.ts';
import { lead } from '../lead.ts';
import type { Shape } from '../material.ts';
import { channels } from '../phrases/channels.ts';
import { midSentence } from '../topic.ts';
import { paragraphs, sentence } from '../words.ts';

/** A caption: the first line stands within 125 characters, 2,200 in all, 3 to 5 hashtags (rule 5.3). */
export const instagram: Shape = (material, voice) => {
  const { first, topic } = lead(material, voice, 125 - 3);
  const { name, about, place, link, hashtags } = material;
  const channel = voice.draw<string>(link === null ? channels.direct : channels.bio);
  return paragraphs(
    [
      { text: `${first} ${voice.emoji}`, rank: 0 },
      { text: topic, rank: 0 },
      { text: voice.angle.body.join('\n'), rank: 1 },
      { text: about === null || isLongerThan(about, 240) ? null : sentence(`${name}: ${midSentence(about)}`), rank: 3 },
      { text: `${voice.ask} ${channel}`, rank: 0 },
      { text: place === null ? null : `📍 ${place}`, rank: 2 },
      { text: hashtags.join(' '), rank: 0 },
    ],
    2_200,
  );
};
