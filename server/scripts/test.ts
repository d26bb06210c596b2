/**
 * `npm test`: types, lint, imports, unused code, and unit, contract, front-door and browser tests. The browser tests run
 * last and alone: beside the others they take as long, and fail for want of a processor. Ends with the slowest files, the
 * failed tests and one line of sums.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsMissing, root } from './builds.ts';
import { findChromium } from './chromium.ts';
import { readBrowserReport, readUnitReport, slowest, sumOf, type Report } from './testReports.ts';

const folder = mkdtempSync(join(tmpdir(), 'bemtevi-tests-'));
const failedSteps: string[] = [];
const reports: Report[] = [];

interface Step {
  readonly name: string;
  /** Of package.json. */
  readonly script: string;
  readonly parameters?: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  /** Shows its output while it runs; else when it has ended. */
  readonly live?: boolean;
}

/** Runs a script of package.json and resolves with what it printed; one that fails is remembered. */
async function run({ name, script, parameters = [], env = {}, live = false }: Step): Promise<string> {
  const began = performance.now();
  // Node runs the script itself: npm is a file that Windows cannot start without a shell.
  const child = spawn(process.execPath, ['--run', script, '--', ...parameters], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      if (live) process.stdout.write(text);
      else output += text;
    });
  }
  const code = await new Promise((resolve) => child.once('error', resolve).once('close', resolve));
  if (code !== 0) failedSteps.push(name);
  const seconds = ((performance.now() - began) / 1_000).toFixed(0);
  process.stdout.write(`\n── ${name}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s\n${output}`);
  return output;
}

async function unitTests(): Promise<void> {
  const file = join(folder, 'unit.json');
  await run({
    name: 'unit, contract and front-door tests',
    script: 'test:unit',
    parameters: ['--reporter=default', '--reporter=server/scripts/unitReport.ts'],
    // It was built at the beginning.
    env: { BUILT_SERVER: '1', UNIT_REPORT: file },
    live: true,
  });
  reports.push(readUnitReport(file));
}

async function staticChecks(): Promise<void> {
  await run({ name: 'types', script: 'typecheck' });
  await run({ name: 'lint', script: 'lint' });
  await run({ name: 'lint of the schema', script: 'lint:schema' });
  await run({ name: 'type-aware lint', script: 'lint:types' });
  await run({ name: 'imports', script: 'imports' });
  await run({ name: 'unused code', script: 'unused' });
}

async function browserTests(): Promise<void> {
  const chromium = await findChromium();
  if (!chromium) {
    const listed = await run({ name: 'list of browser tests', script: 'test:browser', parameters: ['--list'] });
    const skipped = Number(/Total: (\d+) tests?/.exec(listed)?.[1] ?? 1);
    reports.push({ sums: { passed: 0, failed: 0, skipped }, files: [], failures: [] });
    process.stdout.write(
      '\n── browser tests SKIPPED: no Chromium starts here; `apt-get install chromium-headless-shell` or set CHROMIUM_PATH.\n',
    );
    return;
  }
  const file = join(folder, 'browser.json');
  await run({
    name: 'browser tests',
    script: 'test:browser',
    parameters: ['--reporter=list,json'],
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  reports.push(readBrowserReport(file));
}

const began = performance.now();
buildWhatIsMissing();
await Promise.all([unitTests(), staticChecks()]);
await browserTests();
rmSync(folder, { recursive: true });

process.stdout.write(`\n── the slowest files\n${slowest(reports, 10)}\n`);
for (const text of reports.flatMap(({ failures }) => failures)) process.stdout.write(`\n── failed: ${text}\n`);
if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
const { passed, failed, skipped } = sumOf(reports);
process.stdout.write(`\nAfter ${((performance.now() - began) / 60_000).toFixed(1)} minutes:\n`);
process.stdout.write(`${passed} passed, ${failed} failed, ${skipped} skipped\n`);
process.exitCode = failedSteps.length > 0 || failed > 0 ? 1 : 0;
