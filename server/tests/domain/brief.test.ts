import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import {
  findPlanLock,
  parseBrief,
  parseVariations,
  visibleTo,
  type Brief,
} from '../../src/domain/generations/generation.ts';
import { planOf, plans } from '../../src/domain/billing/plan.ts';
import {
  countCharacters,
  extractEmojis,
  extractHashtags,
  isLongerThan,
  withoutEmojis,
} from '../../src/domain/text/text.ts';
import { aGeneration } from '../seed/domain.ts';
import lengths from './lengths.json' with { type: 'json' };

const input = {
  contentType: 'post_instagram',
  tone: 'vender',
  topic: 'Pão de queijo quentinho',
  campaignLink: null,
  requestId: '5f0e2f6c-9d4f-4c55-8d8e-3f4e5a6b7c8d',
};

describe('a brief', () => {
  it('is trimmed, and has the default tone when it names none', () => {
    expect(parseBrief({ ...input, tone: undefined, topic: '  Pão  ' })).toEqual({
      ...input,
      tone: 'default',
      topic: 'Pão',
    });
  });

  it.each([
    ['topic', '   ', 'Por favor, descreva seu tópico.'],
    ['topic', undefined, 'Por favor, descreva seu tópico.'],
    ['topic', '🔥', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', '🎉'.repeat(1_001), 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', ' a ', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', 'a\u0303', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', '1', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', '...', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', '!!!', 'Escreva pelo menos duas letras ou números no tópico.'],
    ['topic', 'a'.repeat(1001), 'O tópico pode ter no máximo 1.000 caracteres.'],
    ['topic', 'a\uDFFF', 'O tópico tem caracteres que não podem ser usados.'],
    ['contentType', 'constructor', 'Escolha um tipo de conteúdo.'],
    ['tone', 'VENDER', 'Escolha um objetivo da lista.'],
    ['campaignLink', 'javascript:alert(1)', 'Confira o link da campanha. Ele deve começar com http:// ou https://.'],
    ['campaignLink', `https://${'a'.repeat(2_048)}`, 'O link da campanha pode ter no máximo 2.048 caracteres.'],
    ['campaignLink', 'loja.com/'.padEnd(2_041, 'a'), 'O link da campanha pode ter no máximo 2.048 caracteres.'],
    [
      'campaignLink',
      ' minha promo ',
      'Confira o link: ele não pode ter espaços. Exemplo: https://sualoja.com.br/promo',
    ],
    ['campaignLink', ' promo ', 'Confira o link da campanha. Exemplo: https://sualoja.com.br/promo'],
    ['campaignLink', 7, 'Confira o link da campanha. Ele deve começar com http:// ou https://.'],
    ['requestId', 'abc', 'requestId deve ser um UUID, novo para cada clique.'],
  ])('with %s = %j is refused with an error on that field', (field, value, message) => {
    expect(parseBrief({ ...input, [field]: value })).toMatchObject({ field, message });
  });

  it.each(['pé', '10', 'a 🔥 1', 'R$ 5, 9', '蛋糕'])(
    'with a topic of two letters or digits, "%s", is accepted',
    (topic) => {
      expect(parseBrief({ ...input, topic })).toMatchObject({ topic });
    },
  );

  it('counts 998 emojis and two letters as 1,000 characters', () => {
    expect(parseBrief({ ...input, topic: `Pé${'👩🏽‍🍳'.repeat(998)}` })).toMatchObject({ tone: 'vender' });
    expect(parseBrief({ ...input, topic: `Pão${'👩🏽‍🍳'.repeat(998)}` })).toMatchObject({
      message: 'O tópico pode ter no máximo 1.000 caracteres.',
    });
  });

  // Each is one character to the limit of 1,000, and takes minutes to read.
  it.each([
    ['100,000 accents', `a${'\u0301'.repeat(100_000)}`],
    ['20,000 joined emojis', Array.from({ length: 20_000 }, () => '👩').join('\u200d')],
    ['33 units', `a${'\u0301'.repeat(32)}`],
  ])('refuses one character of %s', (_, topic) => {
    expect(parseBrief({ ...input, topic })).toMatchObject({
      field: 'topic',
      message: 'O tópico tem caracteres que não podem ser usados.',
    });
  });

  it('takes the longest characters that people type', () => {
    const family = '👩🏽‍👩🏽‍👧🏽‍👦🏽';
    expect(parseBrief({ ...input, topic: `Pa\u0303o ${family} 🏴󠁧󠁢󠁥󠁮󠁧󠁿 a${'\u0301'.repeat(31)}` })).toMatchObject({
      tone: 'vender',
    });
  });
});

