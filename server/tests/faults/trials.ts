/** Whether this is `npm run test:faults`. */
export const isFull = process.env['FAULT_TRIALS'] === 'full';

/** The whole number of trials under `npm run test:faults`, a few otherwise. */
export const trials = (all: number, few: number): number => (isFull ? all : few);

/** Time for so many trials, in milliseconds. */
export const timeFor = (count: number, eachMs: number): number => 30_000 + count * eachMs;

/** One line per row and story: how many trials ran and what came of them. */
export const report = (row: number, line: string): void => console.log(`row ${row} ${line}`);

/** A number from `from` up to `to`. */
export const between = (from: number, to: number): number => from + Math.random() * (to - from);
