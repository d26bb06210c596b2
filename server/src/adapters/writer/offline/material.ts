import { retailDatesNamedIn } from '../../../domain/retailCalendar.ts';
import type { ContentType, Tone } from '../../../domain/catalog.ts';
import type { WritingTask } from '../../../domain/writing.ts';
import { inCity, readBusiness, type Business } from './business.ts';
import type { Draw } from './grammar/draw.ts';
import { plainly } from './grammar/noun.ts';
import type { Values } from './grammar/phrase.ts';
import { hashtagsFor } from './hashtags.ts';
import { anglesOn, noticeOn, tipsOn } from './lead.ts';
import { anyNiche } from './niches/anyBusiness.ts';
import { findNiche, isKnown } from './niches/find.ts';
import type { Angle, Niche } from './niches/niche.ts';
import { channels, conversations, type Channel } from './phrases/channels.ts';
import type { ToneBank } from './phrases/toneBank.ts';
import { toneBanks } from './phrases/tones.ts';
import { fullSubjects, plainSubjects } from './subjects.ts';
import { askable, groundOf, talkOf, type Ground } from './topic/ground.ts';
import { readTopic, type Topic } from './topic/read.ts';

/** What a text can be made of: the owner's words, and phrases that are true of anybody's. */
export interface Material {
  readonly topic: Topic;
  readonly tone: ToneBank;
  readonly ground: Ground;
  readonly niche: Niche;
  /** What can stand right before the topic, and what can follow an offer. */
  readonly cries: readonly string[];
  readonly bodies: readonly string[];
  /** The ways in, and the phrases that can bring the topic up, in full and in short. */
  readonly angles: readonly Angle[];
  readonly subjects: readonly string[];
  readonly shortSubjects: readonly string[];
  readonly business: Business;
  readonly values: Values;
  readonly link: string | null;
  /** The best way to get in touch that the profile has. */
  readonly contact: { readonly channel: Channel; readonly url: string };
  readonly hashtags: readonly string[];
  /** "O Natal cai no dia 25 de dezembro.", where the topic names an occasion that is near. */
  readonly occasion: string | null;
}

/** How one text is made; the layout is what comes first: a scene, the goal's cry, or the subject. */
export interface Voice {
  readonly draw: Draw;
  readonly layout: 'scene' | 'cry' | 'subject';
}

export type Shape = (material: Material, voice: Voice) => string;

/** Everything that the texts of one task share. */
export function gather({ brief, profile, now }: WritingTask, draw: Draw): Material {
  const topic = readTopic(brief.topic);
  const niche = findNiche(`${profile.businessName ?? ''} ${profile.businessDesc ?? ''}`, topic.line);
  const business = readBusiness(profile, niche);
  const tone = toneBanks[brief.tone];
  const ground = groundOf(topic.kind);
  return {
    topic,
    tone,
    ground,
    niche,
    cries: tone.cries[ground === 'offer' || ground === 'theme' ? ground : 'notice'],
    bodies: bodiesOf(brief.tone, ground, topic, niche),
    angles: anglesOn(topic, isGoods(topic, niche) ? anyNiche : niche),
    subjects: fullSubjects(topic),
    shortSubjects: [...new Set([...fullSubjects(topic), ...plainSubjects(topic)])],
    business,
    values: {
      coisa: topic.thing,
      casa: business.casa,
      tema: topic.theme,
      recado: topic.statement,
      por: topic.por,
      desconto: topic.desconto,
      desc: topic.desconto?.replace(/^com /u, '') ?? null,
      quando: topic.quando,
      lista: topic.list,
      pergunta: topic.theme === null ? null : askable(topic.theme),
      sobre: business.about,
      // Where the format says it in a line of its own, no sentence does.
      publico: brief.contentType === 'descricao_produto' ? null : business.people,
      em: placeless.includes(brief.contentType) && business.city !== null ? inCity(business.city) : null,
      ver: isGoods(topic, niche) ? anyNiche.ver : niche.ver,
      agir: nextStep(topic, niche, ground, draw),
    },
    link: brief.campaignLink,
    contact: contactOf(profile),
    hashtags: hashtagsFor({
      topic: topic.thing ? plainly(topic.thing) : (topic.theme ?? ''),
      isSentence: topic.thing === null,
      name: business.name,
      niche: isKnown(niche) ? niche.tags : [],
      city: business.city,
    }),
    occasion: occasionIn(brief.topic, now),
  };
}

const placeless: readonly ContentType[] = ['texto_anuncio', 'roteiro_reels'];

/** What a place of services sells over its counter. */
const isGoods = ({ kind }: Topic, niche: Niche): boolean => kind === 'product' && niche.sells === 'service';

/** What the reader does next: what the business lives by, or just talk. */
function nextStep(topic: Topic, niche: Niche, ground: Ground, draw: Draw): string {
  if (ground === 'theme')
    return draw(talkOf(topic.theme ?? '') === 'story' ? conversations.story : conversations.advice);
  if (ground === 'notice' && !noticeOn(topic.line).sells) return draw(conversations.notice);
  if (ground === 'feast' || ground === 'house') return draw(conversations[ground]);
  if (isGoods(topic, niche)) return 'garantir o seu pedido';
  return topic.kind === 'service' && niche.sells === 'product' ? 'marcar um horário' : niche.agir;
}

/** Advice, where the goal is to help and the niche has some; else a reason in the voice of the goal. */
function bodiesOf(tone: Tone, ground: Ground, topic: Topic, niche: Niche): readonly string[] {
  if (ground !== 'offer') return [];
  const { bodies } = toneBanks[tone];
  if (!['ajudar', 'informar'].includes(tone) || !['product', 'service', 'promotion'].includes(topic.kind))
    return bodies;
  const told = tipsOn(niche.tips, topic.line);
  const general = isGoods(topic, niche) ? [] : niche.tips.filter(({ sign }) => !sign).map(({ tip }) => tip);
  const tips = told.length > 0 ? told : general;
  return tips.length > 1 ? tips : [...tips, ...bodies];
}

function contactOf(profile: WritingTask['profile']): Material['contact'] {
  if (profile.linkWhatsapp) return { channel: 'linkWhatsapp', url: profile.linkWhatsapp };
  if (profile.linkInstagram) return { channel: 'linkInstagram', url: profile.linkInstagram };
  if (profile.linkWebsite) return { channel: 'linkWebsite', url: profile.linkWebsite };
  return { channel: 'none', url: '' };
}

/** How near an occasion must be for its date to help anybody. */
const nearDays = 75;

function occasionIn(topic: string, now: Date): string | null {
  const [date] = retailDatesNamedIn(topic, now);
  // Nobody needs to be told when Christmas is.
  if (!date || date.name === 'Natal' || Date.parse(date.day) - now.getTime() > nearDays * 86_400_000) return null;
  const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const article = /^(?:Black|Páscoa)/u.test(date.name) ? 'A' : 'O';
  return `${article} ${date.name} cai no dia ${day.format(new Date(`${date.day}T00:00:00Z`))}.`;
}

/** The channel's phrases and the address in them, where a reader can tap on it. */
export function channelOf({ link, contact }: Material): { phrases: readonly string[]; url: string } {
  const { channel, url } = link === null ? contact : { channel: 'link' as const, url: link };
  return { phrases: channels[channel], url };
}

/** Calls that can follow a question: "Quer saber mais? Se quiser …" asks twice. */
export const afterAsk = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase) => !phrase.startsWith('Se quiser'));
