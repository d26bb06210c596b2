import type { Topic } from './topic/read.ts';
import { talkOf } from './topic/ground.ts';
import { announcements } from './phrases/announcements.ts';
import { appointments, bookingsUntil, datedDeals, datedPromotions, deals, listings } from './phrases/deals.ts';
import { themeEntrances } from './phrases/entrances.ts';

const namesThing = (phrase: string): boolean => /[{ ]coisa[:}]/u.test(phrase);
/** A time that something happens at; others are the end or the start of something. */
const happens = /^(?:n[ao]s?|hoje|amanhã|nest[ae]|aos?|às|de|das?|tod[oa]s?) ?/u;

export const happensAt = (quando: string): boolean => happens.test(quando);

/** Ways to bring the topic up; where there is a thing, those that name it. */
export function plainSubjects({ kind, thing, theme }: Topic): readonly string[] {
  if (kind === 'theme' && theme !== null) return themeEntrances[talkOf(theme)].subjects;
  return thing === null ? announcements[kind] : announcements[kind].filter((phrase) => namesThing(phrase));
}

/** Ways to bring the topic up with its price, its time or its list, where it has them. */
export function fullSubjects(topic: Topic): readonly string[] {
  const { kind, thing, por, desconto, quando, list } = topic;
  if (thing !== null && list !== null) return listings;
  if (kind === 'booking' && quando?.startsWith('até')) return bookingsUntil;
  if (thing === null || !['product', 'service', 'promotion'].includes(kind)) return plainSubjects(topic);
  if (por ?? desconto) return quando ? datedDeals : deals;
  if (!quando || !happensAt(quando)) return plainSubjects(topic);
  return kind === 'promotion' ? datedPromotions : appointments;
}
