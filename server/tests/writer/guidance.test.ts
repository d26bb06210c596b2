import { describe, expect, it } from 'vitest';
import { charactersPerToken } from '../../src/domain/writing/writerBudget.ts';
import { types } from '../../src/adapters/writer/openai/guidance/types.ts';
import { messagesFor, systemText } from '../../src/adapters/writer/openai/prompt.ts';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import { emptyProfile } from '../../src/domain/account/user.ts';
import type { WritingVoice } from '../../src/domain/account/voice.ts';
import { critique } from '../../src/critic/critic.ts';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { anAttempt } from '../contracts/writer.ts';

const examples = contentTypeKeys.flatMap((contentType) =>
  types[contentType].examples.map((example, index) => ({ name: `${contentType} ${index + 1}`, contentType, example })),
);

describe('the examples that the model learns from', () => {
  it('are two at least for each type, in different tones', () => {
    for (const type of contentTypeKeys) {
      const tones = types[type].examples.map(({ tone }) => tone);
      expect(tones.length).toBeGreaterThanOrEqual(2);
      expect(new Set(tones).size).toBe(tones.length);
    }
  });

  it.each(examples)('$name has no findings of the critic', ({ contentType, example }) => {
    const { topic, tone, text, campaignLink = null } = example;
    const { brief, now } = anAttempt({ brief: { contentType, topic, tone, campaignLink } });
    const profile = { ...emptyProfile, ...example.profile };
    expect(
      critique({ brief, profile, products: [], voice: null, texts: [text], count: 1, recentOpenings: [], now }),
    ).toEqual([]);
  });
});

/** What an owner has who filled in everything, in usual lengths. */
const everything = {
  profile: {
    businessName: 'Confeitaria Doce Mel',
    businessDesc:
      'Confeitaria artesanal com bolos caseiros, tortas e doces para festa, feitos no dia com ingredientes frescos. Atendemos encomendas e balcão desde cedo.',
    targetAudience: 'Mães que querem praticidade nas festas dos filhos e gente do bairro que toma café da tarde',
    businessCity: 'Campinas',
    businessNeighborhood: 'Cambuí',
    linkWebsite: 'https://www.docemel.com.br',
    linkInstagram: 'https://www.instagram.com/docemel',
    linkWhatsapp: 'https://wa.me/5519987654321',
  },
  products: [
    { name: 'Bolo de cenoura', price: 'R$ 45', detail: 'com cobertura de chocolate, serve 10 pessoas' },
    { name: 'Torta de limão', price: 'R$ 60', detail: 'tamanho médio' },
  ],
  recentOpenings: [
    'Festa na quinta e você ainda sem bolo?',
    'O cheiro de café já chegou na esquina.',
    'Sexta pede torta, e a nossa sai do forno às 15h.',
  ],
};
const topic =
  'promoção de bolo de cenoura e torta de limão, de terça a sexta das 9h às 18h, bolo por R$ 45 e torta por R$ 60, encomendas até quinta pelo whatsapp, não entregamos no domingo';
const usualVoice: WritingVoice = {
  samples: [
    'Gente, olha só o que saiu do forno agora! Bolo de cenoura com aquela cobertura que estala. Passa aqui até as 18h que ainda tem.',
    'Bom dia, Cambuí! Hoje tem pão de queijo quentinho e café coado na hora. Vem tomar com a gente que a mesa da janela tá livre.',
    'Sexta é dia de torta. Tem de limão, de morango e a de maracujá que vocês pediram. Encomenda pelo zap que eu separo.',
  ],
  address: 'voce',
  emoji: 'few',
  favouritePhrases: ['Vem que tem', 'feito com carinho, do nosso jeito'],
  forbiddenWords: ['delícia', 'imperdível', 'gourmet'],
};

