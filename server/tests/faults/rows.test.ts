import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultRows } from './rows.ts';

/** A string before a test's function: the titles of a file, its `describe`s among them. */
const titlePattern = /\(\s*(['"`])((?:\\.|(?!\1).)*)\1,\s*(?:async\b|[({]|\w+ =>)/gs;

/** Whether the words stand in a title of the file; a whole file needs no words. */
const hasTitle = (path: string, words: string): boolean =>
  [...readFileSync(path, 'utf8').matchAll(titlePattern)].some(([, , title = '']) => title.includes(words));

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
          return !existsSync(path) || !hasTitle(path, words);
        })
        .map((held) => `row ${row}: ${String(held)}`),
    );
    expect(missing).toEqual([]);
  });
});
