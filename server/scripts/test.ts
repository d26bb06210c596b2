/** `npm test`: types, lint, unit, contract, front-door and browser tests, with one line of sums at the end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsMissing, root } from './builds.ts';
import { findChromium } from './chromium.ts';

const reports = mkdtempSync(join(tmpdir(), 'bemtevi-tests-'));
const sums = { passed: 0, failed: 0, skipped: 0 };
const failedSteps: string[] = [];

function step(name: string, script: string, parameters: readonly string[] = [], env: NodeJS.ProcessEnv = {}): void {
  process.stdout.write(`\n── ${name}\n`);
  const { status } = spawnSync(process.execPath, ['--run', script, '--', ...parameters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) failedSteps.push(name);
}

function report<T>(file: string, count: (report: T) => typeof sums): void {
  const counted = count(JSON.parse(readFileSync(file, 'utf8')) as T);
  for (const key of ['passed', 'failed', 'skipped'] as const) sums[key] += counted[key];
}

step('types', 'typecheck');
step('lint', 'lint');

const vitestReport = join(reports, 'vitest.json');
step('unit, contract and front-door tests', 'test:unit', [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${vitestReport}`,
]);
interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
}
report<VitestReport>(vitestReport, (sum) => ({
  passed: sum.numPassedTests,
  failed: sum.numFailedTests,
  skipped: sum.numPendingTests,
}));

buildWhatIsMissing();
const chromium = await findChromium();
if (chromium) {
  const browserReport = join(reports, 'browser.json');
  step('browser tests', 'test:browser', ['--reporter=list,json'], {
    CHROMIUM_PATH: chromium,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  interface BrowserReport {
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }
  report<BrowserReport>(browserReport, ({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }));
} else {
  const { stdout } = spawnSync(process.execPath, ['--run', 'test:browser', '--', '--list'], {
    cwd: root,
    encoding: 'utf8',
  });
  sums.skipped += Number(/Total: (\d+) tests?/.exec(stdout)?.[1] ?? 1);
  process.stdout.write(
    '\n── browser tests SKIPPED: no Chromium starts here; `apt-get install chromium-headless-shell` or set CHROMIUM_PATH.\n',
  );
}

rmSync(reports, { recursive: true });
if (failedSteps.length > 0) process.stdout.write(`\nFailed: ${failedSteps.join(', ')}\n`);
process.stdout.write(`\n${sums.passed} passed, ${sums.failed} failed, ${sums.skipped} skipped\n`);
process.exitCode = failedSteps.length > 0 || sums.failed > 0 ? 1 : 0;
