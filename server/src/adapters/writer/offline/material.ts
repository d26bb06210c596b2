import { retailDatesNamedIn } from '../../../domain/retailCalendar.ts';
import type { WritingRequest } from '../../../domain/ports.ts';
import { readBusiness, type Business } from './business.ts';
import type { Draw } from './grammar/draw.ts';
import { plainly } from './grammar/noun.ts';
import type { Values } from './grammar/phrase.ts';
import { hashtagsFor } from './hashtags.ts';
import { findNiche, isKnown } from './niches/find.ts';
import type { Angle, Niche } from './niches/niche.ts';
import { channels, conversations, type Channel } from './phrases/channels.ts';
import type { ToneBank } from './phrases/toneBank.ts';
import { toneBanks } from './phrases/tones.ts';
import { fullSubjects, plainSubjects } from './subjects.ts';
import { readTopic, type Topic } from './topic/read.ts';

/** What a text can be made of: the owner's words, and phrases that are true of anybody's. */
export interface Material {
  readonly topic: Topic;
  readonly tone: ToneBank;
  readonly urgent: boolean;
  readonly niche: Niche;
  /** The niche's ways in, and the phrases that can bring the topic up, in full and in short. */
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

/** Everything that the texts of one request share. */
export function gather({ brief, profile, now }: WritingRequest, draw: Draw): Material {
  const topic = readTopic(brief.topic);
  const niche = findNiche(`${profile.businessName ?? ''} ${profile.businessDesc ?? ''}`, topic.line);
  const business = readBusiness(profile, niche);
  return {
    topic,
    tone: toneBanks[brief.tone],
    urgent: brief.tone === 'urgente',
    niche,
    angles: Object.values(niche.angles),
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
      sobre: business.about,
      agir: nextStep(topic, niche, draw),
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

/** What the reader does next: what the business lives by, or just talk. */
function nextStep({ kind }: Topic, niche: Niche, draw: Draw): string {
  if (['theme', 'change', 'milestone', 'none'].includes(kind)) return draw(conversations);
  return kind === 'product' && niche.sells === 'service' ? 'garantir o seu pedido' : niche.agir;
}

function contactOf(profile: WritingRequest['profile']): Material['contact'] {
  if (profile.linkWhatsapp) return { channel: 'linkWhatsapp', url: profile.linkWhatsapp };
  if (profile.linkInstagram) return { channel: 'linkInstagram', url: profile.linkInstagram };
  if (profile.linkWebsite) return { channel: 'linkWebsite', url: profile.linkWebsite };
  return { channel: 'none', url: '' };
}

/** How near an occasion must be for its date to help anybody. */
const nearDays = 75;

function occasionIn(topic: string, now: Date): string | null {
  const [date] = retailDatesNamedIn(topic, now);
  if (!date || Date.parse(date.day) - now.getTime() > nearDays * 86_400_000) return null;
  const day = new Intl.DateTimeFormat('pt-BR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const article = /^(?:Black|Páscoa)/u.test(date.name) ? 'A' : 'O';
  return `${article} ${date.name} cai no dia ${day.format(new Date(`${date.day}T00:00:00Z`))}.`;
}

/** The channel's phrases and the address in them, where a reader can tap on it. */
export function channelOf({ link, contact }: Material): { phrases: readonly string[]; url: string } {
  const { channel, url } = link === null ? contact : { channel: 'link' as const, url: link };
  return { phrases: channels[channel], url };
}
