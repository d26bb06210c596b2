import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

/** What a text reckons from told values, rightly and falsely. */
describe.each([
  {
    topic: 'degustaçao 90 vira credito em compra acima de 300',
    right: 'Os R$ 90 voltam como crédito: uma compra de R$ 350, por exemplo, fica em R$ 260. Vale acima de R$ 300.',
    wrong: 'Os R$ 90 voltam como crédito: uma compra de R$ 350, por exemplo, fica em R$ 240. Vale acima de R$ 300.',
  },
  {
    topic: 'caipirinha 18 ou 2 por 30',
    right: 'Caipirinha é R$ 18, e o par sai por R$ 30: seis reais que ficam no teu bolso.',
    wrong: 'Caipirinha é R$ 18, e o par sai por R$ 30: sete reais que ficam no teu bolso.',
  },
  {
    topic: 'desentupimento pia 150 vaso 200, feriado +20%',
    right: 'Pia por R$ 150, vaso por R$ 200. Em feriado, 20% a mais: R$ 180 e R$ 240.',
    wrong: 'Pia por R$ 150, vaso por R$ 200. Em feriado, 20% a mais: R$ 185 e R$ 240.',
  },
  {
    topic: 'robalo 49 o kg, camarao medio 62 o kg',
    right: 'Robalo a R$ 49 o quilo, camarão médio a R$ 62. Um quilo de robalo mais meio de camarão? R$ 80.',
    wrong: 'Robalo a R$ 49 o quilo, camarão médio a R$ 62. Um quilo de robalo mais meio de camarão? R$ 85.',
  },
  {
    topic: 'armaçao 120, lente 180, armaçao + lente sai 270',
    right: 'Armação de R$ 120 e lente de R$ 180 por R$ 270: 10% a menos.',
    wrong: 'Armação de R$ 120 e lente de R$ 180 por R$ 270: 15% a menos.',
  },
  {
    topic: 'cesto 8kg 38, acima de 2 cestos nao cobra a busca',
    right: 'Cesto de 8 kg por R$ 38. A partir de 3 cestos, a busca não é cobrada. Exemplo: três cestos, R$ 114.',
    wrong: 'Cesto de 8 kg por R$ 38. A partir de 4 cestos, a busca não é cobrada, acima de 2.',
  },
  {
    topic: 'chopp barril 10 litros 190, barril 30 por 480',
    right: 'Chopp em barril de 10 litros por R$ 190 ou de 30 L por R$ 480.',
    wrong: 'Chopp em barril de 10 litros por R$ 190 ou de 50 L por R$ 480.',
  },
  {
    topic: 'passeio 120, sai qua sex e dom, cancela ate 24h antes',
    right: 'Passeio por R$ 120, quarta, sexta e domingo. Para o de sexta, cancele até quinta, 24 horas antes.',
    wrong: 'Passeio por R$ 120, quarta, sexta e domingo. Para o de sexta, cancele até terça, 24 horas antes.',
  },
  {
    topic: 'afiaçao 25 por faca, prazo 15 dias',
    right: 'Afiação por R$ 25 por faca. Prazo de 15 dias: se pedir hoje, fica pronta em 5 de dezembro.',
    wrong: 'Afiação por R$ 25 por faca. Prazo de 15 dias: se pedir hoje, fica pronta em 8 de dezembro.',
  },
  {
    topic: 'ensaio 15 fotos 690, foto extra 25',
    right: 'Ensaio com 15 fotos por R$ 690. Foto extra: R$ 25. Com 4 extras, o total vai a R$ 790.',
    wrong: 'Ensaio com 15 fotos por R$ 690. Foto extra: R$ 25. Com 5 extras, o total vai a R$ 790.',
  },
  {
    topic: 'passeio de saveiro 5h, sai 10h30',
    right: 'Cinco horas de saveiro. Sai às 10h30, volta lá pelas 15h30.',
    wrong: 'Cinco horas de saveiro. Sai às 10h30, volta lá pelas 16h30.',
  },
])('A value that a text for "$topic" reckons', ({ topic, right, wrong }) => {
  it('is not refused where it follows from the told ones', () => {
    expect(refusals(topic, right)).toEqual([]);
  });

  it('is refused where it does not', () => {
    expect(refusals(topic, wrong)).not.toEqual([]);
  });
});
