import type { Page } from '@playwright/test';
import { changeSubscription } from '../../fixtures/paymentProvider';
import { alterAnswer, openAsOwnerWithTexts, failOperation, type SignedInOwner } from '../../fixtures/texts';
import { alterCheckoutState, successPath } from './plansAndCheckout';
import { passThroughSocket, blockSocket } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const refundButton = 'Desistir e receber reembolso';
const confirmButton = 'Sim, quero o reembolso';
const dialog = (page: Page) => page.getByRole('alertdialog');

const states: readonly State[] = [
  {
    name: 'an approved payment',
    async open(page) {
      await alterCheckoutState(page, 'APPROVED');
      await page.goto(successPath);
      return page.getByText('Você tem 100 créditos para usar.');
    },
  },
  {
    name: '/plans with a subscription',
    async open(page) {
      await page.goto('/plans');
      return page.getByText('Seu plano atual');
    },
  },
  {
    name: '/profile with a subscription that can be refunded',
    async open(page) {
      await page.goto('/profile');
      return page.getByRole('button', { name: refundButton });
    },
  },
  {
    name: 'a scheduled change of the plan',
    async open(page) {
      await changeSubscription(page.request, owner.token, 'choosePlan', { price: 'price_bemtevi_voo' });
      return page.getByText(/você passa para o Plano Voo\. Até lá, tudo continua como está\./);
    },
  },
  {
    name: 'a scheduled cancellation',
    async open(page) {
      await changeSubscription(page.request, owner.token, 'cancelAtPeriodEnd');
      return page.getByText('Cancelamento marcado', { exact: true });
    },
  },
  {
    name: 'an overdue payment',
    async open(page) {
      await blockSocket(page);
      await alterAnswer(page, 'SubscriptionCard', ({ viewer }) => (viewer.subscription.status = 'PAST_DUE'));
      await page.goto('/profile');
      return page.getByText('A última cobrança não foi aprovada.');
    },
  },
  {
    name: 'the question before the refund',
    async open(page) {
      await passThroughSocket(page);
      await page.goto('/profile');
      await page.getByRole('button', { name: refundButton }).click();
      return dialog(page).getByRole('button', { name: confirmButton });
    },
  },
  {
    name: 'a refund request that failed',
    async open(page) {
      await failOperation(page, 'RequestRefund');
      await dialog(page).getByRole('button', { name: confirmButton }).click();
      return dialog(page).filter({ hasText: 'Erro: Não foi possível pedir o reembolso.' });
    },
  },
  {
    name: 'a refund that was requested',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: refundButton }).click();
      await dialog(page).getByRole('button', { name: confirmButton }).click();
      return page.getByText('Reembolso pedido.');
    },
  },
];

export const subscription: readonly Journey[] = [
  {
    who: 'an owner with a subscription',
    async begin(page) {
      await acceptCookies(page);
      owner = await openAsOwnerWithTexts(page, [], 'revoada');
    },
    states,
  },
];
