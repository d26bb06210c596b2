import { describe, expect, it } from 'vitest';
import { types } from '../../src/adapters/writer/openai/guidance/types.ts';
import { messagesFor, systemText } from '../../src/adapters/writer/openai/prompt.ts';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import type { WritingVoice } from '../../src/domain/voice.ts';
import { critique } from '../../src/critic/critic.ts';
import { anAttempt } from '../contracts/writer.ts';

const nobody = {
  businessName: null,
  businessDesc: null,
  targetAudience: null,
  businessCity: null,
  businessNeighborhood: null,
  linkWebsite: null,
  linkInstagram: null,
  linkWhatsapp: null,
};

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

  it.each(examples)('$name leaves the critic nothing to say', ({ contentType, example }) => {
    const { topic, tone, text, campaignLink = null } = example;
    const { brief, now } = anAttempt({ brief: { contentType, topic, tone, campaignLink } });
    const profile = { ...nobody, ...example.profile };
    expect(
      critique({ brief, profile, products: [], voice: null, texts: [text], count: 1, recentOpenings: [], now }),
    ).toEqual([]);
  });
});

describe('the instructions', () => {
  const system = (request: Parameters<typeof anAttempt>[0]) => systemText(anAttempt(request));

  it('are other ones for each type and each tone', () => {
    const all = contentTypeKeys.flatMap((contentType) =>
      toneKeys.map((tone) => system({ brief: { contentType, tone } })),
    );
    expect(new Set(all).size).toBe(contentTypeKeys.length * toneKeys.length);
  });

  it('take two thousand tokens at most with the data, at 3.5 characters of Portuguese a token', () => {
    for (const contentType of contentTypeKeys) {
      for (const tone of toneKeys) {
        const request = anAttempt({ brief: { contentType, tone, campaignLink: 'https://padaria.example/promo' } });
        const characters = messagesFor(request).reduce((sum, { content }) => sum + content.length, 0);
        expect(characters / 3.5).toBeLessThan(2_000);
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
        const messages = messagesFor(anAttempt({ brief, voice: longVoice }));
        expect(messages.reduce((sum, { content }) => sum + content.length, 0) / 3.5).toBeLessThan(2_000);
      }
    }
  });

  it('speak of a voice where there is one, as rhythm and vocabulary and never as facts', () => {
    const voice = { ...longVoice, samples: ['CANARIO no forno'] };
    expect(system({ voice })).toContain('tire só ritmo, tamanho de frase e vocabulário: nunca fatos');
    expect(system({ voice })).not.toContain('CANARIO');
    expect(system({})).not.toContain('# Voz da loja');
  });

  it('turn the angles with the request, for a single text too', () => {
    const brief = { contentType: 'post_instagram', tone: 'vender' } as const;
    const angleOf = () =>
      systemText(anAttempt({ brief, count: 1 }))
        .split('\n')
        .at(-1);
    expect(new Set(Array.from({ length: 40 }, angleOf)).size).toBeGreaterThan(3);
    const request = anAttempt({ brief });
    expect(systemText(request)).toBe(systemText(request));
  });

  it('begin alike, so that a server may have read the beginning before', () => {
    const [one, other] = [system({ brief: { tone: 'vender' } }), system({ brief: { tone: 'celebrar' } })];
    const lines = other.split('\n');
    const alike = one.split('\n').findIndex((line, index) => line !== lines[index]);
    expect(alike / lines.length).toBeGreaterThan(0.9);
  });

  it('hold nothing that the owner typed', () => {
    const canary = 'canario-digitado';
    const brief = { topic: canary, campaignLink: `https://${canary}.example` };
    const profile = { businessName: canary, businessDesc: canary, businessCity: canary };
    expect(system({ brief, profile })).not.toContain(canary);
  });
});

describe('the data beside them', () => {
  const data = (request: Parameters<typeof anAttempt>[0]): Record<string, unknown> => {
    const { content } = messagesFor(anAttempt(request))[1]!;
    return JSON.parse(content.replace(/^<dados>\n|\n<\/dados>$/g, '')) as Record<string, unknown>;
  };

  it('say which day it is, and the days of occasions that are near or named', () => {
    expect(data({ brief: { topic: 'kit de dia das mães' } })).toMatchObject({
      hoje: 'sexta-feira, 20 de novembro de 2026',
      datas_do_varejo: [
        { nome: 'Dia das Mães', dia: 'domingo, 9 de maio de 2027' },
        { nome: 'Black Friday', dia: 'sexta-feira, 27 de novembro de 2026' },
      ],
    });
    const quiet = { now: new Date('2026-07-01T12:00:00-03:00') };
    expect(data(quiet)).toMatchObject({ datas_do_varejo: [] });
  });

  it('have the products of the task, and no instruction has them', () => {
    const products = [{ name: 'CANARIO', price: 'R$ 45', detail: null }];
    expect(data({ products })).toMatchObject({ produtos: [{ nome: 'CANARIO', preco: 'R$ 45', detalhe: null }] });
    expect(systemText(anAttempt({ products }))).not.toContain('CANARIO');
    expect(data({})).toMatchObject({ produtos: [] });
  });

  it('have the voice of the task, its newest text first, and nothing where there is none', () => {
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

  it('name the openings that the owner has had', () => {
    expect(data({ recentOpenings: ['Bolo quente agora'] })).toMatchObject({
      aberturas_recentes: ['Bolo quente agora'],
    });
  });
});
