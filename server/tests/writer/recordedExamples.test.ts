import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { critique } from '../../src/critic/critic.ts';
import { openingOf } from '../../src/critic/wording/openings.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { descriptorOf } from '../../src/domain/content/contentTypes.ts';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();

const bare = {
  businessName: 'Ateliê Flor de Sal',
  businessDesc: 'Feito à mão no bairro',
  targetAudience: 'Vizinhos',
  businessCity: null,
  businessNeighborhood: null,
  linkWebsite: null,
  linkInstagram: null,
  linkWhatsapp: null,
};
const profiles = {
  'nothing but a name': bare,
  'a city and a WhatsApp number': {
    ...bare,
    businessCity: 'Recife - PE',
    businessNeighborhood: 'Graças',
    linkWhatsapp: 'https://wa.me/5581988887777',
  },
  'an Instagram profile': { ...bare, businessCity: 'Rio de Janeiro', linkInstagram: 'https://www.instagram.com/sal' },
  'a site and a long name': {
    ...bare,
    businessName: 'Oficina & Auto Elétrica Irmãos Figueiredo de Albuquerque e Filhos do Jabaquara',
    linkWebsite: 'https://www.flordesal.com.br',
  },
};

const all = contentTypeKeys.flatMap((contentType) =>
  descriptorOf(contentType).suggestedTopics.map((topic) => ({ contentType, topic })),
);

describe('the recorded examples', () => {
  it.each(all)('have three texts that pass the critic, with every fact: $topic', async ({ contentType, topic }) => {
    for (const profile of Object.values(profiles)) {
      for (const campaignLink of [null, 'https://loja.com.br/x?y=1']) {
        const attempt = anAttempt({ brief: { contentType, topic, campaignLink }, profile });
        const answer = await writer.write(attempt, soon());
        expect(answer).toMatchObject({ writer: 'draft', model: 'exemplo-gravado' });
        const texts = textsOf(answer);
        expect(critique({ ...attempt, texts }).filter(({ severity }) => severity === 'hard')).toEqual([]);
        const sheet = readFacts(topic, profile, [], attempt.now);
        const lost = texts.flatMap((text) => checkFacts(sheet, text).filter(({ present }) => !present));
        expect(lost.map(({ fact }) => fact.label)).toEqual([]);
        // No name is sure to fit the lines of an ad.
        const isNamed = (text: string) => contentType === 'texto_anuncio' || text.includes(profile.businessName);
        expect(texts.every(isNamed)).toBe(true);
      }
    }
  });

  it('are found without accents, capitals and the example mark', async () => {
    const topic = 'Ex.: BANHO E TOSA com leva e traz gratis no bairro!';
    const answer = await writer.write(anAttempt({ brief: { contentType: 'post_instagram', topic } }), soon());
    expect(answer).toMatchObject({ model: 'exemplo-gravado' });
  });

  it('are replaced by a draft when their openings were used', async () => {
    const brief = { contentType: 'post_instagram', topic: descriptorOf('post_instagram').suggestedTopics[0] } as const;
    const first = textsOf(await writer.write(anAttempt({ brief }), soon()));
    const recentOpenings = first.map((text) => openingOf('post_instagram', text));
    expect(await writer.write(anAttempt({ brief, recentOpenings }), soon())).toMatchObject({ model: 'rascunho' });
    const oneIsUsed = await writer.write(anAttempt({ brief, recentOpenings: recentOpenings.slice(0, 1) }), soon());
    expect(oneIsUsed).toMatchObject({ model: 'rascunho' });
    expect(textsOf(oneIsUsed)).toHaveLength(3);
  });

  it('are one of the three on a free plan', async () => {
    const [topic] = descriptorOf('mensagem_whatsapp').suggestedTopics;
    const attempt = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, count: 1 });
    expect(textsOf(await writer.write(attempt, soon()))).toHaveLength(1);
  });

  it.each([
    ['Rio de Janeiro', ['no Rio de Janeiro', '#RioDeJaneiro']],
    ['Recife - PE', ['em Recife', '#Recife']],
    ['Recife/PE', ['em Recife', '#Recife']],
    [null, []],
  ])('name the city as it is spoken of: %j', async (businessCity, spoken) => {
    const profile = { ...bare, businessCity };
    const written = all.map(async (brief) => textsOf(await writer.write(anAttempt({ brief, profile }), soon())));
    const texts = (await Promise.all(written)).flat().join('\n');
    expect(texts).not.toMatch(/em Rio de Janeiro|\bPE\b/);
    for (const words of spoken) expect(texts).toContain(words);
  });
});
