import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { startBillingSimulation, type Step } from './billingSimulation.ts';
import { isFull, report, timeFor, trials } from './trials.ts';

const plan = fc.constantFrom('voo' as const, 'revoada' as const);
const kind = <Kind extends Step['do']>(weight: number, name: Kind, input: object = {}) => ({
  weight,
  arbitrary: fc.record({ do: fc.constant(name), ...input }) as fc.Arbitrary<Step>,
});

const steps = fc.oneof(
  kind(8, 'buy', { plan }),
  kind(4, 'changePlan', { plan }),
  kind(1, 'cancel'),
  kind(1, 'cancelNow'),
  kind(1, 'resume'),
  kind(2, 'setCard', { declines: fc.boolean() }),
  kind(6, 'refund', { isResultLost: fc.boolean() }),
  kind(8, 'write', { texts: fc.constantFrom(1, 4, 20, 100) }),
  kind(4, 'writeDuringSync', { texts: fc.constantFrom(1, 3) }),
  kind(2, 'deleteAndSignUp', { delay: fc.constantFrom(0, 0, 2) }),
  kind(2, 'waitDays', { days: fc.constantFrom(1, 3, 6) }),
  kind(2, 'waitMonth'),
  kind(4, 'disturbEvents', { what: fc.constantFrom('never', 'twice', 'reverse'), times: fc.constantFrom(1, 3, 8) }),
  kind(1, 'confirmCheckout'),
  kind(1, 'runJobs'),
);

const count = trials(200, 8);

it(
  'in any order of purchases, texts, refunds, changes, months and deletions, no more is written than is free, paid for or owed',
  { timeout: timeFor(count, 20_000) },
  async () => {
    let stepCount = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 6, maxLength: 24, size: 'max' }), async (history) => {
        const simulation = await startBillingSimulation();
        try {
          for (const step of history) await simulation.run(step);
          const totals = await simulation.totals();
          const allowed = totals.free + totals.paid + totals.owed + totals.forgiven;
          expect({ ...totals, isTooMuch: totals.written > allowed }).toEqual({ ...totals, isTooMuch: false });
          stepCount += history.length;
        } finally {
          await simulation.stop();
        }
      }),
      { numRuns: count, ...(isFull ? {} : { seed: 8 }) },
    );
    report(32, `${count} histories of ${stepCount} steps in all: no text beyond those that are free, paid for or owed`);
  },
);
