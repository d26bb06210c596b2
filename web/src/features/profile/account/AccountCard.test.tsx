// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  anAccount,
  setOnline,
  providerError,
  renderPage,
  provider,
  mockAccount,
  restoreAccount,
  session,
  toasts,
} from '../../../tests/accountPage';
import type { AccountCard } from './AccountCard';

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
});
afterEach(restoreAccount);

const changing = 'Alterar nome ou e-mail';

/** The card of an owner, and the calls that it makes, in order; `changes` is the server's answer to another name. */
async function aCard({
  displayName = null as string | null,
  changes = (): object | Promise<object> => ({ __typename: 'ChangeNameSuccess', user: { id: 'u1' } }),
} = {}) {
  const calls: string[] = [];
  provider.reauthenticateWithPassword.mockImplementation(async (password) => void calls.push(`prove ${password}`));
  provider.sendEmailChange.mockImplementation(async (email) => void calls.push(`send ${email}`));
  const user = { email: 'ana@loja.example', displayName };
  const page = await renderPage(
    async () => {
      const card = await import('./AccountCard');
      const shown = user as unknown as ComponentProps<typeof AccountCard>['user'];
      return () => <card.AccountCard user={{ ...shown }} />;
    },
    {
      answers: {
        async ChangeName({ input }) {
          calls.push(`name ${JSON.stringify(input)}`);
          return { changeName: await changes() };
        },
      },
    },
  );
  return {
    ...page,
    user,
    calls,
    dialog: () => screen.queryByRole('dialog'),
    async change({ name = '', email = 'ana@loja.example' }) {
      await page.press(changing);
      page.type('Seu nome (opcional)', name);
      page.type('E-mail', email);
      page.type('Sua senha', 'Segredo1');
      await page.press('Salvar');
    },
  };
}

it('a new name is saved after the password was checked, and no e-mail is sent', async () => {
  vi.useFakeTimers();
  const { change, calls, dialog } = await aCard();
  await change({ name: ' Ana Souza ' });
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(provider.reloadAccount).not.toHaveBeenCalled();
  expect(calls).toEqual(['prove Segredo1', 'name {"name":"Ana Souza"}']);
  expect([toasts, dialog()]).toEqual([['success: Nome salvo.'], null]);
});

it('a new address gets a link after the password was checked, is waited for, and leaves the name as it is', async () => {
  vi.useFakeTimers();
  const { change, calls, dialog, user, drawAgain, container, unmount } = await aCard();
  await change({ email: ' Nova@loja.example ' });
  expect(calls).toEqual(['prove Segredo1', 'send nova@loja.example']);
  expect([toasts, dialog()]).toEqual([[], null]);
  expect(container.textContent).toContain('Enviamos um link para nova@loja.example.');
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  provider.reloadAccount.mockRejectedValueOnce(providerError('network-request-failed'));
  await pass(5_000);
  expect([provider.reloadAccount.mock.calls.length, toasts]).toEqual([1, []]);
  provider.reloadAccount.mockRejectedValueOnce(providerError('user-token-expired'));
  await pass(5_000);
  expect(toasts).toEqual(['success: E-mail trocado. Entre com nova@loja.example.']);
  user.email = 'nova@loja.example';
  await drawAgain();
  expect(container.textContent).not.toContain('Enviamos um link');
  unmount();
  await pass(60_000);
  expect(provider.reloadAccount).toHaveBeenCalledTimes(2);
});

it('the provider is not polled while no change of the address is pending', async () => {
  vi.useFakeTimers();
  await aCard();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(provider.reloadAccount).not.toHaveBeenCalled();
});

it('an unchanged name and address are not saved', async () => {
  const { change, calls, alerts } = await aCard({ displayName: 'Ana' });
  await change({ name: 'Ana' });
  expect([calls, alerts()]).toEqual([[], ['!Mude o nome ou o e-mail para salvar.']]);
});

it.each([
  ['a'.repeat(60), true],
  [`  ${'👩‍👩‍👧‍👦'.repeat(60)}  `, true],
  ['a'.repeat(61), false],
])('a name is accepted up to the configured number of characters as people count them: %#', async (name, isTaken) => {
  const { change, calls } = await aCard();
  await change({ name });
  expect(calls.length > 0).toBe(isTaken);
});

const example = 'Confira o e-mail. Exemplo: maria@padaria.com.br.';
const moved = '!O acesso desta conta mudou em outro lugar. Saia e entre novamente.';
it.each([
  ['prove', 'wrong-password', 'Senha incorreta. Nada mudou.', 'Sua senha'],
  ['prove', 'invalid-credential', 'Senha incorreta. Nada mudou.', 'Sua senha'],
  ['prove', 'user-token-expired', moved, null],
  ['prove', 'user-not-found', moved, null],
  ['prove', 'too-many-requests', '!Muitas tentativas em pouco tempo. Aguarde um pouco e tente novamente.', null],
  [
    'prove',
    'network-request-failed',
    '!Sem conexão com o serviço de acesso. Confira a internet e tente novamente.',
    null,
  ],
  ['prove', 'internal-error', '!Não foi possível salvar. Tente novamente.', null],
  ['send', 'email-already-in-use', 'Este e-mail já está em uso em outra conta.', 'E-mail'],
  ['send', 'invalid-email', example, 'E-mail'],
  ['send', 'invalid-new-email', example, 'E-mail'],
])('a change whose step "%s" fails with %s shows %s', async (step, code, words, label) => {
  const { change, alerts, field, dialog } = await aCard();
  const [reauthenticate, send] = [provider.reauthenticateWithPassword, provider.sendEmailChange];
  (step === 'prove' ? reauthenticate : send).mockRejectedValue(providerError(code));
  await change({ email: 'nova@loja.example' });
  expect(alerts()).toEqual([words]);
  expect(dialog()).not.toBeNull();
  expect(label === null || document.activeElement === field(label)).toBe(true);
  expect(toasts).toEqual([]);
});

it('a name that the server refuses says so at its field, and the address is not changed', async () => {
  const changes = () => ({ __typename: 'InvalidName', message: 'Use outro nome.' });
  const { change, alerts, field, calls } = await aCard({ changes });
  await change({ name: 'Bem-te-vi', email: 'nova@loja.example' });
  expect(alerts()).toEqual(['Use outro nome.']);
  expect(document.activeElement).toBe(field('Seu nome (opcional)'));
  expect(calls.filter((step) => step.startsWith('send'))).toEqual([]);
});

it('the dialog stays open during a change, and the last error disappears at the next attempt', async () => {
  const { change, type, press, alerts, dialog, button } = await aCard();
  await change({});
  expect(alerts()).toHaveLength(1);
  provider.reauthenticateWithPassword.mockReturnValue(new Promise(() => {}));
  type('Seu nome (opcional)', 'Ana');
  await press('Salvar');
  expect(alerts()).toEqual([]);
  act(() => void dialog()!.dispatchEvent(new Event('cancel', { cancelable: true })));
  expect([dialog() !== null, button('Cancelar').disabled]).toEqual([true, true]);
});

it.each([
  [true, changing, false],
  [false, 'Alterar nome', true],
])('an account with a password: %s offers %j', async (hasPassword, words, says) => {
  session.account = { ...anAccount, hasPassword };
  const { container, button } = await aCard();
  setOnline(false);
  expect(button(words).disabled).toBe(true);
  expect(container.textContent.includes('Você entra com o Google')).toBe(says);
  expect(container.textContent).toContain('Não informado');
});
