import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readStatements } from '../../src/domain/facts/readFacts.ts';
import { tidy } from '../../src/domain/facts/tidy.ts';
import { isStorable } from '../../src/domain/text.ts';

const now = new Date('2026-11-20T15:00:00Z');
const written = (words: string, names: readonly string[] = []) => tidy(words, readStatements(words, now), names);

describe("an owner's shorthand", () => {
  it.each([
    ['seg a sab 9 as 19', 'de segunda a sábado das 9h às 19h'],
    ['2a a 6a das 8 as 12', 'de segunda a sexta das 8h às 12h'],
    ['banho 30 conto', 'banho R$ 30'],
    ['sai por 89,90 no pix', 'sai por R$ 89,90 no Pix'],
    ['costela 34,90 o kg', 'costela R$ 34,90 o kg'],
    ['casa 389 mil reais', 'casa R$ 389 mil'],
    ['de 100 por 70', 'de R$ 100 por R$ 70'],
    ['dia 28.11 as 18h', 'dia 28/11 às 18h'],
    ['p/ vc q trabalha c/ pressa', 'para você que trabalha com pressa'],
    ['bolo s/ lactose', 'bolo sem lactose'],
    ['n abrimos amanha', 'não abrimos amanhã'],
    ['pao, cafe, acai e feijao', 'pão, café, açaí e feijão'],
    ['promoçao de calca e jaketa', 'promoção de calça e jaqueta'],
    ['LIMPEZA DE SOFA COM DESCONTO', 'limpeza de sofá com desconto'],
    ['chama no zap 11987654321', 'chama no WhatsApp (11) 98765-4321'],
    ['rua das flores 120', 'Rua das Flores, 120'],
    ['so hoje!!!', 'só hoje!'],
    ['preparatorio p/ CNH e ENEM', 'preparatório para CNH e ENEM'],
  ])('%j is written %j', (typed, spelled) => expect(written(typed)).toBe(spelled));

  it.each([
    'troca de óleo 5w30',
    'anel de ouro 18k',
    'tamanhos P/M/G',
    'https://loja.com.br/p/100?x=so',
    '@bolos.da.ana',
    'aro 13',
    'iPhone 13',
    'balcão, macarrão e melancia',
    'nos dias de chuva',
  ])('%j stays as it is', (typed) => expect(written(typed)).toBe(typed));

  it('keeps the names of the business as they were given', () => {
    expect(written('vem pra lanchonete da zezé em são josé', ['Lanchonete da Zezé', 'São José'])).toBe(
      'vem pra Lanchonete da Zezé em São José',
    );
  });

  it('never throws, and is storable, whatever is typed', () => {
    const typed = fc.string({ unit: 'grapheme', maxLength: 300 }).filter(isStorable);
    fc.assert(
      fc.property(typed, (words) => {
        expect(isStorable(written(words))).toBe(true);
      }),
    );
  });
});
