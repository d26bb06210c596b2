import { readFileSync, writeFileSync } from 'node:fs';
import { machine } from './machine.ts';
import type { Ratio } from './ratios.ts';

/** The results of a part by name: ratios with their range, and figures. */
export type Figures = Readonly<Record<string, number | Ratio>>;

const file = new URL('runs.json', import.meta.url);

/** Adds the results of the parts to the saved runs, which docs/performance.md quotes by their commit. */
export function saveRun(parts: Readonly<Record<string, Figures>>): void {
  const runs = JSON.parse(readFileSync(file, 'utf8')) as object[];
  const rounded = JSON.stringify(
    [...runs, { at: new Date().toISOString(), machine: machine(), parts }],
    (_key, value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(4)) : value),
    2,
  );
  writeFileSync(file, `${rounded}\n`);
}
