import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { mutations } from './mutations.ts';

it('the list of mutations has for each bug a place that occurs once in its file', () => {
  const places = mutations.map(({ bug, file, original }) => ({
    bug,
    count: readFileSync(file, 'utf8').split(original).length - 1,
  }));
  expect(places.filter(({ count }) => count !== 1)).toEqual([]);
});

it('the list of mutations names for each bug a test file that exists', () => {
  const files = globSync(['server/{tests,stand-ins}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}']);
  const untested = mutations.filter(({ tests }) => !files.some((file) => file.includes(tests)));
  expect(untested.map(({ bug, tests }) => `${bug}: ${tests}`)).toEqual([]);
});
