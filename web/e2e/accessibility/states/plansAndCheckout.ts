import type { Page } from '@playwright/test';
import { openAsNewOwner } from '../../fixtures/account';
import { alterAnswer, failOperation, holdOperation } from '../../fixtures/texts';
import { blockSocket } from './socket';
import { acceptCookies, title, type State, type Journey } from './state';

const dialog = (page: Page) => page.getByRole('alertdialog');
const confirmation = 'ConfirmCheckout';
export const checkout = '/success?session_id=cs_test_dos_estados';
export const answered = (page: Page, state: 'PENDING' | 'APPROVED') =>
  alterAnswer(page, confirmation, (data) => {
    data.confirmCheckout = {
      __typename: 'ConfirmCheckoutSuccess',
      checkout: { __typename: 'CheckoutConfirmation', state, plan: 'PLANO_REVOADA', amountInCents: 9_900 },
    };
  });

const choosing: readonly State[] = [
  {
    name: '/plans, before it is known who is here',
    async open(page) {
      await blockSocket(page);
      await holdOperation(page, 'Viewer');
      await page.goto('/plans');
      return page.getByRole('button', { name: 'Assinar Plano Voo', disabled: true });
    },
  },
  {
    name: '/plans with one that was chosen',
    async open(page) {
      await page.goto('/plans?plan=voo');
      return page.getByText('Você escolheu este plano.');
    },
  },
  {
    name: 'a checkout that could not begin',
    async open(page) {
      await failOperation(page, 'StartCheckout');
      await page.getByRole('button', { name: 'Assinar Plano Voo' }).click();
      return dialog(page).filter({ hasText: 'Erro: Não foi possível iniciar o checkout.' });
    },
  },
  {
    name: 'the way to the checkout',
    async open(page) {
      await page.keyboard.press('Escape');
      await holdOperation(page, 'StartCheckout');
      await page.getByRole('button', { name: 'Assinar Plano Voo' }).click();
      return page.getByRole('button', { name: 'Assinar Plano Voo', disabled: true });
    },
  },
];

const confirming: readonly State[] = [
  {
    name: '/success without a payment',
    async open(page) {
      await page.goto('/success');
      return title(page, 'Nenhum pagamento para confirmar');
    },
  },
  {
    name: 'a payment of nobody',
    async open(page) {
      await page.goto(checkout);
      return title(page, 'Não encontramos este pagamento');
    },
  },
  {
    name: 'a payment being confirmed',
    async open(page) {
      await holdOperation(page, confirmation);
      await page.goto(checkout);
      return page.getByText('Leva só alguns segundos.');
    },
  },
  {
    name: 'a payment that nobody can be asked about',
    async open(page) {
      await failOperation(page, confirmation);
      await page.goto(checkout);
      return page.getByText('Não conseguimos falar com o serviço de pagamentos agora.');
    },
  },
  {
    name: 'an approved payment whose credits have not come',
    async open(page) {
      await answered(page, 'APPROVED');
      await page.goto(checkout);
      return page.getByText('Seus créditos chegam em instantes.');
    },
  },
  {
    name: 'a payment that takes long',
    async open(page) {
      await answered(page, 'PENDING');
      // It takes long after the first waits, which are not waited for here.
      await page.addInitScript(() => {
        const wait = window.setTimeout;
        window.setTimeout = ((act: TimerHandler, ms?: number) =>
          wait(act, [1_000, 1_500, 2_500, 4_000, 6_000].includes(ms ?? 0) ? 1 : ms)) as typeof setTimeout;
      });
      await page.goto(checkout);
      return page.getByText('Está demorando mais que o normal.');
    },
  },
];

export const money: readonly Journey[] = [
  {
    who: 'a free owner who chooses a plan',
    async begin(page) {
      await acceptCookies(page);
      await openAsNewOwner(page);
    },
    states: [...choosing, ...confirming],
  },
];
