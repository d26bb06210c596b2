import { ad } from './ad.ts';
import type { ContentDescriptor } from './descriptor.ts';
import { instagramPost } from './instagramPost.ts';
import { marketingEmail } from './marketingEmail.ts';
import type { Parts } from './parts.ts';
import { productDescription } from './productDescription.ts';
import { reelsScript } from './reelsScript.ts';
import { whatsappMessage } from './whatsappMessage.ts';

/** Every type of text, in the order in which owners see them; the keys are stored and travel on REST. */
const descriptors = {
  post_instagram: instagramPost,
  descricao_produto: productDescription,
  mensagem_whatsapp: whatsappMessage,
  roteiro_reels: reelsScript,
  texto_anuncio: ad,
  email_marketing: marketingEmail,
} as const satisfies Readonly<Record<string, ContentDescriptor>>;

/** What is written. GraphQL shows the keys in capitals. */
export type ContentType = keyof typeof descriptors;

/** A topic that is suggested for a type. */
export type SuggestedTopic<Type extends ContentType> = (typeof descriptors)[Type]['suggestedTopics'][number];

export const contentTypeKeys = Object.keys(descriptors) as readonly ContentType[];

/** What is particular to a type of text. */
export const descriptorOf = (type: ContentType): ContentDescriptor => descriptors[type];

/** The parts that a text has, however it is laid out; null when it is no text of its type. */
export const readParts = (type: ContentType, text: string): Parts | null => descriptors[type].read(text);
