// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { storeFilled, readFilled } from './filledStorage';

it('keeps what is filled into a hundred texts of an account, and forgets the one that was begun first', () => {
  for (let text = 0; text <= 100; text += 1) storeFilled('ana', `g${text}`, 0, { preço: `R$ ${text}` });
  expect(readFilled('ana', 'g0', 0)).toEqual({});
  for (const text of [1, 99, 100]) expect(readFilled('ana', `g${text}`, 0)).toEqual({ preço: `R$ ${text}` });
  expect(readFilled('bia', 'g100', 0)).toEqual({});
});
