/** `npm run test:mutation [-- WORDS]`: puts in each bug of the list whose name has the words, and checks that a test fails. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mutations } from '../tests/mutations/mutations.ts';
import type { Mutation } from '../tests/mutations/mutation.ts';
import { root } from './builds.ts';

/** Whether the tests of the mutation succeed on the files as they are. */
const succeeds = ({ tests }: Mutation): boolean =>
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'server/vitest.config.ts', '--bail', '1', tests],
    { cwd: root, stdio: 'ignore' },
  ).status === 0;

/** The outcome of a mutation: a test caught it, or why not. */
function outcomeOf(mutation: Mutation): 'caught' | 'not caught' | 'not found' {
  const file = join(root, mutation.file);
  const source = readFileSync(file, 'utf8');
  if (source.split(mutation.original).length !== 2) return 'not found';
  const restore = () => writeFileSync(file, source);
  process.once('exit', restore);
  process.once('SIGINT', () => process.exit(1));
  try {
    writeFileSync(
      file,
      source.replace(mutation.original, () => mutation.mutated),
    );
    return succeeds(mutation) ? 'not caught' : 'caught';
  } finally {
    restore();
    process.off('exit', restore);
    process.removeAllListeners('SIGINT');
  }
}

const words = process.argv.slice(2).join(' ');
const chosen = mutations.filter(({ bug }) => bug.includes(words));

/** A test that fails without the mutation would seem to catch every one. */
const patterns = new Map(chosen.map((mutation) => [mutation.tests, mutation]));
const broken = [...patterns.values()].filter((mutation) => !succeeds(mutation));
for (const { tests } of broken) process.stdout.write(`fails without a bug: ${tests}\n`);

const escaped = chosen.filter((mutation) => {
  const outcome = outcomeOf(mutation);
  process.stdout.write(`${outcome.padEnd(10)}  ${mutation.bug}\n`);
  return outcome !== 'caught';
});
process.stdout.write(`${chosen.length - escaped.length} of ${chosen.length} bugs were caught\n`);
process.exitCode = broken.length + escaped.length > 0 ? 1 : 0;