describe('the instructions', () => {
  const system = (request: Parameters<typeof anAttempt>[0]) => systemText(anAttempt(request));

  it('differ for each type and each tone', () => {
    const all = contentTypeKeys.flatMap((contentType) =>
      toneKeys.map((tone) => system({ brief: { contentType, tone } })),
    );
    expect(new Set(all).size).toBe(contentTypeKeys.length * toneKeys.length);
  });

  const tokensOf = (request: WritingAttempt) =>
    messagesFor(request).reduce((sum, { content }) => sum + content.length, 0) / charactersPerToken;

  it.each(contentTypeKeys)('take two thousand tokens at most for %s with everything that an owner fills in', (type) => {
    for (const tone of toneKeys) {
      for (const campaignLink of [null, 'https://www.docemel.com.br/natal']) {
        for (const voice of [null, usualVoice]) {
          const request = anAttempt({ ...everything, brief: { contentType: type, tone, topic, campaignLink }, voice });
          expect(tokensOf(request), `${tone} ${campaignLink} ${voice && 'voice'}`).toBeLessThanOrEqual(2_000);
        }
      }
    }
  });

  const longVoice: WritingVoice = {
    samples: Array.from({ length: 8 }, (_, index) => `Gente, olha só o que saiu do forno ${index}. `.repeat(25).trim()),
    address: 'tu',
    emoji: 'few',
    favouritePhrases: Array.from({ length: 5 }, (_, index) => `${index} ${'vem que tem '.repeat(6)}`),
    forbiddenWords: Array.from({ length: 20 }, (_, index) => `palavra proibida numero ${index}`),
  };

  it('take two thousand tokens at most with the longest voice', () => {
    for (const contentType of contentTypeKeys) {
      for (const tone of toneKeys) {
        const brief = { contentType, tone, campaignLink: 'https://padaria.example/promo' };
        expect(tokensOf(anAttempt({ brief, voice: longVoice })), `${contentType} ${tone}`).toBeLessThan(2_000);
      }
    }
  });

  it('describe a voice, if there is one, by rhythm and vocabulary and never as facts', () => {
    const voice = { ...longVoice, samples: ['CANARIO no forno'] };
    expect(system({ voice })).toContain('tire só ritmo, tamanho de frase e vocabulário: nunca fatos');
    expect(system({ voice })).not.toContain('CANARIO');
    expect(system({})).not.toContain('# Voz da loja');
  });

  it('let a raffle of the topic be announced, with a placeholder for its authorisation that the critic accepts', () => {
    expect(system({})).toContain('[preencher: autorização]');
    const { brief, profile, now } = anAttempt({
      brief: { contentType: 'mensagem_whatsapp', topic: 'rifa de uma cesta de Natal, R$ 10' },
    });
    const text = 'Oi! Tem rifa de uma cesta de Natal [preencher: autorização]: o número sai por R$ 10. Quer um?';
    const found = critique({
      brief,
      profile,
      now,
      products: [],
      voice: null,
      recentOpenings: [],
      texts: [text],
      count: 1,
    });
    expect(found.filter(({ severity }) => severity === 'hard')).toEqual([]);
  });

  it('rotate the angles by request, for a single text too', () => {
    const brief = { contentType: 'post_instagram', tone: 'vender' } as const;
    const angleOf = () =>
      systemText(anAttempt({ brief, count: 1 }))
        .split('\n')
        .at(-1);
    expect(new Set(Array.from({ length: 40 }, angleOf)).size).toBeGreaterThan(3);
    const request = anAttempt({ brief });
    expect(systemText(request)).toBe(systemText(request));
  });

  it('begin with the same words, so that the provider can cache their beginning', () => {
    const [one, other] = [system({ brief: { tone: 'vender' } }), system({ brief: { tone: 'celebrar' } })];
    const upToTheGoal = (text: string) => text.slice(0, text.indexOf('# Objetivo'));
    expect(upToTheGoal(one)).toBe(upToTheGoal(other));
    expect(upToTheGoal(one).length / one.length).toBeGreaterThan(0.85);
  });

  it('hold nothing that the owner typed', () => {
    const canary = 'canario-digitado';
    const brief = { topic: canary, campaignLink: `https://${canary}.example` };
    const profile = { businessName: canary, businessDesc: canary, businessCity: canary };
    expect(system({ brief, profile })).not.toContain(canary);
  });
});

