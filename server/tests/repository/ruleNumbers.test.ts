import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const places = ['server/src', 'server/stand-ins', 'server/tests', 'server/bench', 'web/src', 'web/e2e', 'docs'];
const files = places.flatMap((place) =>
  readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
    .filter((path) => /[.](?:ts|tsx|md|css)$/.test(path))
    .map((path) => join(place, path)),
);

/** "4.3" and, for a section, "11". */
const known = new Set(
  read('docs/rules.md')
    .split(/^## /m)
    .slice(1)
    .flatMap((section) => {
      const [number = ''] = section.split('.');
      return [number, ...[...section.matchAll(/^(\d+)\. /gm)].map(([, item]) => `${number}.${item}`)];
    }),
);

const cited = /\brules? (\d+(?:\.\d+)?(?:(?:, | and | to )\d+\.\d+)*)/gi;

describe('docs/rules.md', () => {
  it('has every rule that a comment, a test or a document names by number', () => {
    const missing = files.flatMap((path) =>
      [...read(path).matchAll(cited)]
        .flatMap(([, numbers = '']) => numbers.split(/, | and | to /))
        .filter((number) => !known.has(number))
        .map((number) => `${path}: rule ${number}`),
    );
    expect(known.size).toBeGreaterThan(60);
    expect(missing).toEqual([]);
  });
});
