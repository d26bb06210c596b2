// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepFilled, keptFilled } from './keptFilled';

it('keeps what is filled into a hundred texts of an account, and forgets the one that was begun first', () => {
  for (let text = 0; text <= 100; text += 1) keepFilled('ana', `g${text}`, 0, { preço: `R$ ${text}` });
  expect(keptFilled('ana', 'g0', 0)).toEqual({});
  for (const text of [1, 99, 100]) expect(keptFilled('ana', `g${text}`, 0)).toEqual({ preço: `R$ ${text}` });
  expect(keptFilled('bia', 'g100', 0)).toEqual({});
});
