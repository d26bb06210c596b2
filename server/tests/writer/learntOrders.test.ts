import { describe, expect, it } from 'vitest';
import { exampleOf, topicsOf } from '../../scripts/orders/examples.ts';
import { scoreOf } from '../../scripts/orders/score.ts';
import { loadLanguage } from '../../src/adapters/writer/draft/language.ts';
import { withLearntOrders } from '../../src/adapters/writer/draft/orders/follow.ts';
import { imperativeOf } from '../../src/adapters/writer/draft/orders/imperative.ts';

const { dictionary, orders } = await loadLanguage();

describe('an order to the writer', () => {
  it('is found in topics that nobody learnt from, and next to no fact is taken for one', () => {
    const { precision, recall } = scoreOf(
      orders,
      topicsOf('heldOut').map((topic) => exampleOf(topic, dictionary)),
    );
    expect(precision).toBeGreaterThanOrEqual(0.97);
    expect(recall).toBeGreaterThanOrEqual(0.25);
  });

  it.each([
    ['bolo de rolo R$ 40 faz engraçado', 'bolo de rolo R$ 40'],
    ['fala que a entrega é grátis', 'a entrega é grátis'],
    ['lanche artesanal R$ 28 no final pergunta qual o seu preferido', 'lanche artesanal R$ 28\nQual o seu preferido?'],
    ['pede pra marcar quem ama pastel', 'Marque quem ama pastel'],
    ['sexta volta pros R$ 45 fala que domingo não abre', 'sexta volta pros R$ 45\ndomingo não abre'],
  ])('is cut from %j, which leaves %j', (typed, left) =>
    expect(withLearntOrders(typed, dictionary, orders)).toBe(left),
  );

  it.each([
    'minha avó fala que bolo é amor',
    'todo mundo pergunta se tem estacionamento',
    'faço texto de convite e arte digital, R$ 35',
    'caneca com texto personalizado R$ 35',
    'não aceitamos cartão na barraca da feira, só Pix e dinheiro',
    'pedir até 10h pra receber no almoço',
    'coloca um sorriso no rosto de quem você ama, ensaio de Natal R$ 150',
    'coloca emoji na caneca, R$ 35',
  ])('is not seen in what customers are told: %s', (typed) =>
    expect(withLearntOrders(typed, dictionary, orders)).toBe(typed),
  );
});

describe('the imperative', () => {
  it.each([
    ['marcar', 'marque'],
    ['chegar', 'chegue'],
    ['abraçar', 'abrace'],
    ['conhecer', 'conheça'],
    ['trazer', 'traga'],
    ['responderem', 'responda'],
    ['comentem', 'comente'],
    ['passear', 'passeie'],
    ['sentirem', 'sinta'],
    ['dormir', 'durma'],
    ['servir', 'sirva'],
    ['descobrir', 'descubra'],
    ['sair', 'saia'],
    ['perder', 'perca'],
    ['ouvirem', 'ouça'],
    ['conseguir', 'consiga'],
    ['poder', 'possa'],
    ['experimentar', 'experimente'],
    ['façam', 'faça'],
  ])('of %s is %s', (verb, said) => expect(imperativeOf(verb, dictionary)).toBe(said));

  it.each(['sabor novo', 'querem', 'podem', 'mensagem', 'viagem', 'lugar', 'bar', 'zumbir', 'por'])(
    'is not made of what is no verb that is sure: %s',
    (words) => expect(imperativeOf(words, dictionary)).toBe(null),
  );
});
