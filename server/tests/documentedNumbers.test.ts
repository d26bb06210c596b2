import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { deletedClickDays } from '../src/domain/deletedClick.ts';
import { statementLength } from '../src/domain/statement.ts';
import { readEnv } from '../src/env.ts';
import { maxTokens } from '../src/http/hardening.ts';
import { drainMs } from '../src/http/server.ts';

const { CLICKS_PER_MINUTE: clicks, TEXTS_IN_FLIGHT: atOnce } = readEnv({});
const grouped = (number: number) => number.toLocaleString('en');

/** Numbers that the documents and the schema say, as the code has them. */
const documented: readonly (readonly [file: string, words: string])[] = [
  ['docs/operating.md', `drains calls for up to ${drainMs / 1_000} seconds`],
  ['docker-compose.yml', `the ${drainMs / 1_000} s that a stopping server gives`],
  ['docs/api.md', `for ${deletedClickDays} days after its text was deleted`],
  ['docs/api.md', `${clicks} texts a minute and ${atOnce} at once`],
  ['docs/api.md', `${grouped(maxTokens)} tokens`],
  ['schema.graphql', `from 1 to ${statementLength}.`],
];

describe('numbers in the documents', () => {
  it.each(documented)('%s says %j, as the code does', (file, words) => {
    expect(readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ')).toContain(words);
  });
});
