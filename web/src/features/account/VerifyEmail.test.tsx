// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
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
} from '../../tests/accountPage';
import { aConfig } from '../../tests/pageWrapper';

beforeEach(() => {
  mockAccount();
  vi.useFakeTimers();
  session.account = { ...anAccount, emailVerified: false };
  provider.switchToNewAccount.mockResolvedValue('the token before');
});
afterEach(restoreAccount);

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** The page, and the calls that a correction has made, in order. */
async function aPage(config: object = aConfig, fails = '') {
  const requests: unknown[] = [];
  const answer = (operation: string, request: unknown) => {
    requests.push(request);
    if (fails === operation) throw new TypeError('Failed to fetch');
    return {};
  };
  provider.sendVerification.mockImplementation(async () => {
    requests.push('send');
    if (fails === 'send') throw providerError('too-many-requests');
  });
  const page = await renderPage(async () => (await import('./VerifyEmail')).Component, {
    at: '/verify-email',
    answers: {
      Config: () => ({ config }),
      RegisterUser: () => ({ registerUser: answer('register', 'register') }),
      DeleteUnverified: ({ input }, { anonymous, headers }) => ({
        deleteAccount: answer('delete', { input, anonymous, headers }),
      }),
    },
  });
  return { ...page, requests };
}

it('the page loads the account every three seconds, once at a time and also after a failure, until it is left', async () => {
  const { unmount, container } = await aPage();
  const pageText = () =>
    [/Verificando\.\.\./, /Aguardando confirmação\.\.\./].map((words) => words.test(container.textContent));
  expect(pageText()).toEqual([false, true]);
  await pass(2_999);
  expect(provider.reloadAccount).not.toHaveBeenCalled();
  const answer = Promise.withResolvers<void>();
  provider.reloadAccount.mockReturnValueOnce(answer.promise);
  await pass(1);
  expect(pageText()).toEqual([true, false]);
  await pass(9_000);
  expect(provider.reloadAccount).toHaveBeenCalledOnce();
  answer.reject(providerError('network-request-failed'));
  await pass(0);
  expect(pageText()).toEqual([false, true]);
  await pass(3_000);
  expect(provider.reloadAccount).toHaveBeenCalledTimes(2);
  unmount();
  await pass(30_000);
  expect(provider.reloadAccount).toHaveBeenCalledTimes(2);
});

it.each([
  ['works', () => Promise.resolve()],
  ['fails', () => Promise.reject(new Error('no storage'))],
])('"Ir para o Login" signs out first, and leads to the login when that %s', async (_, outcome) => {
  provider.signOut.mockImplementation(outcome);
  const { press, address } = await aPage();
  await press('Ir para o Login');
  expect(provider.signOut).toHaveBeenCalledOnce();
  expect(address()).toBe('/login');
});

it.each([true, false])(
  'the mailbox of a local identity provider is offered only where there is one: %s',
  async (identity) => {
    await aPage({ ...aConfig, embedded: { ...aConfig.embedded, identity } });
    expect(screen.queryByRole('link', { name: /caixa de entrada de teste/ }) !== null).toBe(identity);
  },
);

/** The form for another address, filled in and sent. */
async function correct(email = ' ana@padaria.example ', fails = '') {
  const page = await aPage(aConfig, fails);
  page.type('E-mail certo', email);
  page.type('Sua senha', 'Segredo1');
  const send = () => act(async () => void fireEvent.submit(page.container.querySelector('form')!));
  await send();
  return { ...page, send };
}

it('a corrected address gets an account and a link, and then the old account is deleted with its own token', async () => {
  const { requests, alerts } = await correct();
  expect(provider.switchToNewAccount).toHaveBeenCalledExactlyOnceWith('ana@padaria.example', 'Segredo1');
  const before = { anonymous: true, headers: { authorization: 'Bearer the token before' } };
  expect(requests).toEqual(['register', 'send', { input: { confirmation: 'EXCLUIR' }, ...before }]);
  expect(toasts).toEqual(['success: Enviamos o link de confirmação para ana@padaria.example.']);
  expect(alerts()).toEqual([]);
});

it.each(['register', 'send', 'delete'])('an address is corrected although the step %s fails', async (fails) => {
  const { requests, alerts } = await correct('ana@padaria.example', fails);
  expect(requests).toHaveLength(3);
  expect([toasts.length, alerts()]).toEqual([1, []]);
});

it.each(['ana@loja.example', ' ANA@Loja.example '])(
  'the address %j that the account has already is refused',
  async (email) => {
    const { alerts } = await correct(email);
    expect(alerts()).toEqual(['Este já é o e-mail da conta.']);
    expect(provider.switchToNewAccount).not.toHaveBeenCalled();
  },
);

it.each([
  ['email-already-in-use', 'E-mail certo', 'Este e-mail já está em uso. Tente fazer login.'],
  ['invalid-email', 'E-mail certo', 'Confira o e-mail. Exemplo: maria@padaria.com.br.'],
  ['invalid-credential', 'Sua senha', 'Senha incorreta. O e-mail não foi trocado.'],
  ['wrong-password', 'Sua senha', 'Senha incorreta. O e-mail não foi trocado.'],
])('a correction that is refused with %s says so at the field %s', async (code, label, words) => {
  provider.switchToNewAccount.mockRejectedValueOnce(providerError(code));
  const { alerts, field, requests } = await correct();
  expect(alerts()).toEqual([words]);
  expect(document.activeElement).toBe(field(label));
  expect([requests, toasts]).toEqual([[], []]);
});

it('a failed correction shows an error until the next attempt, and none can be sent without a network', async () => {
  provider.switchToNewAccount.mockRejectedValueOnce(providerError('network-request-failed'));
  const { alerts, send, button } = await correct();
  expect(alerts()).toEqual(['!Não foi possível corrigir o e-mail. Tente novamente.']);
  await send();
  expect(alerts()).toEqual([]);
  setOnline(false);
  expect(button('Corrigir e enviar o link').disabled).toBe(true);
});