describe('plan locks', () => {
  const cells = plans.flatMap((plan) =>
    contentTypeKeys.flatMap((contentType) => toneKeys.map((tone) => ({ plan, contentType, tone }))),
  );

  it.each(cells)('of $plan.key × $contentType × $tone follow the plan table', ({ plan, contentType, tone }) => {
    const brief: Brief = { ...input, contentType, tone };
    const free =
      ['post_instagram', 'descricao_produto', 'mensagem_whatsapp'].includes(contentType) &&
      ['default', 'vender', 'conectar'].includes(tone);
    expect(findPlanLock(plan, brief)?.requiredPlan).toBe(plan.key === 'plano_ninho' && !free ? 'plano_voo' : undefined);
  });

  it('refuse the campaign link on the free plan', () => {
    const brief: Brief = { ...input, contentType: 'post_instagram', tone: 'vender', campaignLink: 'https://loja.com' };
    expect(findPlanLock(planOf('plano_ninho'), brief)).toMatchObject({ field: 'campaignLink' });
    expect(findPlanLock(planOf('plano_voo'), brief)).toBeNull();
  });
});

describe('what a plan sees', () => {
  const generation = aGeneration({ variations: ['um', 'dois', 'três'] });

  it('omits locked texts and counts them', () => {
    expect(visibleTo(planOf('plano_ninho'), generation)).toMatchObject({ variations: ['um'], lockedVariations: 2 });
    expect(visibleTo(planOf('plano_voo'), generation)).toMatchObject({
      variations: ['um', 'dois', 'três'],
      lockedVariations: 0,
    });
  });
});

describe('edited texts', () => {
  it('must be as many as stored, each 1 to 5,000 characters', () => {
    expect(parseVariations(['a', 'b'], 2)).toEqual(['a', 'b']);
    expect(parseVariations(['a'], 2)).toMatchObject({ code: 'INVALID_VARIATIONS' });
    expect(parseVariations(['a', ' '], 2)).toMatchObject({ message: 'O texto não pode ficar vazio.' });
    expect(parseVariations(['a', 'é'.repeat(5001)], 2)).toMatchObject({
      message: 'O texto pode ter no máximo 5.000 caracteres.',
    });
    expect(parseVariations('ab', 2)).toMatchObject({ code: 'INVALID_VARIATIONS' });
  });
});

describe('texts', () => {
  it('the hashtags of a text are found with accents, each once', () => {
    expect(extractHashtags('#Pão #pão #PÃO #café_da_manhã, a#b &#39; #pa\u0303o 50%#x')).toEqual([
      '#Pão',
      '#café_da_manhã',
      '#x',
    ]);
  });

  it('the emojis of a text are found whole when they have several code points', () => {
    expect(extractEmojis('Oi 👩🏽‍🍳🇧🇷❤️ 1 # ❤️ 👨‍👩‍👧‍👦')).toEqual(['👩🏽‍🍳', '🇧🇷', '❤️', '👨‍👩‍👧‍👦']);
  });

  it('a text without its emojis has no blanks in their place, and no line that had nothing else', () => {
    const text = 'Bolo novo 🎂\n🎉 🎉\nVem 🥕 provar!\n\n#Bolo';
    expect(withoutEmojis(text)).toBe('Bolo novo\nVem provar!\n\n#Bolo');
    expect(withoutEmojis('Bolo pronto 🎂! Vem 🥕 🥕, gente: hoje 🎉 (só hoje)')).toBe(
      'Bolo pronto! Vem, gente: hoje (só hoje)',
    );
  });

  it('the characters of a text are counted as graphemes', () => {
    expect(countCharacters('pa\u0303o 👨‍👩‍👧‍👦')).toBe(5);
    expect(countCharacters('um\r\ndois')).toBe(7);
  });

  it.each(lengths)('$times times $character is longer than 1,000 characters: $isLonger', (one) => {
    expect(isLongerThan(one.character.repeat(one.times), 1_000)).toBe(one.isLonger);
  });

  it('a topic of 1,000 characters with 32 UTF-16 units each is refused as too long', () => {
    expect(parseBrief({ ...input, topic: `a${'\u0301'.repeat(31)}`.repeat(1_000) })).toMatchObject({
      field: 'topic',
      message: 'O tópico pode ter no máximo 1.000 caracteres.',
    });
  });

  it('the characters of a text are counted without a segmenter as with one', () => {
    const segmenter = new Intl.Segmenter('pt-BR', { granularity: 'grapheme' });
    const text = fc.string({
      unit: fc.constantFrom('a', 'ç', '\u0303', '\u00ad', '\n', '\r', '–', '…', '½', '🧀', '\u200d'),
    });
    fc.assert(
      fc.property(text, fc.nat(20), (words, most) => {
        const count = [...segmenter.segment(words)].length;
        expect(countCharacters(words)).toBe(count);
        expect(countCharacters(words, most) > most).toBe(count > most);
      }),
    );
  });
});
