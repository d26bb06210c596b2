import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

interface Sums {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** What a test runner says of its run. */
export interface Report {
  readonly sums: Sums;
  readonly files: readonly { readonly file: string; readonly seconds: number }[];
  /** Title and message of each test that failed. */
  readonly failures: readonly string[];
}

interface BrowserSuite {
  readonly file: string;
  readonly suites?: readonly BrowserSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly BrowserResult[];
    }[];
  }[];
}

interface BrowserResult {
  readonly duration: number;
  readonly error?: { readonly message?: string };
  readonly attachments: readonly { readonly name: string; readonly path?: string }[];
}

interface BrowserReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
  readonly suites: readonly BrowserSuite[];
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The report that `unitReport.ts` wrote; throws when there is none. */
export const readUnitReport = (file: string): Report => readJson(file) as Report;

/** The report that Playwright's JSON reporter wrote; a test that passed at its second try has failed. */
export function readBrowserReport(file: string): Report {
  const { stats, suites } = readJson(file) as BrowserReport;
  return {
    sums: { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped },
    files: suites.map((suite) => ({ file: `web/e2e/${suite.file}`, seconds: millisecondsOf(suite) / 1_000 })),
    failures: suites.flatMap(failuresOf),
  };
}

const failuresOf = ({ file, specs, suites = [] }: BrowserSuite): string[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ results }) =>
        [
          failure(`web/e2e/${file} › ${title}`, results.map(({ error }) => error?.message).join('\n')),
          ...results.map(pageOf),
        ].join('\n'),
      ),
  ),
  ...suites.flatMap(failuresOf),
];

/** What was on the page when the test failed, as far as Playwright kept it. */
function pageOf({ attachments }: BrowserResult): string {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const [, snapshot = ''] = /```yaml\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8')) ?? [];
  return snapshot.split('\n').slice(0, 150).join('\n');
}

/** A title and the first lines of its message. */
export const failure = (title: string, message: string): string =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, 20)].join('\n    ');

const millisecondsOf = ({ specs, suites = [] }: BrowserSuite): number =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(millisecondsOf))
    .reduce((sum, milliseconds) => sum + milliseconds, 0);

export const sumOf = (reports: readonly Report[]): Sums =>
  reports.reduce(
    (sum, { sums }) => ({
      passed: sum.passed + sums.passed,
      failed: sum.failed + sums.failed,
      skipped: sum.skipped + sums.skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );

/** The files that took longest of each report, a line each. */
export const slowest = (reports: readonly Report[], count: number): string =>
  reports
    .flatMap(({ files }) => files.toSorted((a, b) => b.seconds - a.seconds).slice(0, count))
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${file}`)
    .join('\n');
