import { expect, it } from 'vitest';
import { priceList } from '../../src/adapters/payments/prices.ts';

it('a plan with several prices is sold at the first, and the older ones still name their plan', () => {
  const prices = priceList({ voo: ['price_new', 'price_old', 'price_older'], revoada: ['price_revoada'] });
  expect(prices.soldPrice('plano_voo')).toBe('price_new');
  expect(prices.soldPrice('plano_revoada')).toBe('price_revoada');
  for (const price of ['price_new', 'price_old', 'price_older']) expect(prices.planOf(price)).toBe('plano_voo');
  expect(prices.planOf('price_of_somebody_else')).toBeNull();
});
