/** Whether this is `npm run test:faults`. */
export const isFull = process.env['FAULT_TRIALS'] === 'full';

/** The whole number of trials under `npm run test:faults`, a few otherwise. */
export const trials = (all: number, few: number): number => (isFull ? all : few);

/** After how many milliseconds so many trials are taken to hang, also on a slow machine that does other work. */
export const timeFor = (count: number, eachMs: number): number => 120_000 + 2 * count * eachMs;

/** One line per row and story: how many trials ran and what came of them. */
export const report = (row: number, line: string): void => console.log(`row ${row} ${line}`);

/** A number from `from` up to `to`. */
export const between = (from: number, to: number): number => from + Math.random() * (to - from);
