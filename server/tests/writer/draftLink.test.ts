import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();
const campaignLink = 'https://docemel.example/promo';
const phone = '(19) 98765-4321';
const topics = {
  'names no contact': 'bolo de cenoura por 45 reais na sexta',
  'names a contact': 'bolo de cenoura por 45 reais na sexta, encomendas no whats 19 98765-4321',
};

describe.each(Object.entries(topics))('a draft for a topic that %s', (_, topic) => {
  it.each(contentTypeKeys)('has the campaign link in every %s', async (contentType) => {
    const texts = textsOf(await writer.write(anAttempt({ brief: { contentType, topic, campaignLink } }), soon()));
    expect(texts).toHaveLength(3);
    const link = contentType === 'post_instagram' ? 'link na bio' : campaignLink;
    for (const text of texts) expect(text).toContain(link);
  });
});

it('the button of an ad leads to the campaign link, although the profile has other links', async () => {
  const profile = { linkWhatsapp: 'https://wa.me/5519987654321', linkWebsite: 'https://docemel.example' };
  const brief = { contentType: 'texto_anuncio', topic: topics['names no contact'], campaignLink } as const;
  for (const text of textsOf(await writer.write(anAttempt({ brief, profile }), soon()))) {
    expect(text).toContain(`Link: ${campaignLink}`);
  }
});

it.each(contentTypeKeys)(
  'the contact of a topic is in every %s, and no placeholder asks for it',
  async (contentType) => {
    const topic = topics['names a contact'];
    const texts = textsOf(await writer.write(anAttempt({ brief: { contentType, topic } }), soon()));
    for (const text of texts) {
      expect(text.replaceAll(/\D/g, '')).toContain(phone.replaceAll(/\D/g, ''));
      expect(text).not.toContain('[preencher: contato]');
    }
  },
);

const website = 'https://docemel.example';
const instagram = 'https://www.instagram.com/docemel';
const whatsapp = 'https://wa.me/5519987654321';
const none = { linkWhatsapp: null, linkWebsite: null, linkInstagram: null };

it.each([
  ['email_marketing', none, 'responda este e-mail'],
  ['email_marketing', { ...none, linkWhatsapp: whatsapp }, phone],
  ['descricao_produto', { ...none, linkWebsite: website, linkInstagram: instagram }, 'Instagram @docemel'],
  ['descricao_produto', { ...none, linkWebsite: website }, 'docemel.example'],
  ['texto_anuncio', { linkWhatsapp: whatsapp, linkWebsite: website, linkInstagram: instagram }, `Link: ${whatsapp}`],
  ['texto_anuncio', { ...none, linkWebsite: website, linkInstagram: instagram }, `Link: ${website}`],
] as const)('a %s leads its readers to the best way to get in touch: %j', async (contentType, profile, way) => {
  const brief = { contentType, topic: topics['names no contact'] };
  const [text] = textsOf(await writer.write(anAttempt({ brief, profile, count: 1 }), soon()));
  expect(text).toContain(way);
});
