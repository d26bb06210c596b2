import type { Page } from '@playwright/test';
import { openAsNewOwner } from '../../fixtures/account';
import { alterAnswer, failOperation, holdOperation } from '../../fixtures/texts';
import { blockSocket } from './socket';
import { acceptCookies, pageHeading, type State, type Journey } from './state';

const dialog = (page: Page) => page.getByRole('alertdialog');
const confirmOperation = 'ConfirmCheckout';
export const successPath = '/success?session_id=cs_test_dos_estados';
export const alterCheckoutState = (page: Page, state: 'PENDING' | 'APPROVED') =>
  alterAnswer(page, confirmOperation, (data) => {
    data.confirmCheckout = {
      __typename: 'ConfirmCheckoutSuccess',
      checkout: { __typename: 'CheckoutConfirmation', state, plan: 'PLANO_REVOADA', amountInCents: 9_900 },
    };
  });

const planStates: readonly State[] = [
  {
    name: '/plans while the account is loading',
    async open(page) {
      await blockSocket(page);
      await holdOperation(page, 'Viewer');
      await page.goto('/plans');
      return page.getByRole('button', { name: 'Assinar Plano Voo', disabled: true });
    },
  },
  {
    name: '/plans with a plan that was chosen before',
    async open(page) {
      await page.goto('/plans?plan=voo');
      return page.getByText('Você escolheu este plano.');
    },
  },
  {
    name: 'a checkout that could not be started',
    async open(page) {
      await failOperation(page, 'StartCheckout');
      await page.getByRole('button', { name: 'Assinar Plano Voo' }).click();
      return dialog(page).filter({ hasText: 'Erro: Não foi possível iniciar o checkout.' });
    },
  },
  {
    name: 'a checkout that is being started',
    async open(page) {
      await page.keyboard.press('Escape');
      await holdOperation(page, 'StartCheckout');
      await page.getByRole('button', { name: 'Assinar Plano Voo' }).click();
      return page.getByRole('button', { name: 'Assinar Plano Voo', disabled: true });
    },
  },
];

const confirmationStates: readonly State[] = [
  {
    name: '/success without a payment',
    async open(page) {
      await page.goto('/success');
      return pageHeading(page, 'Nenhum pagamento para confirmar');
    },
  },
  {
    name: '/success with an unknown payment',
    async open(page) {
      await page.goto(successPath);
      return pageHeading(page, 'Não encontramos este pagamento');
    },
  },
  {
    name: 'a payment that is being confirmed',
    async open(page) {
      await holdOperation(page, confirmOperation);
      await page.goto(successPath);
      return page.getByText('Leva só alguns segundos.');
    },
  },
  {
    name: 'a payment whose provider cannot be reached',
    async open(page) {
      await failOperation(page, confirmOperation);
      await page.goto(successPath);
      return page.getByText('Não conseguimos falar com o serviço de pagamentos agora.');
    },
  },
  {
    name: 'an approved payment before its credits arrive',
    async open(page) {
      await alterCheckoutState(page, 'APPROVED');
      await page.goto(successPath);
      return page.getByText('Seus créditos chegam em instantes.');
    },
  },
  {
    name: 'a payment whose confirmation takes long',
    async open(page) {
      await alterCheckoutState(page, 'PENDING');
      // The page says so after its first pauses between requests, which are shortened here.
      await page.addInitScript(() => {
        const originalSetTimeout = window.setTimeout;
        window.setTimeout = ((handler: TimerHandler, ms?: number) =>
          originalSetTimeout(
            handler,
            [1_000, 1_500, 2_500, 4_000, 6_000].includes(ms ?? 0) ? 1 : ms,
          )) as typeof setTimeout;
      });
      await page.goto(successPath);
      return page.getByText('Está demorando mais que o normal.');
    },
  },
];

export const plansAndCheckout: readonly Journey[] = [
  {
    who: 'a free owner who chooses a plan',
    async begin(page) {
      await acceptCookies(page);
      await openAsNewOwner(page);
    },
    states: [...planStates, ...confirmationStates],
  },
];
