import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultRows } from './rows.ts';

describe('the list of faults', () => {
  it('numbers its rows from 1 without a gap', () => {
    expect(faultRows.map(({ row }) => row)).toEqual(faultRows.map((_, index) => index + 1));
  });

  it('names tests that exist', () => {
    const missing = faultRows.flatMap(({ row, heldBy }) =>
      heldBy
        .filter((held) => {
          const [file, words] = typeof held === 'string' ? [held, ''] : held;
          const path = `server/tests/${file}.test.ts`;
          return !existsSync(path) || !readFileSync(path, 'utf8').includes(words);
        })
        .map((held) => `row ${row}: ${String(held)}`),
    );
    expect(missing).toEqual([]);
  });
});
