import { expect, it } from 'vitest';
import { refusals } from './refusals.ts';

it.each([
  ['desconto de 10% acima de 200 reais', 'Se a sua compra supera R$ 200, você ganha 10% de desconto.'],
  ['portao 3,00 larg 2,10 alt 1800', 'Portão de 3 m de largura e 2,10 m de altura por R$ 1.800.'],
  ['pao nadinha de gluten 22', 'Pão sem glúten por R$ 22.'],
  ['pao sem gluten 22', 'Pão com nadinha de glúten por R$ 22.'],
  ['seguro auto livre de franquia 1900', 'Seguro do carro sem franquia por R$ 1.900.'],
])('of "%s" the text "%s" is right', (topic, text) => {
  expect(refusals(topic, text)).toEqual([]);
});

it.each([
  ['desconto de 10% acima de 200 reais', 'Se a sua compra não supera R$ 200, você ganha 10% de desconto.'],
  ['desconto de 10% acima de 200 reais', 'Se a sua compra não passa de R$ 200, você ganha 10% de desconto.'],
  ['portao 3,00 larg 2,10 alt 1800', 'Portão de 3 m de largura e 2,20 m de altura por R$ 1.800.'],
  ['pao nadinha de gluten 22', 'Pão com glúten por R$ 22.'],
  ['pao sem gluten 22', 'Pão com um nadinha a mais de glúten por R$ 22.'],
  ['seguro auto livre de franquia 1900', 'Seguro do carro com franquia por R$ 1.900.'],
])('of "%s" the text "%s" is false', (topic, text) => {
  expect(refusals(topic, text)).not.toEqual([]);
});
