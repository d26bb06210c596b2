import { countCharacters, isLongerThan } from '../../../domain/text.ts';
import type { Material, Voice } from './material.ts';
import { sentence, shortSentence } from './words.ts';

export interface Lead {
  /** One line within the limit. */
  readonly first: string;
  /** The topic, where the first line has none or not all of it. */
  readonly topic: string | null;
}

const orders = ['cry, topic', 'topic, cry', 'cry'] as const;

/** How a text begins: the angle's cry and the topic, in the order that this variation drew. */
export function lead({ topic }: Material, { angle, draw }: Voice, limit: number): Lead {
  const { cry } = angle;
  const whole = sentence(topic.whole);
  const order = draw(orders);
  if (order === 'cry') return { first: cry, topic: whole };
  const short = shortSentence(topic.line, limit - countCharacters(cry) - 1);
  const isWhole = !isLongerThan(whole, countCharacters(short)) && !topic.whole.includes('\n');
  // A topic that was cut reads badly before the cry.
  const first = order === 'cry, topic' || !isWhole ? `${cry} ${short}` : `${short} ${cry}`;
  return { first, topic: isWhole ? null : whole };
}
