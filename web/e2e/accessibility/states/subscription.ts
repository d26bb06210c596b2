import type { Page } from '@playwright/test';
import { changeSubscription } from '../../fixtures/provider';
import { alterAnswer, openAsOwnerWithTexts, failOperation, type SignedInOwner } from '../../fixtures/texts';
import { answered, checkout } from './money';
import { passThroughSocket, blockSocket } from './socket';
import { acceptCookies, type State, type Journey } from './state';

let owner: SignedInOwner;

const withdraw = 'Desistir e receber reembolso';
const agree = 'Sim, quero o reembolso';
const dialog = (page: Page) => page.getByRole('alertdialog');

const paying: readonly State[] = [
  {
    name: 'an approved payment',
    async open(page) {
      await answered(page, 'APPROVED');
      await page.goto(checkout);
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
    name: '/profile with a subscription and the right to withdraw',
    async open(page) {
      await page.goto('/profile');
      return page.getByRole('button', { name: withdraw });
    },
  },
  {
    name: 'a change that is to come',
    async open(page) {
      await changeSubscription(page.request, owner.token, 'choosePlan', { price: 'price_bemtevi_voo' });
      return page.getByText(/você passa para o Plano Voo\. Até lá, tudo continua como está\./);
    },
  },
  {
    name: 'an end that is to come',
    async open(page) {
      await changeSubscription(page.request, owner.token, 'cancelAtPeriodEnd');
      return page.getByText('Cancelamento marcado', { exact: true });
    },
  },
  {
    name: 'a payment that is missing',
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
      await page.getByRole('button', { name: withdraw }).click();
      return dialog(page).getByRole('button', { name: agree });
    },
  },
  {
    name: 'a refund that could not be asked for',
    async open(page) {
      await failOperation(page, 'RequestRefund');
      await dialog(page).getByRole('button', { name: agree }).click();
      return dialog(page).filter({ hasText: 'Erro: Não foi possível pedir o reembolso.' });
    },
  },
  {
    name: 'a refund that was asked for',
    async open(page) {
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: withdraw }).click();
      await dialog(page).getByRole('button', { name: agree }).click();
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
    states: paying,
  },
];
