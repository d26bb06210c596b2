import { expect, it } from 'vitest';
import { refusals } from './refusals.ts';

it.each([
  ['kit 3 sabonetes 45', 'Cada kit sai por R$ 45, com três sabonetes. Qual é o seu?'],
  ['entrega 5, gratis acima de 50', 'A entrega custa R$ 5. A entrega é grátis acima de R$ 50. Bora?'],
  ['aluno novo nao paga matricula', 'Novo aluno não paga matrícula. Vem treinar?'],
  ['acima de 20kg +15 no banho', 'Até 20 kg não tem acréscimo no banho; acima disso, são mais R$ 15. Vem?'],
  ['frete gratis acima de 80, abaixo frete 10', 'Acima de R$ 80 o frete é grátis; abaixo disso, são R$ 10. Bora?'],
  ['entrega gratis acima de 80, abaixo entrega 10', 'Acima de R$ 80 a entrega é grátis; abaixo, R$ 10. Bora?'],
  ['crianca ate 5 anos de graca, crianca 20', 'Até 5 anos, criança é de graça; depois, criança paga R$ 20. Vem?'],
  ['acima de 50 gratis, abaixo entrega 5', 'A entrega é grátis acima de R$ 50; abaixo, R$ 5. Bora?'],
  ['embalagem cortesia acima de 50, embalagem 3', 'Acima de R$ 50 a embalagem é grátis; abaixo, R$ 3. Bora?'],
  ['limpeza 100 com cera 30', 'A limpeza sai por R$ 100 e, com cera, mais R$ 30. Vem?'],
])('the critic accepts a payment that is stated as in the topic: "%s"', (topic, text) => {
  expect(refusals(topic, text, ['turned-round'])).toEqual([]);
});

it.each([
  ['fiado n, pix -5%', 'Fiado não temos. No pix, são 5% de acréscimo. Vem?'],
  [
    '500ml 18, 2 acompanham gratis, extra 2',
    'O copo custa R$ 18 com dois de graça. Todos os extras também são de graça.',
  ],
  ['corte 100 com barba 140', 'O corte custa R$ 100 e, com barba, mais R$ 140. Vem?'],
])('the critic refuses a payment that is stated otherwise than in the topic: "%s"', (topic, text) => {
  expect(refusals(topic, text, ['turned-round'])).not.toEqual([]);
});

const ofPrices = ['turned-round', 'swapped'] as const;

it.each([
  ['12 ovos por 30', 'Ovos fresquinhos: cada dúzia sai por R$ 30. Quantas você quer?'],
  ['2 meias por 15', 'Cada par de meias sai por R$ 15. Quantos você quer?'],
  ['2 meias por 15', 'Meias por R$ 15 cada par. Quantos você quer?'],
  ['6 cervejas por 30', 'Cada balde sai por R$ 30, com seis cervejas. Chama a turma!'],
  ['2 meias por 15', 'Meias por R$ 15 a cada dois pares. Quantos você quer?'],
  ['2 meias por 15', 'Meias por R$ 15 para cada dois pares. Quantos você quer?'],
  ['kit 2 duzias 30', 'No kit vão 24 ovos por R$ 30. Bora?'],
  ['edredom casal 45', 'Cada edredom de casal sai por R$ 45. Vem?'],
])(
  'the critic accepts the price of several items as the price of their dozen, pair, bucket or set: "%s", "%s"',
  (topic, text) => {
    expect(refusals(topic, text, ofPrices)).toEqual([]);
  },
);

it.each([
  ['pct 5 sessoes 550', 'No pacote com cinco sessões, cada uma sai por R$ 550. Vem?'],
  ['2 por 15', 'Levando dois espetinhos, você paga R$ 15 em cada um. Vem?'],
  ['casal paga 160, sozinho 100', 'Quem vem sozinho paga R$ 100; no casal, cada um paga R$ 160. Vem?'],
  ['12 ovos por 30', 'Ovos fresquinhos: cada ovo sai por R$ 30. Quantos você quer?'],
])(
  'the critic refuses the price of several items as the price of each one, with a single finding: "%s"',
  (topic, text) => {
    expect(refusals(topic, text, ofPrices)).toHaveLength(1);
  },
);
