import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

describe('hours and days that follow from stated ones', () => {
  it.each([
    ['a aula mudou das 7 para as 8', 'A aula mudou das 7h para as 8h. Te espero!'],
    ['peça às 20h, chegar 15 minutos antes', 'A peça é às 20h. Chegue 15 minutos antes, às 19h45.'],
    ['promoção só hoje e amanhã', 'A promoção vale hoje e amanhã, e depois de amanhã já era.'],
    ['promoção só hoje e amanhã', 'A promoção é hoje e amanhã. Depois de amanhã não tem mais!'],
    ['roupa pronta em 2 dias', 'Deixou a roupa hoje, ela está pronta depois de amanhã.'],
    ['fica pronto em 48h', 'Deixe hoje e busque depois de amanhã.'],
    ['2 dias pra ficar pronto', 'Pedindo hoje, fica pronto depois de amanhã.'],
    ['show 20h, chegar 15min antes', 'O show é às 20h. Esteja lá 15 minutos antes: às 19h45.'],
    ['entrega em até 2 dias', 'Pediu hoje, a entrega chega até depois de amanhã.'],
  ])('are accepted: %j, %j', (topic, text) => {
    expect(refusals(topic, text)).toEqual([]);
  });

  it.each([
    ['show 20h, chegar 15 min antes', 'O show é às 19h45. Te espero!', 'invented-time'],
    ['show 20h, chegar 15 min antes', 'Chegue cedo: o show começa às 19h45.', 'invented-time'],
    ['show 20h, duração 15 min, pague antes', 'Chegue às 19h45 para o show.', 'invented-time'],
    ['feijoada amanha 30', 'Não perca: depois de amanhã tem feijoada por R$ 30.', 'invented-date'],
    ['feijoada amanha 30', 'A feijoada volta: depois de amanhã tem, por R$ 30.', 'invented-date'],
    ['feijoada amanha 30', 'Não tem erro: depois de amanhã tem feijoada por R$ 30.', 'invented-date'],
    ['feijoada amanha 30, validade 2 dias', 'Depois de amanhã tem feijoada por R$ 30.', 'invented-date'],
    ['feijoada amanha 30, entrega em 2 dias', 'Depois de amanhã tem feijoada por R$ 30.', 'invented-date'],
  ])('are refused when they were not stated: %j, %j', (topic, text, code) => {
    expect(refusals(topic, text)).toContain(code);
  });
});

describe('a discount', () => {
  it('may be stated by the reduced price, but not by the price of another service', () => {
    expect(refusals('60 a hora, irmao paga metade', 'A hora sai por R$ 60, e o irmão paga R$ 30.')).toEqual([]);
    expect(
      refusals('corte 60, barba 30, segunda 50% de desconto', 'Corte R$ 60 e barba R$ 30 na segunda. Te espero!'),
    ).not.toEqual([]);
  });
});
