import { expect, it } from 'vitest';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { nobody } from '../critic/labelled/niches.ts';

const now = new Date('2026-11-20T15:00:00Z');

/** Whether a text says every fact of the topic. */
const saysAll = (topic: string, text: string): boolean =>
  checkFacts(readFacts(topic, nobody, [], now), text).every(({ present }) => present);

it.each([
  ['leve 3 pague 2', 'Leve 3, pague 2. Vem?', true],
  ['leve 3 pague 2', 'Você leva três e paga só dois. Vem?', true],
  ['leve 3 pague 2', 'Leve 3 para casa. Vem?', false],
  ['leve 3 pague 2', 'Pague só 2 na saída. Vem?', false],
])('both numbers of "%s" are said by "%s": %s', (topic, text, all) => {
  expect(saysAll(topic, text)).toBe(all);
});

it.each([
  ['aberto das 9:00 às 18:30', 'Aberto das 9h às 18h30. Vem?', true],
  ['aberto das 9:00 às 18:30', 'Aberto das 9h às 18h. Vem?', false],
  ['aberto das 9:30 às 18:00', 'Aberto das 9h30 às 18h. Vem?', true],
  ['aberto das 9:30 às 18:00', 'Aberto das 9h às 18h. Vem?', false],
  ['aberto das 9h30 às 18h30', 'Aberto das nove e meia às seis e meia da tarde. Vem?', true],
])('the hours with minutes of "%s" are said by "%s": %s', (topic, text, all) => {
  expect(saysAll(topic, text)).toBe(all);
});

it.each([
  ['encomenda com 1 dia de antecedencia', 'encomenda com 1 dia de antecedencia'],
  ['bolo 40 encomendar com três dias de antecedência', 'encomendar com três dias de antecedência'],
])('the notice of "%s" is shown in the words "%s"', (topic, words) => {
  const told = readFacts(topic, nobody, [], now).facts.find(({ key }) => key === 'encomenda');
  expect(told?.words).toBe(words);
});
