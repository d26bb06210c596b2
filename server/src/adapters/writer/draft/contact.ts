import type { WritingTask } from '../../../domain/writing/writing.ts';
import { capitalized } from './words.ts';

/** How the reader gets in touch: an instruction, the same in other words, and the name of the channel. */
type Channel = readonly [how: string, also: string, named: string];

/** "https://wa.me/5511987654321" as people write the number. */
const formatPhone = (link: string): string => {
  const digits = link.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
};

const instagramHandle = (link: string): string => `@${link.replace(/^.*instagram\.com\//, '').replace(/[/?].*$/, '')}`;
const withoutProtocol = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** For a business whose profile has no contact, in a text that is read where the business can be asked. */
const genericContact: Channel = ['fale com a gente', 'fale com a gente', 'fale com a gente'];

/** The best way to get in touch that the task names; null when it names none. */
export function contactChannelFor({ brief: { contentType, campaignLink }, profile }: WritingTask): Channel | null {
  const { linkWhatsapp, linkInstagram, linkWebsite } = profile;
  if (campaignLink !== null) {
    return contentType === 'post_instagram'
      ? ['toque no link na bio', 'o link na bio leva até lá: toque', 'link na bio']
      : [`acesse ${campaignLink}`, `entre em ${campaignLink}`, campaignLink];
  }
  if (contentType === 'mensagem_whatsapp') {
    return ['é só responder esta mensagem', 'responda por aqui', 'mande um oi nesta conversa'];
  }
  if (linkWhatsapp) {
    const phone = formatPhone(linkWhatsapp);
    return [`chame no WhatsApp ${phone}`, `mande mensagem para o WhatsApp ${phone}`, `WhatsApp ${phone}`];
  }
  if (contentType === 'post_instagram' || contentType === 'roteiro_reels') {
    return ['mande uma mensagem por aqui', 'escreva nas mensagens deste perfil', 'pelas mensagens deste perfil'];
  }
  if (contentType === 'email_marketing') {
    return ['responda este e-mail', 'escreva de volta para nós', 'é só responder este e-mail'];
  }
  if (linkInstagram) {
    const handle = instagramHandle(linkInstagram);
    return [`mande mensagem no Instagram ${handle}`, `procure ${handle} no Instagram`, `Instagram ${handle}`];
  }
  if (linkWebsite)
    return [
      `acesse ${withoutProtocol(linkWebsite)}`,
      `entre em ${withoutProtocol(linkWebsite)}`,
      withoutProtocol(linkWebsite),
    ];
  // Product descriptions and ads are read where the business can be asked.
  return profile.businessName === null ? null : genericContact;
}

/**
 * The call to action in one of three wordings that fit every business; empty where the owner's words have a contact
 * already.
 */
export function callToActionFor(task: WritingTask, hasContact: boolean, variant: 0 | 1 | 2): string {
  const { brief, profile } = task;
  if (hasContact && brief.campaignLink === null) return '';
  const channel = contactChannelFor(task);
  if (channel === null)
    return [
      'Fale com a gente: [preencher: contato]',
      'Mais informações: [preencher: contato]',
      'Contato: [preencher: contato]',
    ][variant]!;
  if (brief.campaignLink !== null && brief.contentType === 'post_instagram')
    return [
      'Saiba mais: toque no link na bio.',
      'Os detalhes estão no link na bio.',
      'Para saber mais, toque no link na bio.',
    ][variant]!;
  // Without a full stop, which would be read as part of the address.
  if (brief.campaignLink !== null) return `${['Saiba mais', 'Acesse', 'Veja mais'][variant]}: ${brief.campaignLink}`;
  if (brief.contentType === 'mensagem_whatsapp')
    return [
      'Qualquer dúvida, é só responder esta mensagem.',
      'Para falar com a gente, responda por aqui.',
      'Dúvidas? Mande uma mensagem por aqui.',
    ][variant]!;
  if (profile.linkWhatsapp) {
    const phone = formatPhone(profile.linkWhatsapp);
    return [
      `Fale com a gente pelo WhatsApp ${phone}.`,
      `Mais informações: chame no WhatsApp ${phone}.`,
      `Contato: WhatsApp ${phone}.`,
    ][variant]!;
  }
  if (channel === genericContact)
    return ['Fale com a gente.', 'Quer saber mais? Fale com a gente.', 'Ficou com dúvida? Fale com a gente.'][variant]!;
  const first =
    brief.contentType === 'email_marketing' ? `Para falar com a gente, ${channel[0]}.` : `${capitalized(channel[0])}.`;
  return [first, `Quer saber mais? ${capitalized(channel[1])}.`, `Ficou com dúvida? ${capitalized(channel[0])}.`][
    variant
  ]!;
}

/** For a profile without a contact: a blank for the owner to fill in. */
export const contactBlank: Channel = [
  'fale com a gente: [preencher: contato]',
  'fale com a gente em [preencher: contato]',
  '[preencher: contato]',
];

/** Where the button of an ad leads to. */
export const linkFor = ({ brief, profile }: WritingTask): string | null =>
  brief.campaignLink ?? profile.linkWhatsapp ?? profile.linkWebsite ?? profile.linkInstagram;
