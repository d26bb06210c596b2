import { expect, it } from 'vitest';
import { refusals } from './refusals.ts';

const turned = (topic: string, text: string) => refusals(topic, text, ['turned-round']);

it.each([
  ['manicure 40, só cores claras', 'Manicure por R$ 40, em qualquer cor. Vem?'],
  ['entrega só zona sul', 'A entrega vale para toda a cidade. Quer?'],
  ['desconto só no balcão', 'O desconto vale no balcão ou na entrega. Vem?'],
  ['calças 80, jeans não entra', 'Calças por R$ 80, e o jeans também entra. Vem?'],
  ['lavagem grátis na troca de óleo', 'A lavagem é grátis para todo mundo. Vem?'],
  ['bolo sem lactose não temos', 'Também temos bolo sem lactose. Quer?'],
])('a text that takes away a limit of the topic is refused: "%s", "%s"', (topic, text) => {
  expect(turned(topic, text)).toEqual(['turned-round']);
});

it.each([
  ['manicure 40, só cores claras, qualquer cor clara', 'Manicure por R$ 40, só cores claras: qualquer cor clara. Vem?'],
  ['entrega só zona sul, retirada de qualquer bairro', 'A entrega é só na zona sul; a retirada, de qualquer bairro.'],
  ['desconto só no balcão', 'O desconto vale só no balcão. Vem?'],
  ['calças 80, jeans não entra', 'Calças por R$ 80. O jeans também não entra. Vem?'],
  ['lavagem grátis na troca de óleo, todo dia', 'A lavagem é grátis para todo mundo que troca o óleo. Vem?'],
  ['bolo sem lactose não temos', 'Ainda não temos bolo sem lactose. Quer outro?'],
])('a text that states a limit in the words of the owner is accepted: "%s", "%s"', (topic, text) => {
  expect(turned(topic, text)).toEqual([]);
});
