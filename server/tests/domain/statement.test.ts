import { expect, it } from 'vitest';
import { withOutcomes, type LedgerEntry } from '../../src/domain/credits/statement.ts';

const entry = (kind: LedgerEntry['kind'], generationId: string | null): LedgerEntry => ({
  id: `${kind} ${generationId}`,
  at: new Date(0),
  kind,
  credits: -1,
  balance: 1,
  plan: null,
  generationId,
});

it('a use has written a text unless its click is in progress or its credit was returned', () => {
  const entries = [
    entry('use', 'under-way'),
    entry('return', 'failed'),
    entry('use', 'done'),
    entry('use', 'failed'),
    entry('grant', null),
  ];
  expect(withOutcomes(entries, ['under-way']).map(({ wroteText }) => wroteText)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});
