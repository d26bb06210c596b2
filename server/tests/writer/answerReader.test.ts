import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '../../src/adapters/writer/openai/answer.ts';
import { textOf, type Format } from '../../src/adapters/writer/openai/answerParts.ts';
import { createAnswerReader, type PartialValue } from '../../src/adapters/writer/openai/partialJson.ts';
import { contentTypeKeys } from '../../src/domain/content/contentTypes.ts';
import { readParts } from '../../src/domain/content/contentTypes.ts';
import { render } from '../../src/domain/content/render.ts';
import { goodTexts } from '../seed/texts.ts';

/** Gives an answer to a reader in pieces of the given lengths, over and over, and tells after each of them. */
function feed(
  answer: string,
  lengths: readonly number[] = [answer.length],
  after: (all: readonly PartialValue[]) => void = () => {},
) {
  const reader = createAnswerReader();
  for (let at = 0, piece = 0; at < answer.length; piece += 1) {
    const length = lengths[piece % lengths.length]!;
    reader.read(answer.slice(at, at + length));
    after(reader.variations);
    at += length;
  }
  return reader;
}

const plain = (value: PartialValue): unknown => {
  if (value.kind === 'text') return value.value;
  if (value.kind === 'list') return value.items.map(plain);
  if (value.kind === 'object') return Object.fromEntries([...value.entries].map(([key, entry]) => [key, plain(entry)]));
  return null;
};

const read = (answer: string, lengths?: readonly number[]) => {
  const { state, variations } = feed(answer, lengths);
  return { state, texts: variations.map(plain) };
};

const text = fc.string({ unit: 'binary', maxLength: 40 });
const variation = fc.oneof(text, fc.record({ hook: text, paragraphs: fc.array(text, { maxLength: 3 }) }));
const variationList = fc.array(variation, { maxLength: 4 });
const cutting = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
/** As servers write JSON: some escape what they need not. */
const spellings: ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) =>
    JSON.stringify(value).replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (value) => JSON.stringify(value).replaceAll('/', '\\/'),
];

describe('the reader of an answer that arrives in pieces', () => {
  it('returns the same texts however the answer is spelt and cut', () => {
    fc.assert(
      fc.property(variationList, cutting, fc.constantFrom(...spellings), (variations, cuts, spell) => {
        expect(read(spell({ variations }), cuts)).toEqual({ state: 'done', texts: variations });
      }),
      { numRuns: 500 },
    );
  });

  it('ignores what surrounds the JSON', () => {
    fc.assert(
      fc.property(variationList, cutting, (variations, cuts) => {
        const answer = `Claro! "variations" são estas:\n\`\`\`json\n${JSON.stringify({ nota: 1, variations, fim: ['x'] })}\n\`\`\``;
        expect(read(answer, cuts)).toEqual({ state: 'done', texts: variations });
      }),
    );
  });

  it('ignores what a reasoning model thinks before the JSON, which repeats the form of the answer', () => {
    fc.assert(
      fc.property(variationList, cutting, (variations, cuts) => {
        const thoughts = '<think>\nO formato é {"variations": [{…}]}, então {"variations": ["um"]}.\n</think>';
        expect(read(`${thoughts}\n${JSON.stringify({ variations })}`, cuts)).toEqual({
          state: 'done',
          texts: variations,
        });
      }),
    );
  });

  it('never throws, whatever arrives', () => {
    const noise = fc.string({
      unit: fc.constantFrom('"variations": [', '"', '\\', 'u', '0', 'g', ',', ']', '{', '}', ':', 'a', '\n'),
    });
    fc.assert(
      fc.property(noise, cutting, (answer, cuts) => {
        expect(['before', 'reading', 'done', 'broken']).toContain(read(answer, cuts).state);
      }),
    );
  });

  it.each([
    ['{"variations": ["um", {"text": "dois"}]}', 'done'],
    ['{"variations": ["um"}', 'broken'],
    ['{"variations": ["um\\u00zz"]}', 'broken'],
    ['{"variations": "um"}', 'before'],
    ['{"variations": ["um", "do', 'reading'],
    ['{"textos": ["um"]}', 'before'],
  ])('reads %s as %s', (answer, state) => expect(read(answer).state).toBe(state));

  it('accepts line breaks that should have been escaped', () => {
    expect(read('{"variations": ["uma linha\noutra linha"]}').texts).toEqual(['uma linha\noutra linha']);
  });
});

