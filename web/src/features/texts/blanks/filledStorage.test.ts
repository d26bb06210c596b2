// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { storeFilled, readFilled } from './filledStorage';

it('the storage keeps what is filled into a hundred texts of an account, and removes the oldest above that', () => {
  for (let text = 0; text <= 100; text += 1) storeFilled('ana', `g${text}`, 0, { preço: `R$ ${text}` });
  expect(readFilled('ana', 'g0', 0)).toEqual({});
  for (const text of [1, 99, 100]) expect(readFilled('ana', `g${text}`, 0)).toEqual({ preço: `R$ ${text}` });
  expect(readFilled('bia', 'g100', 0)).toEqual({});
});
