import { describe, expect, it } from 'vitest';
import { critique } from '../../src/critic/critic.ts';
import { namedProducts } from '../../src/domain/writing/namedProducts.ts';
import type { Product } from '../../src/domain/account/products.ts';
import { anAttempt } from '../contracts/writer.ts';

const now = new Date('2026-11-20T15:00:00Z');
const product = (name: string, price: string | null = null, detail: string | null = null): Product => ({
  name,
  price,
  detail,
});
const [pizza, pizzas, large, cut] = [
  product('Pizza', '30'),
  product('Pizza de calabresa', 'R$ 45'),
  product('Pizza de calabresa grande', 'R$ 60'),
  product('Corte + barba', 'R$ 70'),
];
const all = [pizza, pizzas, large, cut];
const named = (topic: string) =>
  namedProducts(topic, all, now).map(({ name, price }) => `${name} ${price ?? 'sem preço'}`);

describe('the products that a topic names', () => {
  it.each([
    ['pizza calabresa hoje a noite', ['Pizza de calabresa R$ 45']],
    ['PIZZAS DE CALABRESA g, leva hoje', ['Pizza de calabresa grande R$ 60']],
    ['tem pizza', ['Pizza 30']],
    ['promo de corte e barba', ['Corte + barba R$ 70']],
    ['corte de cabelo', []],
    ['pizza calabresa 39,90 so hoje', ['Pizza de calabresa sem preço']],
    ['corte e barba, pizza calabresa 39,90', ['Pizza de calabresa sem preço', 'Corte + barba R$ 70']],
    ['sabado aberto', []],
    ['39,90! corte e barba, pizza calabresa', ['Pizza de calabresa sem preço', 'Corte + barba sem preço']],
    ['R$ 39,90. pizza calabresa', ['Pizza de calabresa sem preço']],
    ['', []],
  ])('the topic %j names the products %j', (topic, expected) => expect(named(topic)).toEqual(expected));

  it('a topic that names no product does not name one whose name is small words alone', () => {
    expect(namedProducts('agenda aberta', [product('P')], now)).toEqual([]);
  });

  it('a topic names six products at most, and none that has no word in its name', () => {
    const many = Array.from({ length: 9 }, (_, index) => product(`item${index}`));
    const topic = many.map(({ name }) => name).join(', ');
    expect(namedProducts(topic, [product('🍕'), ...many], now)).toEqual(many.slice(0, 6));
  });
});

describe('the price and detail of a named product', () => {
  const codesOf = (text: string, products: readonly Product[]) => {
    const { brief, profile } = anAttempt({
      brief: { topic: 'bolo de cenoura hoje', contentType: 'mensagem_whatsapp' },
    });
    return critique({ brief, profile, products, voice: null, texts: [text], count: 1, recentOpenings: [], now }).map(
      ({ code }) => code,
    );
  };
  const cake = product('Bolo de cenoura', '45', 'sem lactose, serve 12 pessoas');
  const priced = 'Hoje tem bolo de cenoura sem lactose por R$ 45, serve 12 pessoas. Quer o seu?';

  it('the price and detail of a named product may be in the text', () => {
    expect(codesOf(priced, [cake])).toEqual([]);
    expect(codesOf(priced, [])).toEqual(expect.arrayContaining(['invented-price', 'invented-allergen']));
  });

  it('the price and detail of a named product may be left out of the text', () => {
    expect(codesOf('Hoje tem bolo de cenoura. Quer o seu?', [cake])).toEqual([]);
  });

  it('the price of a named product may not be replaced by another one in the text', () => {
    expect(codesOf('Hoje tem bolo de cenoura por R$ 40. Quer o seu?', [cake])).toContain('invented-price');
  });
});
