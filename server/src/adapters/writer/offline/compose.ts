import { isLongerThan } from '../../../domain/text.ts';
import type { Draw } from './grammar/draw.ts';
import type { Noun } from './grammar/noun.ts';
import { canSay, say, type Values } from './grammar/phrase.ts';
import type { Material, Voice } from './material.ts';
import type { Angle } from './niches/niche.ts';
import { cares, deadlines, invitations, gaps } from './phrases/announcements.ts';
import {
  houseEntrances,
  milestoneEntrances,
  newsEntrances,
  themeEntrances,
  type Entrances,
} from './phrases/entrances.ts';
import type { Kind } from './topic/read.ts';
import { happensAt } from './subjects.ts';
import { joined } from './words.ts';

/** What every shape of text is made of. */
export interface Piece {
  /** A first line, and what follows from it. */
  readonly hook: string;
  readonly follow: string;
  /** Both, for further down; a notice has none: nobody announces what was told. */
  readonly aside: string;
  /** The topic in a sentence, and what belongs to it: time, what the owner adds, what is missing. */
  readonly subject: string;
  readonly more: string;
  /** Two sentences in the voice of the goal: the second leans on the first. */
  readonly body: string;
  readonly cry: string;
  /** What has to be said besides. */
  readonly notes: readonly string[];
}

/** The sentences of one text; `bold` stands around the subject where the format has bold. */
export function compose(material: Material, { draw }: Voice, bold = ''): Piece {
  const { tone, topic } = material;
  const values = bold === '' ? material.values : emphasised(material.values, bold);
  const [hook, follow] = angleOf(material, draw);
  const phrase = pick(material.subjects, values, draw);
  const gap = gapsOf(material, draw);
  // What follows a notice is about the notice; what follows a scene is about the scene.
  const isNotice = entrances[topic.kind] !== undefined;
  return {
    hook,
    follow: isNotice ? '' : follow,
    aside: isNotice ? '' : joined(hook, follow),
    subject: say(phrase, values),
    more: joined(offerOf(material, phrase, draw), ...topic.details, ...gap, isNotice ? follow : null),
    body: draw(tone.bodies).join(' '),
    cry: draw(tone.cries),
    notes: notesOf(material, draw),
  };
}

/** A phrase of the bank that can be said with these values. */
export function pick(bank: readonly string[], values: Values, draw: Draw, most = Infinity): string {
  const fitting = (phrase: string) => canSay(phrase, values) && !isLongerThan(say(phrase, values), most);
  for (let tries = 0; tries < bank.length; tries += 1) {
    const phrase = draw(bank);
    if (fitting(phrase)) return phrase;
  }
  return bank.find((phrase) => fitting(phrase)) ?? bank.find((phrase) => canSay(phrase, values)) ?? '';
}

function emphasised(values: Values, mark: string): Values {
  const strong = (noun: Noun): Noun => ({
    ...noun,
    text: `${mark}${noun.text}${mark}`,
    ...(noun.also ? { also: strong(noun.also) } : {}),
  });
  const { coisa, tema, recado } = values;
  return {
    ...values,
    coisa: coisa && typeof coisa !== 'string' ? strong(coisa) : null,
    tema: tema ? `${mark}${String(tema)}${mark}` : null,
    recado: typeof recado === 'string' && recado.length <= longestBold ? `${mark}${recado}${mark}` : (recado ?? null),
  };
}

/** Past this, bold shouts. */
const longestBold = 90;

const entrances: Partial<Record<Kind, Entrances>> = {
  theme: themeEntrances,
  news: newsEntrances,
  change: newsEntrances,
  milestone: milestoneEntrances,
  none: houseEntrances,
};

/** A theme that any advice of the trade belongs to; a story is none. */
const teaches = /^(?:\d+\s+)?(?:dicas?|cuidados?|como (?!a gente))/iu;

function angleOf({ topic: { kind, line }, niche, angles, values }: Material, draw: Draw): Angle {
  const bank = entrances[kind];
  if (!bank) return draw(angles);
  const told = niche.tips.find(({ sign }) => sign?.test(line));
  const general = teaches.test(line) ? niche.tips.find(({ sign }) => !sign) : undefined;
  const tip = kind === 'theme' && draw([true, true, false]) ? (told ?? general)?.tip : undefined;
  return [say(pick(bank.hooks, values, draw), values), tip ?? draw(bank.follows)];
}

/** The time, where the subject did not tell it. */
function offerOf({ topic: { quando, thing }, values }: Material, phrase: string, draw: Draw): string | null {
  if (quando === null || thing === null || /\{quando/iu.test(phrase)) return null;
  const bank = happensAt(quando) ? invitations : deadlines;
  return say(pick(bank, values, draw), values);
}

/** What only the owner knows and the topic leaves out. */
function gapsOf({ topic: { kind, line }, values }: Material, draw: Draw): readonly string[] {
  if (kind !== 'news' && kind !== 'change') return [];
  const missing = gaps.filter(({ sign, unless }) => sign.test(line) && !unless.test(line));
  return missing.map(({ gap }) => say(draw(gap), values));
}

const selling: readonly Kind[] = ['product', 'service', 'promotion', 'booking', 'date'];

function notesOf({ topic, urgent, occasion, values }: Material, draw: Draw): readonly string[] {
  const { kind, care } = topic;
  const hasPrice = topic.por !== null || topic.desconto !== null;
  return [
    ...(occasion === null ? [] : [occasion]),
    ...(kind === 'promotion' && !hasPrice ? ['O valor: [preencher: preço].'] : []),
    ...(urgent && selling.includes(kind) && topic.quando === null && occasion === null
      ? ['Prazo: [preencher: prazo].']
      : []),
    ...(care === null ? [] : [say(draw<string>(cares[care]), values)]),
  ];
}
