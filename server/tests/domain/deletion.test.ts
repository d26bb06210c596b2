import { describe, expect, it } from 'vitest';
import { deletionSteps, dueSteps, type Deletion } from '../../src/domain/account/deletion.ts';

const requestedAt = new Date('2026-11-23T12:00:00Z');
const deletion: Deletion = { userId: 'u', requestedAt, subscriptionId: null, customerId: null, left: deletionSteps };
const afterMs = (ms: number) => new Date(requestedAt.getTime() + ms);

describe('the steps of a deletion', () => {
  // A hold lives two minutes, and its call may end a minute later.
  it('leave the removal of what a running call may still store until three minutes have passed', () => {
    const first = deletionSteps.filter((step) => step !== 'leftovers');
    expect(dueSteps(deletion, afterMs(0))).toEqual(first);
    expect(dueSteps(deletion, afterMs(180_000))).toEqual(first);
    expect(dueSteps(deletion, afterMs(180_001))).toEqual(deletionSteps);
  });

  it('are not repeated once they are done', () => {
    expect(dueSteps({ ...deletion, left: ['identity', 'leftovers'] }, afterMs(0))).toEqual(['identity']);
    expect(dueSteps({ ...deletion, left: [] }, afterMs(200_000))).toEqual([]);
  });
});
