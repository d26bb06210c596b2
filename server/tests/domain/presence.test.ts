import { expect, it } from 'vitest';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { emptyProfile } from '../../src/domain/account/user.ts';

const now = new Date('2026-11-20T15:00:00Z');

/** Whether a text says every fact of the topic. */
const saysAll = (topic: string, text: string): boolean =>
  checkFacts(readFacts(topic, emptyProfile, [], now), text).every(({ present }) => present);

it.each([
  ['leve 3 pague 2', 'Leve 3, pague 2. Vem?', true],
  ['leve 3 pague 2', 'Você leva três e paga só dois. Vem?', true],
  ['leve 3 pague 2', 'Leve 3 para casa. Vem?', false],
  ['leve 3 pague 2', 'Pague só 2 na saída. Vem?', false],
])('both numbers of "%s" are stated by "%s": %s', (topic, text, all) => {
  expect(saysAll(topic, text)).toBe(all);
});

it.each([
  ['aberto das 9:00 às 18:30', 'Aberto das 9h às 18h30. Vem?', true],
  ['aberto das 9:00 às 18:30', 'Aberto das 9h às 18h. Vem?', false],
  ['aberto das 9:30 às 18:00', 'Aberto das 9h30 às 18h. Vem?', true],
  ['aberto das 9:30 às 18:00', 'Aberto das 9h às 18h. Vem?', false],
  ['aberto das 9h30 às 18h30', 'Aberto das nove e meia às seis e meia da tarde. Vem?', true],
])('the hours with minutes of "%s" are stated by "%s": %s', (topic, text, all) => {
  expect(saysAll(topic, text)).toBe(all);
});

it.each([
  ['encomenda com 1 dia de antecedencia', 'encomenda com 1 dia de antecedencia'],
  ['bolo 40 encomendar com três dias de antecedência', 'encomendar com três dias de antecedência'],
])('the notice of "%s" is shown in the words "%s"', (topic, words) => {
  const told = readFacts(topic, emptyProfile, [], now).facts.find(({ key }) => key === 'encomenda');
  expect(told?.words).toBe(words);
});

it.each([
  ['ingresso 20 camarote 40', 'Ingresso por R$ 20 e camarote pelo dobro. Vem?', true],
  ['ingresso 20 camarote 60', 'Ingresso por R$ 20 e camarote pelo triplo. Vem?', true],
  ['ingresso 20 camarote 60', 'Ingresso por R$ 20 e camarote pelo dobro. Vem?', false],
  ['desconto so a vista', 'Desconto só de uma vez. Vem?', true],
  ['desconto so a vista', 'Desconto para todo mundo. Vem?', false],
  ['estamos na rua das flores 120', 'Estamos na R. das Flores, nº 120. Vem?', true],
  ['estamos na rua das flores 120', 'Estamos na Rua das Flores, 210. Vem?', false],
  ['chama no 19 98765-4321', 'Chama no (19) 9 8765 4321. Vem?', true],
  ['chama no 19 98765-4321', 'Chama no (19) 98765-4312. Vem?', false],
])('the fact of "%s" is stated in other words by "%s": %s', (topic, text, all) => {
  expect(saysAll(topic, text)).toBe(all);
});

it('the facts of the topic are counted once each', () => {
  const profile = { ...emptyProfile, businessDesc: 'Pizzaria, aberta das 18h às 23h' };
  const products = [{ name: 'Pizza de calabresa', price: 'R$ 60', detail: 'serve 3 pessoas' }];
  const counted = (topic: string) =>
    checkFacts(readFacts(topic, profile, products, now), 'Vem?').map(({ fact }) => fact.label);
  expect(counted('pizza de calabresa na sexta')).toEqual(['sexta']);
  expect(counted('pizza de calabresa 45 na sexta. na sexta a pizza sai por 45')).toEqual(['R$ 45', 'sexta']);
});
