import { isLongerThan } from '../../../domain/text.ts';
import type { Material, Voice } from './material.ts';
import type { Angle } from './phrases/bank.ts';
import { announcements } from './phrases/announcements.ts';
import { midSentence, type Topic } from './topic.ts';
import { fill, sentence, title } from './words.ts';
import type { Draw } from './draw.ts';

export interface Lead {
  /** One line within the limit. */
  readonly first: string;
  /** The topic, where the first line has none of it. */
  readonly topic: string | null;
}

const orders = ['cry, topic', 'topic, cry', 'cry'] as const;

/** How a text begins: the angle's cry and the topic, in the order that this variation drew. */
export function lead({ topic }: Material, { angle, draw }: Voice, limit: number): Lead {
  const said = announce(topic, draw);
  const order = draw(orders);
  const first = order === 'topic, cry' ? headline(topic, angle) : `${angle.cry} ${said}`;
  const fits = !isLongerThan(first, limit) && !said.includes('\n');
  return order === 'cry' || !fits ? { first: angle.cry, topic: said } : { first, topic: null };
}

/** The whole topic as a sentence, or as several where the owner typed several. */
export const announce = ({ thing, whole }: Topic, draw: Draw): string =>
  thing === null ? sentence(whole) : fill(draw(announcements), { topic: thing });

/** The topic before the cry, on one line: "Bolo de cenoura: para tudo e olha isso." */
export const headline = ({ thing, line }: Topic, { cry, points }: Angle): string =>
  thing === null || !points ? `${sentence(line)} ${cry}` : `${title(thing)}: ${midSentence(cry)}`;
