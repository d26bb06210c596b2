import { expect, it } from 'vitest';
import { noBilling, withCheckout } from '../../src/domain/billing/billing.ts';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { applyEdit } from '../../src/domain/generations/variationsEdit.ts';
import { noVoice, parseVoice } from '../../src/domain/account/voice.ts';
import { aGeneration, aUser } from '../seed/domain.ts';
import { aSubscription, day, withSubscription } from '../seed/subscription.ts';

it.each([0, 1, 2, 3, 4])(
  'a paid month that ends exactly at its end with %i credits begins a free one with five',
  (left) => {
    const paid = withSubscription(aUser(), aSubscription(), day('2026-03-10'));
    const ended = aSubscription({ status: 'canceled', endedAt: day('2026-04-10') });
    const after = withSubscription({ ...paid, textCredits: left }, ended, day('2026-04-10'));
    expect(after).toMatchObject({ currentPlan: 'plano_ninho', textCredits: 5, creditAnchor: day('2026-04-10') });
    const early = aSubscription({ status: 'canceled', endedAt: new Date(day('2026-04-10').getTime() - 1_000) });
    expect(withSubscription({ ...paid, textCredits: left }, early, day('2026-04-10')).textCredits).toBe(left);
  },
);

it('a checkout keeps the earlier of two times of the next check', () => {
  const checkout = { key: '1', plan: 'plano_voo', at: day('2026-03-10') } as const;
  const due = new Date(day('2026-03-10').getTime() + 15 * 60_000);
  const [earlier, later] = [new Date(due.getTime() - 1), new Date(due.getTime() + 1)];
  expect(withCheckout({ ...noBilling, checkAt: earlier }, checkout, null)?.checkAt).toEqual(earlier);
  expect(withCheckout({ ...noBilling, checkAt: later }, checkout, null)?.checkAt).toEqual(due);
  expect(withCheckout({ ...noBilling, checkAt: null }, checkout, null)?.checkAt).toEqual(due);
});

it('a subscription that begins in the second of a refunded one is granted its credits, and only once', () => {
  const refunded = aSubscription({ status: 'canceled', endedAt: day('2026-03-10'), revoked: 'refund' });
  const left = withSubscription(
    withSubscription(aUser(), aSubscription(), day('2026-03-10')),
    refunded,
    day('2026-03-10'),
  );
  const again = withSubscription(left, aSubscription({ id: 'sub_2' }), day('2026-03-10'));
  expect(again).toMatchObject({ currentPlan: 'plano_voo', textCredits: 30, subscriptionId: 'sub_2' });
  expect(
    withSubscription({ ...again, textCredits: 3 }, aSubscription({ id: 'sub_2' }), day('2026-03-11')).textCredits,
  ).toBe(3);
});

it('the last twenty of the texts that were removed from a voice are remembered', () => {
  const removed = Array.from({ length: 21 }, (_, n) => `g${n}:0:1`);
  const [id = ''] = removed.slice(-1);
  const input = { ...noVoice, forgottenTexts: [id] };
  const stored = { ...noVoice, forgottenTexts: removed.slice(0, 20) };
  expect(parseVoice(input, stored, [{ id }])).toMatchObject({ forgottenTexts: removed.slice(1) });
});

it('the second of two edits in the same millisecond is dated later, so that an editor who saw the first alone gets a conflict', () => {
  const editedAt = day('2026-03-20');
  const save = (stored: Generation, text: string, basedOn?: Date | null) =>
    applyEdit(stored, { variations: [text], editedAt, basedOn });
  const first = save(aGeneration({ variations: ['a'] }), 'b') as Generation;
  const second = save(first, 'c', first.editedAt) as Generation;
  expect(first.editedAt).toEqual(editedAt);
  expect(second).toMatchObject({ variations: ['c'], editedAt: new Date(editedAt.getTime() + 1) });
  expect(save(second, 'd', first.editedAt)).toBe('conflict');
});