describe('the data beside the instructions', () => {
  const data = (request: Parameters<typeof anAttempt>[0]): Record<string, unknown> => {
    const { content } = messagesFor(anAttempt(request))[1]!;
    return JSON.parse(content.replace(/^<dados>\n|\n<\/dados>$/g, '')) as Record<string, unknown>;
  };

  it('name the day, and the days of the occasions that the topic names, and of no others', () => {
    expect(data({ brief: { topic: 'kit de dia das mães' } })).toMatchObject({
      hoje: 'sexta-feira, 20 de novembro de 2026',
      datas_do_varejo: [{ nome: 'Dia das Mães', dia: 'domingo, 9 de maio de 2027' }],
    });
    expect(data({ brief: { topic: 'bolo de cenoura' } })).toMatchObject({ datas_do_varejo: [] });
  });

  it('have the products of the task, and no instruction has them', () => {
    const products = [{ name: 'CANARIO', price: 'R$ 45', detail: null }];
    expect(data({ products })).toMatchObject({ produtos: [{ nome: 'CANARIO', preco: 'R$ 45', detalhe: null }] });
    expect(systemText(anAttempt({ products }))).not.toContain('CANARIO');
    expect(data({})).toMatchObject({ produtos: [] });
  });

  it('have each field of the profile under its own name, and the campaign link', () => {
    const profile = {
      businessName: 'Doce Mel',
      businessDesc: 'bolos caseiros',
      targetAudience: 'mães',
      businessCity: 'Campinas',
      businessNeighborhood: 'Cambuí',
      linkWebsite: 'https://docemel.example',
      linkInstagram: 'https://www.instagram.com/docemel',
      linkWhatsapp: 'https://wa.me/5519987654321',
    };
    const campaignLink = 'https://docemel.example/natal';
    expect(data({ brief: { campaignLink }, profile })).toMatchObject({
      link_da_campanha: campaignLink,
      negocio: {
        nome: profile.businessName,
        descricao: profile.businessDesc,
        publico: profile.targetAudience,
        cidade: profile.businessCity,
        bairro: profile.businessNeighborhood,
        site: profile.linkWebsite,
        instagram: profile.linkInstagram,
        whatsapp: profile.linkWhatsapp,
      },
    });
  });

  it('have the voice of the task, its newest text first, and nothing when there is none', () => {
    const voice: WritingVoice = {
      samples: ['Bora tomar um café?', 'Outro texto'],
      address: 'tu',
      emoji: 'none',
      favouritePhrases: ['Vem que tem'],
      forbiddenWords: ['delícia'],
    };
    expect(data({ voice })).toMatchObject({
      voz: {
        textos: ['Bora tomar um café?', 'Outro texto'],
        tratamento: 'tu',
        emojis: 'nenhum',
        frases_da_casa: ['Vem que tem'],
        palavras_proibidas: ['delícia'],
      },
    });
    expect(data({})).not.toHaveProperty('voz');
  });

  it.each([
    [
      { address: 'voce', emoji: 'few' },
      { tratamento: 'você', emojis: 'poucos, no máximo dois' },
    ],
    [
      { address: 'tu', emoji: 'many' },
      { tratamento: 'tu', emojis: 'muitos' },
    ],
    [
      { address: null, emoji: null },
      { tratamento: null, emojis: null },
    ],
  ] as const)('state in words how the owner speaks to readers and how many emojis there may be: %j', (chosen, voz) => {
    const voice = { samples: [], favouritePhrases: [], forbiddenWords: [], ...chosen };
    expect(data({ voice })).toMatchObject({ voz });
  });

  it('name ten openings at most, the first ones, and the beginning of each', () => {
    const many = Array.from({ length: 30 }, (_, index) => `Abertura ${index}: ${'um texto que vai longe '.repeat(5)}`);
    const { aberturas_recentes: openings } = data({ recentOpenings: many }) as { aberturas_recentes: string[] };
    expect(openings).toHaveLength(10);
    expect(openings[0]).toMatch(/^Abertura 0: um texto/);
    for (const opening of openings) expect(opening.length).toBeLessThanOrEqual(51);
  });

  it('name the openings that the owner has had', () => {
    expect(data({ recentOpenings: ['Bolo quente agora'] })).toMatchObject({
      aberturas_recentes: ['Bolo quente agora'],
    });
  });
});
