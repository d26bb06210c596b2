import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './builds.ts';
import { failure, type Report } from './testReports.ts';

type Failed = readonly [title: string, errors: readonly SerializedError[]];

/**
 * A reporter of vitest that writes a `Report` to the file that UNIT_REPORT names. Vitest's own JSON reporter leaves out
 * why a `beforeAll` or `afterAll` failed, and errors outside of any test.
 */
export default class UnitReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const failed: readonly Failed[] = [...modules.flatMap(failedOf), ['outside of any test', unhandled]];
    const report: Report = {
      sums: { passed: count(modules, 'passed'), failed: count(modules, 'failed'), skipped: count(modules, 'skipped') },
      files: modules.map((module) => ({ file: fileOf(module), seconds: module.diagnostic().duration / 1_000 })),
      failures: failed
        .filter(([, errors]) => errors.length > 0)
        .map(([title, errors]) => failure(title, errors.map(({ stack, message }) => stack ?? message).join('\n'))),
    };
    writeFileSync(process.env['UNIT_REPORT'] ?? 'unit-report.json', JSON.stringify(report));
  }
}

const fileOf = ({ moduleId }: TestModule): string => relative(root, moduleId);

const count = (modules: readonly TestModule[], state: 'passed' | 'failed' | 'skipped'): number =>
  modules.reduce((sum, { children }) => sum + [...children.allTests(state)].length, 0);

/** The errors of the file, of its suites' hooks and of its tests. */
const failedOf = (module: TestModule): Failed[] => [
  [fileOf(module), module.errors()],
  ...[...module.children.allSuites()].map((suite): Failed => [`${fileOf(module)} › ${suite.fullName}`, suite.errors()]),
  ...[...module.children.allTests('failed')].map((test): Failed => [
    `${fileOf(module)} › ${test.fullName}`,
    test.result().errors ?? [],
  ]),
];
