import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { aMoneyLife, type Step } from './moneyLife.ts';
import { isFull, report, timeFor, trials } from './trials.ts';

const plan = fc.constantFrom('voo' as const, 'revoada' as const);
const kind = <Kind extends Step['do']>(weight: number, name: Kind, input: object = {}) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...input }) as fc.Arbitrary<Step>,
});

const steps = fc.oneof(
  kind(8, 'buy', { plan }),
  kind(4, 'choose', { plan }),
  kind(1, 'cancel'),
  kind(1, 'cancelNow'),
  kind(1, 'resume'),
  kind(2, 'card', { declines: fc.boolean() }),
  kind(6, 'refund', { heard: fc.boolean() }),
  kind(8, 'write', { texts: fc.constantFrom(1, 4, 20, 100) }),
  kind(4, 'writeMeanwhile', { texts: fc.constantFrom(1, 3) }),
  kind(2, 'leave', { delay: fc.constantFrom(0, 0, 2) }),
  kind(2, 'days', { days: fc.constantFrom(1, 3, 6) }),
  kind(2, 'month'),
  kind(4, 'events', { what: fc.constantFrom('never', 'twice', 'reverse'), times: fc.constantFrom(1, 3, 8) }),
  kind(1, 'confirm'),
  kind(1, 'jobs'),
);

const count = trials(200, 8);

it(
  'in any order of purchases, texts, refunds, changes, months and deletions, no more is written than is free, paid for or owed',
  { timeout: timeFor(count, 20_000) },
  async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 24, size: 'max' }), async (life) => {
        const person = await aMoneyLife();
        try {
          for (const step of life) await person.take(step);
          const sums = await person.sums();
          const allowed = sums.free + sums.paid + sums.owed + sums.forgiven;
          expect({ ...sums, isTooMuch: sums.written > allowed }).toEqual({ ...sums, isTooMuch: false });
          taken += life.length;
        } finally {
          await person.end();
        }
      }),
      { numRuns: count, ...(isFull ? {} : { seed: 8 }) },
    );
    report(32, `${count} lives of ${taken} steps in all: no text beyond those that are free, paid for or owed`);
  },
);