describe('the text that is shown while its answer arrives', () => {
  const link = 'https://padaria.example/promo';

  it.each(contentTypeKeys)('only ever grows, for a %s, and ends as the text that is stored', (contentType) => {
    fc.assert(
      fc.property(cutting, fc.constantFrom(null, link), fc.boolean(), (cuts, campaignLink, inParts) => {
        const format: Format = { contentType, campaignLink };
        const [good = ''] = goodTexts({ contentType, topic: 'Pão de queijo', link: null, count: 1 });
        const answered = inParts ? readParts(contentType, good) : good;
        let shown = '';
        const { variations } = feed(JSON.stringify({ variations: [answered] }), cuts, ([first]) => {
          const now = first ? textOf(format, first).text : '';
          expect(now.startsWith(shown)).toBe(true);
          shown = now;
        });
        const { text: kept, parts } = textOf(format, variations[0]!);
        expect(kept).toBe(shown);
        expect(parts && render(contentType, parts)).toBe(kept);
        expect(kept.includes(link)).toBe(campaignLink !== null && contentType !== 'post_instagram');
      }),
    );
  });

  it('gets the campaign link added only when the model has not put it there', () => {
    const answered = { greeting: 'Olá!', paragraphs: ['Tem pão.'], callToAction: `Peça em ${link}` };
    const { variations } = feed(JSON.stringify({ variations: [answered] }));
    const whole = textOf({ contentType: 'mensagem_whatsapp', campaignLink: link }, variations[0]!);
    expect(whole.text.split(link)).toHaveLength(2);
  });

  it('gets the campaign link behind a call that ends with a colon, and below any other call', () => {
    const calling = (callToAction: string) => {
      const { variations } = feed(JSON.stringify({ variations: [{ paragraphs: ['Tem pão.'], callToAction }] }));
      return textOf({ contentType: 'mensagem_whatsapp', campaignLink: link }, variations[0]!).text;
    };
    expect(calling('Peça aqui:')).toBe(`Tem pão.\n\nPeça aqui: ${link}`);
    expect(calling('Peça hoje.')).toBe(`Tem pão.\n\nPeça hoje.\n${link}`);
  });

  it('has two seconds for a short scene, and no scene in which nothing is said', () => {
    const scenes = [
      { speech: 'Já viu este pão?', scene: 'Forno' },
      { speech: ' ', scene: 'Mãos' },
      { speech: 'Vem!', scene: 'Porta' },
    ];
    const { variations } = feed(JSON.stringify({ variations: [{ title: 'Pão', scenes, caption: 'Vem.' }] }));
    expect(textOf({ contentType: 'roteiro_reels', campaignLink: null }, variations[0]!).text).toBe(
      'Pão\n\nTempo | Fala | Cena\n0-3 s | Já viu este pão? | Forno\n3-5 s | Vem! | Porta\n\nLegenda: Vem.',
    );
  });

  it('has no heading of the only text of an answer without JSON', () => {
    const format: Format = { contentType: 'mensagem_whatsapp', campaignLink: null };
    const said = 'Oi! Tem pão.\n\nQuer o seu?';
    const reader = feed(`## Texto 1\n\n${said}`);
    expect(readAnswer(reader, format, { finishReason: 'stop', count: 1 })).toMatchObject([{ text: said }]);
  });

  it('has no thoughts of a model that answers without JSON, and is missing while the model has only thought', () => {
    const format: Format = { contentType: 'mensagem_whatsapp', campaignLink: null };
    const said = 'Oi! Tem pão.\n\nQuer o seu?';
    const answered = (answer: string) => readAnswer(feed(answer), format, { finishReason: 'stop', count: 1 });
    expect(answered(`<think>\nUm cumprimento curto.\n</think>\n\n${said}`)).toMatchObject([{ text: said }]);
    expect(answered('<think>\nUm cumprimento curto.\n\nE a chamada.')).toMatchObject({ fault: 'invalid' });
  });

  it.each([
    '{"paragraphs": ["Oi! Tem pão."], "callToAction": "Quer o seu?"}',
    '```json\n[{"paragraphs": ["Oi! Tem pão."]}]\n```',
  ])('is missing when the answer is JSON of another shape: %s', (answer) => {
    const format: Format = { contentType: 'mensagem_whatsapp', campaignLink: null };
    expect(readAnswer(feed(answer), format, { finishReason: 'stop', count: 1 })).toMatchObject({ fault: 'invalid' });
  });

  it('has its labels, times and marks, and nothing that does not belong there', () => {
    const of = (contentType: Format['contentType'], answered: object) => {
      const { variations } = feed(JSON.stringify({ variations: [answered] }));
      return textOf({ contentType, campaignLink: null }, variations[0]!).text;
    };
    expect(of('texto_anuncio', { primaryText: 'Pão\nàs 16h', title: 'Hoje', description: 'Só hoje', link: 'x' })).toBe(
      'Texto principal: Pão às 16h\nTítulo: Hoje\nDescrição: Só hoje',
    );
    expect(
      of('post_instagram', {
        hook: 'Oi',
        paragraphs: ['Tem pão.'],
        callToAction: 'Vem?',
        hashtags: ['pão', '#Pão', 'Queijo Novo'],
      }),
    ).toBe('Oi\n\nTem pão.\n\nVem?\n\n#pão #Queijo #Novo');
    expect(
      of('roteiro_reels', {
        title: 'Pão',
        scenes: [
          { speech: 'Já viu este pão?', scene: 'Forno | close' },
          { speech: 'um dois três quatro cinco seis sete oito nove dez onze doze', scene: 'Mãos' },
        ],
        caption: 'Vem.',
      }),
    ).toBe(
      'Pão\n\nTempo | Fala | Cena\n0-3 s | Já viu este pão? | Forno / close\n' +
        '3-8 s | um dois três quatro cinco seis sete oito nove dez onze doze | Mãos\n\nLegenda: Vem.',
    );
  });
});
