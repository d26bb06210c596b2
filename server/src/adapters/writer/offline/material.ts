import type { WritingRequest } from '../../../domain/ports.ts';
import { hashtagsFor } from './hashtags.ts';
import type { Angle, ToneBank } from './phrases/bank.ts';
import { channels, type Channel } from './phrases/channels.ts';
import { toneBanks } from './phrases/tones.ts';
import { namesPrice, readTopic, type Topic } from './topic.ts';
import { fill, oneLine, tidy } from './words.ts';
import type { Draw } from './draw.ts';

/** What a text can be made of: the owner's words, and phrases that are true of anybody's. */
export interface Material {
  readonly topic: Topic;
  readonly bank: ToneBank;
  readonly angles: readonly Angle[];
  readonly name: string;
  readonly about: string | null;
  readonly audience: string | null;
  /** Neighbourhood and city. */
  readonly place: string | null;
  readonly link: string | null;
  /** The best way to get in touch that the profile has. */
  readonly contact: { readonly channel: Channel; readonly url: string };
  readonly hashtags: readonly string[];
  readonly knowsPrice: boolean;
}

/** What one text is made with. */
export interface Voice {
  readonly angle: Angle;
  readonly ask: string;
  readonly emoji: string;
  readonly draw: Draw;
  /** 0 for the first text of the generation. */
  readonly index: number;
}

export type Shape = (material: Material, voice: Voice) => string;

const line = (value: string | null): string | null => (value === null ? null : oneLine(tidy(value)) || null);

/** Everything that the texts of one request share. */
export function gather({ brief, profile }: WritingRequest): Material {
  const topic = readTopic(brief.topic);
  const bank = toneBanks[brief.tone];
  const name = line(profile.businessName);
  const about = line(profile.businessDesc);
  const city = line(profile.businessCity);
  const knowsPrice = namesPrice(brief.topic);
  return {
    topic,
    bank,
    angles: knowsPrice ? bank.angles.filter(({ body }) => !body.join(' ').includes('[preencher: preço]')) : bank.angles,
    name: name ?? '[preencher: nome do negócio]',
    about,
    audience: line(profile.targetAudience),
    place: [line(profile.businessNeighborhood), city].filter((part) => part !== null).join(', ') || null,
    link: brief.campaignLink,
    contact: contactOf(profile),
    hashtags: hashtagsFor({ topic: topic.line, isSentence: topic.thing === null, name, about, city }),
    knowsPrice,
  };
}

function contactOf(profile: WritingRequest['profile']): Material['contact'] {
  if (profile.linkWhatsapp) return { channel: 'linkWhatsapp', url: profile.linkWhatsapp };
  if (profile.linkInstagram) return { channel: 'linkInstagram', url: profile.linkInstagram };
  if (profile.linkWebsite) return { channel: 'linkWebsite', url: profile.linkWebsite };
  return { channel: 'none', url: '' };
}

/** The one call to action, where a reader can tap on an address. */
export function callToAction({ link, contact }: Material, { ask, draw }: Voice): string {
  const { channel, url } = link === null ? contact : { channel: 'link' as const, url: link };
  return `${ask} ${fill(draw<string>(channels[channel]), { url })}`;
}
