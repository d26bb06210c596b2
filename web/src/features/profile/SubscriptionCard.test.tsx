// @vitest-environment jsdom
import { CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setOnline, renderPage, mockAccount, restoreAccount } from '../../tests/accountPage';
import { aConfig, aPlan, aViewer, type Answers } from '../../tests/pageWrapper';
import type { SubscriptionCard } from './SubscriptionCard';

beforeEach(mockAccount);
afterEach(restoreAccount);

const voo = { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo', priceInCents: 3_900, monthlyCredits: 30 };
const revoada = { ...voo, key: 'PLANO_REVOADA', name: 'Plano Revoada', priceInCents: 9_900 };
const noon = '2026-12-20T15:00:00.000Z';
const active = {
  __typename: 'SubscriptionDetails',
  status: 'ACTIVE',
  isLive: true,
  awaitedPlan: null as string | null,
  nextChargeAt: noon as string | null,
  endsAt: null as string | null,
  pendingPlan: null as string | null,
  refundableUntil: null as string | null,
};
const bought = { ...active, refundableUntil: noon };
const refund = 'Desistir e receber reembolso';
const agreement = 'Sim, quero o reembolso';

interface Owner {
  readonly plan?: object;
  readonly textCredits?: number;
  readonly renews?: string | null;
  readonly answers?: Answers;
  readonly cache?: InMemoryCache;
}

/** The card of an owner with this subscription, on a page without a live user. */
async function aCard(
  subscription: Partial<typeof active>,
  { plan = voo, textCredits = 12, renews = null, answers = {}, cache = new InMemoryCache() }: Owner = {},
) {
  const user = { __typename: 'User', id: 'u1', textCredits, creditsRenewAt: renews, plan };
  const page = await renderPage(
    async () => {
      const card = await import('./SubscriptionCard');
      const shown = user as unknown as ComponentProps<typeof SubscriptionCard>['user'];
      return () => <card.SubscriptionCard user={shown} />;
    },
    {
      cache,
      answers: {
        Config: () => ({ config: { ...aConfig, plans: [aPlan, voo, revoada] } }),
        SubscriptionCard: () => ({
          viewer: { __typename: 'User', id: 'u1', subscription: { ...active, ...subscription } },
        }),
        ...answers,
      },
    },
  );
  const cardText = () => screen.getByRole('region').textContent;
  return { ...page, cardText };
}

const canceled = { status: 'CANCELED', isLive: false, nextChargeAt: null };
const inactive = { ...canceled, status: 'INACTIVE' };
const awaited = { ...inactive, awaitedPlan: 'PLANO_REVOADA' };
const awaitedNote =
  'Pagamento do Plano Revoada em processamento. Assim que o banco confirmar, o plano entra em vigor. Não precisa pagar de novo.';
it.each([
  ['Ativa', {}, {}, ['Próxima cobrança: R$ 39,00 em 20 de dezembro de 2026.']],
  [
    'Ativa',
    { pendingPlan: 'PLANO_REVOADA' },
    {},
    ['Próxima cobrança: R$ 99,00 em', 'Em 20 de dezembro de 2026 você passa para o Plano Revoada.'],
  ],
  ['Pagamento pendente', { status: 'PAST_DUE' }, {}, ['A última cobrança não foi aprovada.']],
  [
    'Cancelamento marcado',
    { status: 'CANCELING', endsAt: noon },
    {},
    ['vale até 20 de dezembro de 2026.', 'Plano Ninho'],
  ],
  ['Cancelamento marcado', { status: 'CANCELING' }, {}, ['Seu plano vale até o fim do período já pago.']],
  ['Encerrada', canceled, { renews: noon }, ['Sua assinatura terminou', 'renovam em 20 de dezembro de 2026.']],
  ['Grátis', inactive, { plan: aPlan, renews: noon }, ['Sem cartão e sem cobrança. Seus créditos grátis renovam em']],
  ['Grátis', inactive, { plan: aPlan }, ['Sem cartão e sem cobrança.']],
  ['Grátis', awaited, { plan: aPlan, renews: noon }, [awaitedNote, 'Seus créditos grátis renovam em 20 de dezembro']],
  ['Encerrada', { ...awaited, status: 'CANCELED' }, { plan: aPlan }, [awaitedNote]],
])('a subscription that is %s says what comes next: %j', async (badge, subscription, given, words) => {
  const { cardText } = await aCard(subscription, given);
  for (const each of [badge, ...words]) expect(cardText().replaceAll('\u00a0', ' ')).toContain(each);
  expect(cardText().includes('renovam')).toBe('renews' in given);
  const isNothingCharged = /sem cobrança|nada mais será cobrado/.test(cardText());
  expect(isNothingCharged).toBe(!('awaitedPlan' in subscription) && ['Grátis', 'Encerrada'].includes(badge));
});

it.each([
  [12, '12 de 30 créditos'],
  [30, '30 de 30 créditos'],
  [31, '31 créditos'],
  [-2, '0 de 30 créditos'],
])('a balance of %i of 30 is shown as %j', async (textCredits, words) => {
  await aCard({}, { textCredits });
  expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe(words);
});

const comparing = 'Comparar planos';
const seeing = 'Ver planos';
it.each([
  ['runs', {}, 'Gerenciar assinatura', comparing],
  ['has ended', canceled, 'Ver recibos', seeing],
  ['was never bought', inactive, null, seeing],
  ['is awaited', awaited, 'Ver pagamento', seeing],
])('a subscription that %s has the buttons and links for it', async (_, subscription, portal, plans) => {
  await aCard(subscription);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(portal ? [portal] : []);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([plans]);
});

it('a subscription that failed to load shows an error, is no longer busy, and can be retried', async () => {
  let fails = true;
  const { alerts, press, cardText } = await aCard(
    {},
    {
      answers: {
        SubscriptionCard() {
          if (fails) throw new TypeError('Failed to fetch');
          return { viewer: { __typename: 'User', id: 'u1', subscription: active } };
        },
      },
    },
  );
  expect(alerts()).toEqual(['!Não foi possível carregar os dados da sua assinatura.']);
  expect(screen.getByRole('region').getAttribute('aria-busy')).toBe('false');
  fails = false;
  await press('Tentar novamente');
  expect(cardText()).toContain('Plano Voo');
});

it('the portal of the payment provider is opened once, and not without a network', async () => {
  const resolver = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const { press, button } = await aCard({}, { answers: { OpenCustomerPortal: resolver } });
  setOnline(false);
  expect(button('Gerenciar assinatura').disabled).toBe(true);
  setOnline(true);
  await press('Gerenciar assinatura');
  expect(resolver).toHaveBeenCalledOnce();
  expect(button('Gerenciar assinatura').getAttribute('aria-busy')).toBe('true');
});

it.each([
  ['within its days', bought, true],
  ['after them', {}, false],
  ['of a subscription that has ended', { ...canceled, refundableUntil: noon }, false],
])('the right to undo a purchase is offered %s: $2', async (_, subscription, isOffered) => {
  await aCard(subscription);
  expect(screen.queryByRole('button', { name: refund }) !== null).toBe(isOffered);
});

/** The question before the refund, and the ways out of it. */
async function aQuestion(RequestRefund: () => object | Promise<object>, answers: Answers = {}) {
  const resolver = vi.fn<typeof RequestRefund>(RequestRefund);
  const card = await aCard(bought, { answers: { RequestRefund: resolver, ...answers } });
  await card.press(refund);
  const dialog = () => screen.queryByRole('alertdialog');
  const agree = () => act(async () => void fireEvent.click(screen.getByRole('button', { name: agreement })));
  return {
    ...card,
    resolver,
    dialog,
    agree,
    escape: () => fireEvent(dialog()!, new Event('cancel', { cancelable: true })),
  };
}

it('a refund is requested once, its question cannot be closed meanwhile, and the focus moves to the card', async () => {
  const answer = Promise.withResolvers<object>();
  const { agree, resolver, dialog, button, escape, cardText } = await aQuestion(() => answer.promise);
  await agree();
  await agree();
  act(() => void escape());
  expect([resolver.mock.calls.length, button('Manter assinatura').disabled, dialog() !== null]).toEqual([
    1,
    true,
    true,
  ]);
  const user = { ...aViewer, creditsOwed: 0, subscription: { ...bought, ...inactive, refundableUntil: null } };
  await act(async () => answer.resolve({ requestRefund: { __typename: 'RequestRefundSuccess', user } }));
  expect(cardText()).toContain('Reembolso pedido.');
  expect([dialog(), document.activeElement]).toEqual([null, screen.getByRole('heading', { name: 'Assinatura' })]);
});

it('the card names the last moment for a refund', async () => {
  const { cardText } = await aCard({ refundableUntil: '2026-12-05T21:25:00' });
  expect(cardText().replaceAll('\u00a0', ' ')).toContain(
    'Você pode desistir da compra até 5 de dezembro de 2026 às 21:25 e receber tudo de volta.',
  );
});

it('the question and the confirmation of a refund name the free plan and the days of the configuration', async () => {
  const free = { ...aPlan, name: 'Plano Poleiro', monthlyCredits: 8 };
  const config = { ...aConfig, plans: [free, voo, revoada], refundRememberedDays: 41 };
  const user = { ...aViewer, creditsOwed: 0, subscription: { ...bought, ...inactive, refundableUntil: null } };
  const { agree, dialog, cardText } = await aQuestion(
    () => ({ requestRefund: { __typename: 'RequestRefundSuccess', user } }),
    { Config: () => ({ config }) },
  );
  const consequences = [...dialog()!.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(consequences.slice(1, 3)).toEqual([
    'A conta volta para o Plano Poleiro na hora, com no máximo 8 dos créditos que restam.',
    'Se você assinar de novo em até 41 dias, descontamos do primeiro mês os créditos que você usou neste período e os que usar depois, dos até 8 que ficam na conta.',
  ]);
  await agree();
  expect(cardText()).toContain('Sua conta está no Plano Poleiro e seus textos continuam guardados.');
});

const failed = 'Não foi possível pedir o reembolso. Tente novamente em instantes.';
it.each([
  [
    'is refused',
    () => ({ requestRefund: { __typename: 'NotRefundable', message: 'O prazo acabou.' } }),
    'O prazo acabou.',
  ],
  [
    'is forbidden',
    () => {
      throw new CombinedGraphQLErrors({ errors: [{ message: 'Entre de novo.' }] });
    },
    'Entre de novo.',
  ],
  [
    'is lost',
    () => {
      throw new TypeError('Failed to fetch');
    },
    failed,
  ],
])('a refund that %s shows the reason, and can be requested again', async (_, outcome, words) => {
  const { agree, dialog, press, button } = await aQuestion(outcome);
  await agree();
  expect(dialog()?.querySelector('p')?.textContent).toBe(`Erro: ${words}`);
  await press('Entendi');
  expect([dialog(), button(refund).disabled]).toEqual([null, false]);
});

it('"Manter assinatura" closes the question and requests nothing', async () => {
  const { press, dialog, resolver, escape } = await aQuestion(() => ({}));
  await press('Manter assinatura');
  expect(dialog()).toBeNull();
  await press(refund);
  act(() => void escape());
  expect([dialog(), resolver.mock.calls.length]).toEqual([null, 0]);
});

it('a subscription that is in the cache is loaded again', async () => {
  const cache = new InMemoryCache();
  const before = await aCard(active, { cache });
  expect(before.cardText()).toContain('Ativa');
  before.unmount();
  const { cardText } = await aCard({ status: 'CANCELING' }, { cache });
  await expect.poll(cardText).toContain('Cancelamento marcado');
});
