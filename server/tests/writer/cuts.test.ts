import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { learnAll, linesOf } from '../../bench/cuts/learn.ts';
import { loadDictionary } from '../../src/adapters/writer/draft/dictionary.ts';
import { itemsOf, statementsIn } from '../../src/adapters/writer/draft/statements.ts';
import { tidy } from '../../src/domain/facts/tidy.ts';
import { fold, wordsOf } from '../../src/domain/words.ts';

const dictionary = await loadDictionary();
const statements = (topic: string) => statementsIn(tidy(topic, dictionary, []), dictionary);

describe('a sentence without marks', () => {
  it.each([
    ['marmita 18 feijoada 25 entrega gratis ate 3km', ['marmita R$ 18, feijoada R$ 25', 'entrega grátis até 3km']],
    ['benzo quebranto nao cobro nada', ['benzo quebranto', 'não cobro nada']],
    [
      'corte R$ 45 barba R$ 35 combo R$ 70 fechamos segunda',
      ['corte R$ 45, barba R$ 35, combo R$ 70', 'fechamos segunda'],
    ],
  ])('%j states %j', (topic, stated) => expect(statements(topic)).toEqual(stated));

  it.each([
    'picolé não entra na promoção',
    'quem não aceita cartão perde venda',
    'criança até 6 anos não paga',
    'a loja (na rua de trás) fecha cedo',
    'torta de limão com massa amanteigada',
  ])('%j stays whole', (sentence) => expect(statements(sentence)).toEqual([sentence]));

  it('loses, adds and moves no word but "de" of a measure', () => {
    const word = fc.constantFrom(
      ...'corte escova R$ 40 R$ 25,90 o quilo só hoje entrega grátis garantia 90 dias não aceito cartão de segunda a sexta às 9h dia 5/12 quem vier com sem e ou ( )'.split(
        /(?<!R\$) (?!o quilo|dias)/,
      ),
    );
    const plain = (text: string) =>
      wordsOf(fold(text))
        .map(({ text: one }) => one)
        .filter((one) => one !== 'de');
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 14 }), (words) => {
        const sentence = words.join(' ');
        const stated = statementsIn(sentence, dictionary);
        expect(plain(stated.join(' '))).toEqual(plain(sentence));
        expect(plain(stated.flatMap((one) => itemsOf(one) ?? [one]).join(' '))).toEqual(plain(sentence));
      }),
    );
  });
});

describe('a list of prices', () => {
  it('is set out with a colon before each price', () => {
    expect(itemsOf('arroz R$ 20, feijão R$ 7 o quilo')).toEqual(['arroz: R$ 20', 'feijão: R$ 7 o quilo']);
    expect(itemsOf('entrega acima de R$ 100')).toBeNull();
    expect(itemsOf('leva 5, paga R$ 20')).toBeNull();
  });
});

describe('the weights of the cuts', () => {
  it('are what the sentences of bench/cuts teach', () => {
    const stored: unknown = JSON.parse(
      readFileSync(new URL('../../src/adapters/writer/draft/cuts/weights.json', import.meta.url), 'utf8'),
    );
    expect(JSON.stringify(learnAll(linesOf(), dictionary)) === JSON.stringify(stored)).toBe(true);
  }, 60_000);
});
