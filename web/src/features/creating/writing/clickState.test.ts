import { expect, it } from 'vitest';
import { toFailure, appendPieces } from './clickState';

const message = 'Não deu.';

it.each([
  ['PlanLocked', true],
  ['OutOfCredits', true],
  ['WriterUnavailable', false],
])('a click that ends with %s leads to the plans: %s', (typename, upgrade) => {
  expect(toFailure({ __typename: typename, message })).toEqual({ status: 'failed', message, upgrade });
});

it('a refused brief names its field, and a failure without a message gets a default one', () => {
  expect(toFailure({ __typename: 'InvalidBrief', message, field: 'topic' })).toMatchObject({ message, field: 'topic' });
  expect(toFailure({ __typename: 'InvalidBrief', message })).not.toHaveProperty('field');
  for (const nothing of [undefined, { __typename: 'WriterUnavailable', message: '' }])
    expect(toFailure(nothing)).toMatchObject({ status: 'failed', message: 'Ocorreu um erro.' });
});

it('a text that is restarted loses its words and becomes the current one', () => {
  const before = { texts: ['Um', 'Dois'], current: 1 };
  expect(appendPieces(before, { restarted: [0], pieces: [] })).toEqual({ texts: ['', 'Dois'], current: 0 });
  expect(appendPieces(before, { restarted: [], pieces: [] })).toEqual(before);
  const pieces = [
    { variation: 1, text: '!' },
    { variation: 2, text: 'Três' },
  ];
  expect(appendPieces(before, { restarted: [1], pieces })).toEqual({ texts: ['Um', '!', 'Três'], current: 2 });
});
