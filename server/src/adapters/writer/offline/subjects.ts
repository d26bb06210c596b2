import type { Topic } from './topic/read.ts';
import { announcements, appointments, datedDeals, datedPromotions, deals } from './phrases/announcements.ts';

const namesThing = (phrase: string): boolean => /[{ ]coisa[:}]/u.test(phrase);
/** A time that something happens at; others are the end or the start of something. */
const happens = /^(?:n[ao]s?|hoje|amanhã|nest[ae]|aos?|às|de|das?|tod[oa]s?) ?/u;

export const happensAt = (quando: string): boolean => happens.test(quando);

/** Ways to bring the topic up; where there is a thing, those that name it. */
export const plainSubjects = ({ kind, thing }: Topic): readonly string[] =>
  thing === null ? announcements[kind] : announcements[kind].filter((phrase) => namesThing(phrase));

/** Ways to bring the topic up with its price and its time, where it has them. */
export function fullSubjects(topic: Topic): readonly string[] {
  const { kind, thing, por, desconto, quando } = topic;
  if (thing === null || !['product', 'service', 'promotion'].includes(kind)) return plainSubjects(topic);
  if (por ?? desconto) return quando ? datedDeals : deals;
  if (!quando || !happensAt(quando)) return plainSubjects(topic);
  return kind === 'promotion' ? datedPromotions : appointments;
}
