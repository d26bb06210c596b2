import { expect, it } from 'vitest';
import { failureOf, withPieces } from './writing';

const message = 'Não deu.';

it.each([
  ['PlanLocked', true],
  ['OutOfCredits', true],
  ['WriterUnavailable', false],
])('a click that ends with %s leads to the plans: %s', (typename, upgrade) => {
  expect(failureOf({ __typename: typename, message })).toEqual({ status: 'failed', message, upgrade });
});

it('a refused brief is said at its field; without one, or without words, there is still something said', () => {
  expect(failureOf({ __typename: 'InvalidBrief', message, field: 'topic' })).toMatchObject({ message, field: 'topic' });
  expect(failureOf({ __typename: 'InvalidBrief', message })).not.toHaveProperty('field');
  for (const nothing of [undefined, { __typename: 'WriterUnavailable', message: '' }])
    expect(failureOf(nothing)).toMatchObject({ status: 'failed', message: 'Ocorreu um erro.' });
});

it('a text that begins anew is the one that is shown, and loses what it had', () => {
  const before = { texts: ['Um', 'Dois'], current: 1 };
  expect(withPieces(before, { restarted: [0], pieces: [] })).toEqual({ texts: ['', 'Dois'], current: 0 });
  expect(withPieces(before, { restarted: [], pieces: [] })).toEqual(before);
  const pieces = [
    { variation: 1, text: '!' },
    { variation: 2, text: 'Três' },
  ];
  expect(withPieces(before, { restarted: [1], pieces })).toEqual({ texts: ['Um', '!', 'Três'], current: 2 });
});
