// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount, setOnline, mockAccount, restoreAccount, retrySession, session } from '../../tests/accountPage';
import { aViewer } from '../../tests/pageWrapper';
import { renderPlansPage, voo } from '../../tests/renderPlansPage';

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
});
afterEach(restoreAccount);

const portal = 'Gerenciar assinatura';
const mine = 'Seu plano atual';

it('a button starts the checkout of its plan and disables the others, and all are disabled without a network', async () => {
  const resolver = vi.fn<(variables: object) => Promise<object>>(() => new Promise(() => {}));
  const { press, button } = await renderPlansPage({ answers: { StartCheckout: resolver } });
  const names = ['Assinar Plano Voo', 'Assinar Plano Revoada'];
  const state = () => names.map((name) => [button(name).disabled, button(name).getAttribute('aria-busy')]);
  setOnline(false);
  expect(state()).toEqual([
    [true, null],
    [true, null],
  ]);
  setOnline(true);
  await press('Assinar Plano Revoada');
  expect(resolver.mock.calls[0]?.[0]).toEqual({ input: { planKey: 'PLANO_REVOADA' } });
  expect(state()).toEqual([
    [true, null],
    [true, 'true'],
  ]);
});

it('every button leads a subscriber to the portal, and has a name of its own', async () => {
  const resolver = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const { press, button } = await renderPlansPage({
    status: 'ACTIVE',
    plan: voo,
    answers: { OpenCustomerPortal: resolver },
  });
  expect(button(portal)).toBeDefined();
  await press('Mudar de plano para o Plano Revoada');
  expect(resolver).toHaveBeenCalledOnce();
});

it('an owner whose payment is awaited is led to the portal, and buys no other plan', async () => {
  const resolver = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const { press, button } = await renderPlansPage({
    awaitedPlan: 'PLANO_VOO',
    answers: { OpenCustomerPortal: resolver },
  });
  expect(button('Assinar Plano Revoada').disabled).toBe(true);
  await press('Ver pagamento');
  expect(resolver).toHaveBeenCalledOnce();
});

it.each([
  ['StartCheckout', 'startCheckout', 'Assinar Plano Voo', {}, 'Não foi possível iniciar o checkout.'],
  [
    'OpenCustomerPortal',
    'openCustomerPortal',
    portal,
    { status: 'ACTIVE', plan: voo },
    'Não foi possível abrir o portal de gerenciamento.',
  ],
] as const)(
  'a failed %s shows the message of the server or a default one, and can be retried',
  async (operation, field, name, owner, fallback) => {
    const messages = ['Espere um minuto.', ''];
    const answer = () => ({ [field]: { __typename: 'X', message: messages.shift() } });
    const { press, button } = await renderPlansPage({ ...owner, answers: { [operation]: answer } });
    for (const words of ['Espere um minuto.', fallback]) {
      await press(name);
      expect(screen.getByRole('alertdialog').querySelector('p')?.textContent).toBe(`Erro: ${words}`);
      await press('Entendi');
      expect(button(name).disabled).toBe(false);
    }
  },
);

it.each(['Viewer', 'PlansPage'])('the buttons are disabled when %s fails, and it can be retried', async (operation) => {
  let fails = true;
  const viewer = { ...aViewer, creditsOwed: 0 };
  const { alerts, press, cards, button } = await renderPlansPage({
    answers: {
      [operation]() {
        if (fails) throw new TypeError('Failed to fetch');
        return { viewer };
      },
    },
  });
  expect([alerts(), button('Assinar Plano Voo').disabled]).toEqual([['!Não foi possível carregar o seu plano.'], true]);
  fails = false;
  await press('Tentar novamente');
  expect([alerts(), cards()[0]]).toEqual([[], ['/generate', mine]]);
});

it('the buttons are disabled when the sign-in failed to load, and it can be retried', async () => {
  session.account = null;
  session.failed = true;
  const { alerts, press, button } = await renderPlansPage();
  expect([alerts(), button('Assinar Plano Voo').disabled]).toEqual([['!Não foi possível carregar o seu plano.'], true]);
  await press('Tentar novamente');
  expect(retrySession).toHaveBeenCalledOnce();
});
