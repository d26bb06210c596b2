import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import type { WritingVoice } from '../../src/domain/account/voice.ts';
import { anAttempt } from '../contracts/writer.ts';

const voice: WritingVoice = {
  samples: ['Só hoje: bolo por R$ 10 na Vila Mariana.'],
  address: null,
  emoji: null,
  favouritePhrases: ['O melhor bolo de Campinas'],
  forbiddenWords: ['delícia', 'super promoção', 'Mel', 'C&A'],
};

const findings = (text: string, different: Partial<WritingVoice> | null = {}) => {
  const { brief, profile, now } = anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic: 'bolo de cenoura' } });
  const given = different && { ...voice, ...different };
  return critique({ brief, profile, products: [], voice: given, texts: [text], count: 1, recentOpenings: [], now });
};
const forbiddenIn = (text: string) =>
  findings(text).flatMap(({ code, span }) =>
    code === 'forbidden-word' && span ? [text.slice(span.start, span.end)] : [],
  );

describe('the forbidden words of a voice', () => {
  it.each([
    ['Bolo que é uma delícia. Quer o seu?', ['delícia']],
    ['DELICIA de bolo! Quer o seu?', ['DELICIA']],
    ['Bolo #delícia hoje. Quer o seu?', ['delícia']],
    ['Super  promoção de bolo. Quer o seu?', ['Super  promoção']],
    ['super-promoção de bolo. Quer o seu?', ['super-promoção']],
    ['Bolo da C&A. Quer o seu?', ['C&A']],
    ['Bolo com mel. Quer o seu?', ['mel']],
    ['Bolo delicioso, são delícias. Quer o seu?', []],
    ['Bolo com melado. Quer o seu?', []],
    ['Aqui na Doce Mel tem bolo: www.mel.com.br. Quer o seu?', []],
  ])('are found to their last letter in %j: %j', (text, words) => expect(forbiddenIn(text)).toEqual(words));

  it('are hard findings, with a message for the owner and a correction for the writer', () => {
    expect(findings('Uma delícia de bolo. Quer o seu?')).toMatchObject([
      {
        code: 'forbidden-word',
        severity: 'hard',
        message: '"delícia" está nas palavras que você nunca usa.',
        correction: 'O dono nunca usa "delícia": diga de outro jeito, sem essa palavra.',
      },
    ]);
    expect(findings('Uma delícia de bolo. Quer o seu?', null)).toEqual([]);
  });
});

describe('a voice without emojis', () => {
  const emojisIn = (text: string) =>
    findings(text, { emoji: 'none' }).flatMap(({ code, span }) =>
      code === 'unwanted-emoji' && span ? [text.slice(span.start, span.end)] : [],
    );
  it('has a finding for each run of emojis, and for no other sign', () => {
    expect(emojisIn('Bolo 🥕🍰 quentinho 👩🏽‍🍳. Quer o seu? ❤️')).toEqual(['🥕🍰', '👩🏽‍🍳', '❤️']);
    expect(emojisIn('Bolo® 100% nosso™ · 2 × 3 — ✓ quer o seu?')).toEqual([]);
    expect(findings('Bolo 🥕. Quer o seu?')).toEqual([]);
  });
});

describe('a voice with few emojis', () => {
  it('has a soft finding for more than two emojis', () => {
    expect(findings('Bolo 🥕 quentinho 🍰. Quer o seu?', { emoji: 'few' })).toEqual([]);
    expect(findings('Bolo 🥕 quentinho 🍰 agora ❤️. Quer o seu?', { emoji: 'few' })).toMatchObject([
      { code: 'unwanted-emoji', severity: 'soft' },
    ]);
    expect(findings('Bolo 🥕 quentinho 🍰 agora ❤️. Quer o seu?', { emoji: 'many' })).toEqual([]);
    for (const text of ['Bolo de cenoura 🎉🎉🎉 quentinho. Quer?', 'Bolo 🎉🎉 quentinho 🍰🍰. Quer?'])
      expect(findings(text, { emoji: 'few' })).toMatchObject([{ code: 'unwanted-emoji', severity: 'soft' }]);
  });
});

describe('a voice that speaks to readers as "tu" or "você"', () => {
  const wrong = (text: string, different: Partial<WritingVoice>) =>
    findings(text, different).flatMap(({ code, span }) =>
      code === 'wrong-address' && span ? [text.slice(span.start, span.end)] : [],
    );
  it('has a finding for words of the other form of address, and for none that both forms share', () => {
    expect(wrong('Bolo para você. Quer o seu?', { address: 'tu' })).toEqual(['você']);
    expect(wrong('Bolo pra vc. Queres?', { address: 'tu' })).toEqual(['vc']);
    expect(wrong('Esse bolo é teu. Quer?', { address: 'voce' })).toEqual(['teu']);
    expect(wrong('Bolo para ti. Te espero: quer o seu?', { address: 'tu' })).toEqual([]);
    expect(wrong('Bolo para você. Te espero!', { address: 'voce' })).toEqual([]);
    expect(wrong('Bolo para você e o teu.', { address: null })).toEqual([]);
  });
  it('has no finding for the other form of address in words of the topic', () => {
    const { brief, profile, now } = anAttempt({
      brief: { contentType: 'mensagem_whatsapp', topic: 'bolo de cenoura feito para você' },
    });
    const text = 'Bolo de cenoura feito para você. Queres?';
    const tu = { ...voice, address: 'tu' } as const;
    const found = critique({
      brief,
      profile,
      products: [],
      voice: tu,
      texts: [text],
      count: 1,
      recentOpenings: [],
      now,
    });
    expect(found).toEqual([]);
  });
  it('has a soft finding for the other form of address in a script, whose scenes speak to the owner', () => {
    const task = anAttempt({ brief: { contentType: 'roteiro_reels' }, voice: { ...voice, address: 'tu' }, count: 1 });
    const text = 'Bolo\n\nTempo | Fala | Cena\n0-3 s | Tem bolo hoje. | Mostre você na cozinha';
    const found = critique({ ...task, texts: [text] }).filter(({ code }) => code === 'wrong-address');
    expect(found).toMatchObject([{ severity: 'soft' }]);
  });
  it('has no finding for the other form of address in a favourite phrase', () => {
    const phrases = { address: 'tu', favouritePhrases: ['Feito para você'] } as const;
    expect(wrong('Feito para você, com calma. Queres?', phrases)).toEqual([]);
  });
});

describe('the texts and phrases of a voice', () => {
  it('are no source of facts, and the phrases are not refused when a text has them unchanged', () => {
    expect(findings('Bolo por R$ 10. Quer o seu?').map(({ code }) => code)).toContain('invented-price');
    expect(findings('O melhor bolo de Campinas. Quer o seu?')).toEqual([]);
    expect(findings('O melhor bolo de Campinas. Quer o seu?', null)).not.toEqual([]);
  });
});
