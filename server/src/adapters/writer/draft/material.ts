import type { FactKind } from '../../../domain/facts/fact.ts';
import { fold } from '../../../domain/words.ts';
import type { WritingTask } from '../../../domain/writing.ts';
import { actOf, type Act } from './calls.ts';
import { callOf, linkOf } from './contact.ts';
import { hashtagsOf } from './hashtags.ts';
import type { Segment } from './segments.ts';
import { readTopic } from './topic.ts';
import { line } from './words.ts';

/** What the texts of one task are made of: the owner's words, and a call that fits them. */
export interface Material {
  readonly lead: string;
  readonly points: readonly string[];
  /** The points, those that a reader misses most first. */
  readonly byImportance: readonly string[];
  /** A point of price or discount that can stand behind the lead in an opening. */
  readonly extra: string | null;
  readonly isTheme: boolean;
  /** Whether the lead says that something is so, and does not only name a thing. */
  readonly isStatement: boolean;
  readonly name: string | null;
  /** The city, and the neighbourhood before it. */
  readonly city: string | null;
  readonly place: string | null;
  /** The name and the place in one line. */
  readonly house: string | null;
  /** What the business is, in the owner's words. */
  readonly about: string | null;
  /** For those who greet with distance. */
  readonly isFormal: boolean;
  readonly act: Act;
  readonly hashtags: readonly string[];
  readonly link: string | null;
  /** Whether a call names a campaign's address. */
  readonly hasLink: boolean;
  call(wording: 0 | 1 | 2): string;
}

const weights: Readonly<Partial<Record<FactKind, number>>> = {
  price: 9,
  oldPrice: 9,
  discount: 9,
  bundle: 9,
  free: 8,
  exception: 8,
  denial: 7,
  deadline: 7,
  date: 7,
  start: 6,
  condition: 6,
  weekday: 5,
  time: 5,
  instalments: 4,
  contact: 4,
  place: 4,
  payment: 3,
  quantity: 2,
  measure: 2,
};

const weightOf = ({ facts }: Segment): number => Math.max(0, ...facts.map(({ kind }) => weights[kind] ?? 1));

const stated: ReadonlySet<Act> = new Set(['ask', 'answer', 'consult', 'apply', 'give', 'attend']);
const states =
  /^(?:nao|agora|hoje|amanha|ja|vamos|chegou|chegaram|tem|temos|estamos|voce|como|por que|so|leve|compre|tudo|toda|todo|quem|para|de|atendo|faco|vendo|alugo|compro|ultim|recado|lembrete|aviso|promocao|r\$|\d)\b|^\p{L}+(?:amos|emos|imos)\b|[!?:\]]/u;

const formal: ReadonlySet<Act> = new Set(['consult', 'apply']);

/** Everything that the texts of a task share. */
export function gather(task: WritingTask): Material {
  const { profile } = task;
  const topic = readTopic(task);
  const act = actOf(topic, task);
  const byImportance = topic.points.toSorted((a, b) => weightOf(b) - weightOf(a)).map(({ text }) => text);
  const city = line(profile.businessCity);
  const place = [line(profile.businessNeighborhood), city].filter((part) => part !== null).join(', ') || null;
  const name = line(profile.businessName);
  return {
    lead: topic.lead,
    points: topic.points.map(({ text }) => text),
    byImportance,
    extra: byImportance.find((point) => /^(?:a partir de |de |por )?R\$|^\d+%/i.test(point)) ?? null,
    isTheme: topic.isTheme,
    isStatement: stated.has(act) || states.test(fold(topic.lead)),
    name,
    city,
    place,
    house: [name, place].filter((part) => part !== null).join(', ') || null,
    about: told(line(profile.businessDesc)),
    isFormal: formal.has(act),
    act,
    hashtags: hashtagsOf(topic, task),
    link: linkOf(task),
    hasLink: task.brief.campaignLink !== null,
    call: (wording) => callOf(task, { act, hasContact: topic.hasContact }, wording),
  };
}

/** A word or two name the trade; a sentence has more. */
const told = (about: string | null): string | null => (about !== null && about.split(' ').length > 2 ? about : null);
