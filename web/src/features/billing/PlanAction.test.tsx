// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { PlanFacts } from '../../content/facts';
import { PlanAction } from './PlanAction';

afterEach(cleanup);

type Props = ComponentProps<typeof PlanAction>;

const nothing = { contentTypes: [], tones: [], variations: 1, historySize: 10, features: [] };
const free: PlanFacts = { ...nothing, key: 'PLANO_NINHO', name: 'Plano Ninho', priceInCents: 0, monthlyCredits: 5 };
const voo: PlanFacts = { ...nothing, key: 'PLANO_VOO', name: 'Plano Voo', priceInCents: 3_900, monthlyCredits: 30 };

const show = (plan: PlanFacts, creditsOwed: number, isLive = false) => {
  const user = { creditsOwed, subscription: { status: isLive ? 'ACTIVE' : 'INACTIVE', isLive }, plan: free };
  render(
    <MemoryRouter>
      <PlanAction plan={plan} user={user as unknown as Props['user']} chosen={false} />
    </MemoryRouter>,
  );
  return screen.queryByText(/período reembolsado/)?.textContent ?? null;
};

it('an owner reads before buying a plan how many credits were used of a refunded period', () => {
  expect(show(voo, 9)).toBe(
    'O primeiro mês começa com 21 créditos: 9 já foram usados em um período reembolsado ou depois dele.',
  );
});

it.each([
  ['2026-12-28T15:00:00.000Z', 'Você passa para este plano em 28/12.'],
  [null, 'Você passa para este plano na próxima cobrança.'],
])('the plan of a booked downgrade says when it begins (%j)', (nextChargeAt, words) => {
  const subscription = { status: 'ACTIVE', isLive: true, nextChargeAt, pendingPlan: voo.key };
  const user = { creditsOwed: 0, subscription, plan: { ...voo, key: 'PLANO_REVOADA', priceInCents: 9_900 } };
  render(
    <MemoryRouter>
      <PlanAction plan={voo} user={user as unknown as Props['user']} chosen={false} />
    </MemoryRouter>,
  );
  expect(screen.getByText(/^Você passa/).textContent).toBe(words);
});

it.each([
  ['the free plan', free, 9, false],
  ['an owner who owes nothing', voo, 0, false],
  ['an owner with a subscription', voo, 9, true],
])('no refunded period is mentioned for %s', (_, plan, owed, isLive) => {
  expect(show(plan, owed, isLive)).toBeNull();
});
