import { expect, it } from 'vitest';
import lengths from '../../../../server/tests/domain/lengths.json' with { type: 'json' };
import { countCharacters } from './Counter';

// The server's own cases.
it.each(lengths)('$times times $character is counted as more than 1,000 characters: $isLonger', (one) => {
  expect(countCharacters(one.character.repeat(one.times)) > 1_000).toBe(one.isLonger);
});
