// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { providerError, renderPage, provider, mockAccount, restoreAccount } from '../../tests/accountPage';

beforeEach(mockAccount);
afterEach(restoreAccount);

/** The button on a page whose redirect can be paused, and the calls that it makes, in order. */
async function aButton(registers: () => object = () => ({ registerUser: {} })) {
  const calls: string[] = [];
  const page = await renderPage(
    async () => {
      const { GoogleButton } = await import('./GoogleButton');
      return () => <GoogleButton label="Entrar com Google" />;
    },
    {
      pauseRedirect: (paused) => void calls.push(paused ? 'pause' : 'go on'),
      answers: {
        RegisterUser(variables) {
          calls.push(`register ${JSON.stringify(variables)}`);
          return registers();
        },
      },
    },
  );
  return { ...page, calls, press: () => page.press('Entrar com Google') };
}

const terms = 'register {"input":{"acceptedTermsVersion":"2026-11-22"}}';

it('a new account accepts the terms before its guard redirects', async () => {
  provider.signInWithGoogle.mockResolvedValue({ isNew: true });
  const { press, calls, alerts, button } = await aButton();
  await press();
  expect(calls).toEqual(['pause', terms, 'go on']);
  expect([alerts(), button('Entrar com Google').disabled]).toEqual([[], false]);
});

it('the guard waits for the answer to the terms', async () => {
  provider.signInWithGoogle.mockResolvedValue({ isNew: true });
  const { press, calls, button } = await aButton(() => new Promise(() => {}));
  await press();
  expect(calls).toEqual(['pause', terms]);
  expect(button('Entrar com Google').getAttribute('aria-busy')).toBe('true');
});

it('an existing account does not accept the terms again', async () => {
  const { press, calls } = await aButton();
  await press();
  expect(calls).toEqual(['pause', 'go on']);
});

it('an acceptance that failed is left to the guard, which asks for it again', async () => {
  provider.signInWithGoogle.mockResolvedValue({ isNew: true });
  const { press, calls, alerts } = await aButton(() => {
    throw new TypeError('Failed to fetch');
  });
  await press();
  expect(calls).toEqual(['pause', terms, 'go on']);
  expect(alerts()).toEqual([]);
});

const cancelled = '!O processo de login com Google foi cancelado.';
const failed = '!Não foi possível completar o login com o Google. Tente novamente.';
it.each([
  ['popup-closed-by-user', cancelled],
  ['cancelled-popup-request', cancelled],
  ['user-cancelled', cancelled],
  ['popup-blocked', failed],
])('a Google window that ended with %s shows an error until the next attempt', async (code, words) => {
  provider.signInWithGoogle.mockRejectedValueOnce(providerError(code));
  const { press, calls, alerts, button } = await aButton();
  await press();
  expect([alerts(), calls]).toEqual([[words], ['pause', 'go on']]);
  expect(button('Entrar com Google').disabled).toBe(false);
  await press();
  expect(alerts()).toEqual([]);
});
