import type { Draw } from './grammar/draw.ts';
import type { Noun } from './grammar/noun.ts';
import { say, type Values } from './grammar/phrase.ts';
import { leadOf } from './lead.ts';
import type { Material, Voice } from './material.ts';
import { cares, gaps } from './phrases/announcements.ts';
import { deadlines, invitations, promotionTimes } from './phrases/deals.ts';
import { pick } from './pick.ts';
import { happensAt } from './subjects.ts';
import { joined, sentence } from './words.ts';

/** What every shape of text is made of; what has nothing true to say is empty. */
export interface Piece {
  /** A first line, and what goes on from it before the subject. */
  readonly hook: string;
  readonly follow: string;
  /** Both, for after the subject. */
  readonly aside: string;
  /** The topic in a sentence, and what belongs to it: time, what the owner adds, what is missing. */
  readonly subject: string;
  readonly more: string;
  /** Advice on an offer, or a reason in the voice of the goal. */
  readonly body: string;
  /** What can stand right before the subject. */
  readonly cry: string;
  /** Who writes, in the owner's own words. */
  readonly house: string;
  /** What has to be said besides. */
  readonly notes: readonly string[];
}

/** The sentences of one text; `bold` stands around the subject where the format has bold. */
export function compose(material: Material, { draw, layout }: Voice, bold = ''): Piece {
  const { business, ground, bodies, cries } = material;
  const values = bold === '' ? material.values : emphasised(material.values, bold);
  const [hook, follow] = leadOf(material, draw);
  const isOffer = ground === 'offer';
  // One question after another is an interrogation.
  const asks = layout === 'subject' && !hook.includes('?');
  const plain = material.subjects.filter((phrase) => asks || !phrase.includes('?'));
  const phrase = pick(plain, values, draw) || pick(material.subjects, values, draw);
  return {
    hook,
    follow: isOffer ? follow : '',
    aside: isOffer ? joined(hook, follow) : '',
    subject: say(phrase, values),
    more: joined(
      offerOf(material, phrase, draw),
      listOf(material, phrase),
      ...material.topic.details,
      ...gapsOf(material, draw),
      isOffer ? null : follow,
    ),
    body: bodies.length === 0 ? '' : draw(bodies),
    cry: draw(cries),
    house: business.about === null ? '' : sentence(business.about),
    notes: notesOf(material, draw),
  };
}

function emphasised(values: Values, mark: string): Values {
  const strong = (noun: Noun): Noun => ({
    ...noun,
    text: `${mark}${noun.text}${mark}`,
    ...(noun.also ? { also: strong(noun.also) } : {}),
  });
  const { coisa, desc, tema, pergunta, recado } = values;
  return {
    ...values,
    coisa: coisa && typeof coisa !== 'string' ? strong(coisa) : null,
    desc: desc ? `${mark}${String(desc)}${mark}` : null,
    tema: tema ? `${mark}${String(tema)}${mark}` : null,
    pergunta: pergunta ? `${mark}${String(pergunta)}${mark}` : null,
    recado: typeof recado === 'string' && recado.length <= longestBold ? `${mark}${recado}${mark}` : (recado ?? null),
  };
}

/** Past this, bold shouts. */
const longestBold = 90;

/** The time, where the subject did not tell it. */
function offerOf({ topic: { kind, quando, thing }, values }: Material, phrase: string, draw: Draw): string | null {
  if (quando === null || /\{quando/iu.test(phrase)) return null;
  if (thing === null) return kind === 'promotion' ? say(pick(promotionTimes, values, draw), values) : null;
  const ends = kind === 'promotion' || kind === 'perk' || !happensAt(quando);
  return say(pick(ends ? deadlines : invitations, values, draw), values);
}

/** What the owner lists, where the subject did not. */
const listOf = ({ topic: { list } }: Material, phrase: string): string | null =>
  list === null || phrase.includes('{lista}') ? null : sentence(list);

/** What only the owner knows and the topic leaves out. */
function gapsOf({ topic: { line }, ground, values }: Material, draw: Draw): readonly string[] {
  if (ground !== 'notice') return [];
  const missing = gaps.filter(({ sign, unless }) => sign.test(line) && !unless.test(line));
  return missing.map(({ gap }) => say(draw(gap), values));
}

function notesOf({ topic, occasion, values }: Material, draw: Draw): readonly string[] {
  const { kind, care } = topic;
  const hasPrice = topic.por !== null || topic.desconto !== null;
  return [
    ...(occasion === null ? [] : [occasion]),
    ...(kind === 'promotion' && !hasPrice ? ['Valor na promoção: [preencher: preço].'] : []),
    ...(care === null ? [] : [say(draw<string>(cares[care]), values)]),
  ];
}
