import type { WritingTask } from '../../../domain/writing.ts';
import { wordings, type Act } from './calls.ts';
import { capital } from './words.ts';

/** How the reader gets in touch: to do it, to do it in other words, and named. */
type Channel = readonly [how: string, also: string, named: string];

/** "https://wa.me/5511987654321" as people write the number. */
const phoneOf = (link: string): string => {
  const digits = link.replace(/\D/g, '').replace(/^55(?=\d{10,11}$)/, '');
  return digits.replace(/^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');
};

const handleOf = (link: string): string => `@${link.replace(/^.*instagram\.com\//, '').replace(/[/?].*$/, '')}`;
const bare = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');

/** The best way to get in touch that the task names; null when it names none. */
export function channelOf({ brief: { contentType, campaignLink }, profile }: WritingTask): Channel | null {
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
    const phone = phoneOf(linkWhatsapp);
    return [`chame no WhatsApp ${phone}`, `mande mensagem para o WhatsApp ${phone}`, `WhatsApp ${phone}`];
  }
  if (contentType === 'post_instagram' || contentType === 'roteiro_reels') {
    return ['mande uma mensagem por aqui', 'escreva nas mensagens deste perfil', 'pelas mensagens deste perfil'];
  }
  if (contentType === 'email_marketing') {
    return ['responda este e-mail', 'escreva de volta para nós', 'é só responder este e-mail'];
  }
  if (linkInstagram) {
    const handle = handleOf(linkInstagram);
    return [`mande mensagem no Instagram ${handle}`, `procure ${handle} no Instagram`, `Instagram ${handle}`];
  }
  if (linkWebsite) return [`acesse ${bare(linkWebsite)}`, `entre em ${bare(linkWebsite)}`, bare(linkWebsite)];
  // Whoever reads where it is sold can ask there.
  return profile.businessName === null ? null : ['fale com a gente', 'fale com a gente', 'fale com a gente'];
}

/** The one call to action, in three wordings; empty where the owner's own words have one. */
export function callOf(
  task: WritingTask,
  { act, hasContact }: { act: Act; hasContact: boolean },
  wording: 0 | 1 | 2,
): string {
  if ((hasContact || act === 'thank') && task.brief.campaignLink === null) return '';
  const { aim, name } = wordings[act];
  const [how, also, named] = channelOf(task) ?? [...nowhere];
  const call =
    [`${aim}, ${how}`, `${capital(also)} ${aim.charAt(0).toLowerCase()}${aim.slice(1)}`, `${name}: ${named}`][
      wording
    ] ?? '';
  // A full stop would be taken for a part of the address.
  return /https?:\S*$/.test(call) ? call : `${call}.`;
}

/** Where the profile has no way to get in touch. */
export const nowhere: Channel = [
  'fale com a gente: [preencher: contato]',
  'fale com a gente em [preencher: contato]',
  '[preencher: contato]',
];

/** Where the button of an ad leads to. */
export const linkOf = ({ brief, profile }: WritingTask): string | null =>
  brief.campaignLink ?? profile.linkWhatsapp ?? profile.linkWebsite ?? profile.linkInstagram;
