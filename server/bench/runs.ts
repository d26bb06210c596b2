import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from './machine.ts';
import type { Ratio } from './ratios.ts';

/** The results of a part by name: ratios with their range, and figures. */
export type Figures = Readonly<Record<string, number | Ratio>>;

/** The results of one run by part, with the machine and the commit that they were measured on. */
export interface SavedRun {
  /** ISO 8601. */
  readonly at: string;
  readonly machine: string;
  readonly parts: Readonly<Record<string, Figures>>;
}

const file = new URL('runs.json', import.meta.url);

/** The saved runs, oldest first. */
export const readRuns = (): readonly SavedRun[] => JSON.parse(readFileSync(file, 'utf8')) as SavedRun[];

/** Adds the results of the parts to the saved runs, which docs/performance.md quotes by their commit. */
export function saveRun(parts: Readonly<Record<string, Figures>>): void {
  const run: SavedRun = { at: new Date().toISOString(), machine: machine(), parts };
  const rounded = JSON.stringify(
    [...readRuns(), run],
    (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    2,
  );
  writeFileSync(file, `${rounded}\n`);
}
