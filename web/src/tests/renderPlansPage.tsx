import { InMemoryCache } from '@apollo/client';
import { screen } from '@testing-library/react';
import { renderPage } from './accountPage';
import { aConfig, aPlan, aViewer, type Answers } from './pageWrapper';

/** A plan that is bought. */
export const voo = { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo', priceInCents: 3_900, monthlyCredits: 30 };
/** The best plan. */
export const revoada = { ...voo, key: 'PLANO_REVOADA', name: 'Plano Revoada', priceInCents: 9_900 };
const contacts = { email: 'oi@loja.example', whatsapp: '', phone: '' };
const config = { ...aConfig, contacts, plans: [aPlan, voo, revoada], modelData: [] };

interface Owner {
  readonly onboarded?: boolean;
  readonly status?: string | null;
  readonly endsAt?: string | null;
  readonly awaitedPlan?: string | null;
  readonly plan?: object;
  readonly owed?: number;
  readonly credits?: number;
  readonly at?: string;
  readonly answers?: Answers;
  readonly cache?: InMemoryCache;
}

/** The page of an owner with this plan; without a status nobody has bought one. */
export async function renderPlansPage({
  onboarded = true,
  status = null,
  endsAt = null,
  awaitedPlan = null,
  plan = aPlan,
  owed = 0,
  credits = 0,
  at = '/plans',
  answers = {},
  cache = new InMemoryCache(),
}: Owner = {}) {
  const subscription = {
    __typename: 'SubscriptionDetails',
    status: status ?? 'INACTIVE',
    isLive: status !== null,
    awaitedPlan,
    endsAt,
    nextChargeAt: null,
    pendingPlan: null,
  };
  const viewer = {
    ...aViewer,
    hasCompletedOnboarding: onboarded,
    textCredits: credits,
    creditsOwed: owed,
    subscription,
    plan,
  };
  const page = await renderPage(async () => (await import('../features/billing/Plans')).Component, {
    at,
    cache,
    answers: {
      Config: () => ({ config }),
      Viewer: () => ({ viewer }),
      PlansPage: () => ({ viewer: { ...viewer, plan: { __typename: 'Plan', ...plan } } }),
      ...answers,
    },
  });
  const cards = () =>
    screen.getAllByRole('article').map((card) => {
      const control = card.querySelector<HTMLElement>('button, a')!;
      return [
        control.getAttribute('href') ?? control.textContent,
        [...control.parentElement!.querySelectorAll('p')].map(({ textContent }) => textContent).join(),
      ];
    });
  return { ...page, cards };
}
