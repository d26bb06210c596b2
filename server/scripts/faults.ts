/**
 * `npm run test:faults [-- ROW…]`: the tests of every fault, or of the rows, with the whole number of trials. Ends with a
 * line for each row: how many tests held, and what ran how often.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { faultRows, type FaultRow } from '../tests/faults/rows.ts';
import { buildWhatIsMissing, root } from './builds.ts';

interface Test {
  /** Below `server/tests/`, without its ending. */
  readonly file: string;
  readonly title: string;
  readonly status: string;
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

const testsFolder = join(root, 'server/tests');

/** Runs the files; resolves with what was printed and the tests that ran. */
async function run(files: readonly string[]): Promise<{ output: string; tests: readonly Test[] }> {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-faults-'));
  const reportFile = join(folder, 'report.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'server/vitest.config.ts'];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`];
  const child = spawn(process.execPath, [...vitest, ...reporters, ...files], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, FAULT_TRIALS: 'full', BUILT_SERVER: '1', NO_COLOR: '1' },
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    output += text;
  });
  await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  const { testResults } = JSON.parse(readFileSync(reportFile, 'utf8')) as VitestReport;
  rmSync(folder, { recursive: true });
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      file: relative(testsFolder, name).replace('.test.ts', ''),
      title: fullName,
      status,
    })),
  );
  return { output, tests };
}

const filesOf = ({ heldBy }: FaultRow): string[] => heldBy.map((held) => (typeof held === 'string' ? held : held[0]));

const holds = (row: FaultRow, { file, title }: Test): boolean =>
  row.heldBy.some((held) => (typeof held === 'string' ? file === held : file === held[0] && title.includes(held[1])));

const asked = process.argv.slice(2).map(Number);
const rows = faultRows.filter(({ row }) => asked.length === 0 || asked.includes(row));
buildWhatIsMissing();
const began = performance.now();
const files = [...new Set(rows.flatMap(filesOf))].map((file) => `server/tests/${file}.test.ts`);
const { output, tests } = await run(files);

let broken = 0;
for (const row of rows) {
  const own = tests.filter((test) => holds(row, test));
  const ended = (status: string): number => own.filter((test) => test.status === status).length;
  const wrong = ended('failed') > 0 || ended('passed') === 0;
  if (wrong) broken += 1;
  const skipped = ended('skipped') + ended('pending');
  const sums = `${ended('passed')} tests passed, ${ended('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  process.stdout.write(`\n${wrong ? 'BROKEN' : 'holds '} row ${row.row}: ${row.fault}: ${sums}\n`);
  for (const [, line] of output.matchAll(new RegExp(`^row ${row.row} (.+)$`, 'gm')))
    process.stdout.write(`         ${line}\n`);
}
const minutes = ((performance.now() - began) / 60_000).toFixed(0);
process.stdout.write(`\n${rows.length - broken} of ${rows.length} rows hold, after ${minutes} minutes\n`);
process.exitCode = broken > 0 ? 1 : 0;
