// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  anAccount,
  setOnline,
  providerError,
  renderPage,
  provider,
  mockAccount,
  restoreAccount,
  session,
} from '../../tests/accountPage';
import { satisfiesPasswordRules } from './PasswordChecklist';

beforeEach(mockAccount);
afterEach(restoreAccount);

it.each([
  ['Abcde1', 'Abcde1', true],
  ['Abcd1', 'Abcd1', false],
  ['abcde1', 'abcde1', false],
  ['ABCDE1', 'ABCDE1', false],
  ['Abcdef', 'Abcdef', false],
  ['Abcde1', 'Abcde2', false],
  ['Çãõéê1', 'Çãõéê1', true],
  ['ÇÃÕÉÊ1', 'ÇÃÕÉÊ1', false],
  ['', '', false],
])('the password %j confirmed by %j may be chosen: %s', (password, confirmation, may) => {
  expect(satisfiesPasswordRules(password, confirmation)).toBe(may);
});

/** The filled-in form, and the calls that it has made, in order. */
async function aForm({ registers = () => ({ registerUser: {} }) }: { registers?: () => object } = {}) {
  const calls: string[] = [];
  provider.signUp.mockImplementation(async (email, password) => {
    calls.push(`sign up ${email}:${password}`);
    session.account = { ...anAccount, email: email.toLowerCase(), emailVerified: false };
  });
  provider.changePassword.mockImplementation(async (password) => void calls.push(`change password to ${password}`));
  provider.sendVerification.mockImplementation(async () => void calls.push('send'));
  const page = await renderPage(async () => (await import('./Register')).Component, {
    at: '/register?next=%2Fplans',
    answers: {
      RegisterUser(variables) {
        calls.push(`register ${JSON.stringify(variables)}`);
        return registers();
      },
    },
  });
  page.type('E-mail', ' Ana@loja.example ');
  page.type('Senha', 'Abcde1');
  page.type('Confirme a senha', 'Abcde1');
  return { ...page, calls };
}

const terms = 'register {"input":{"acceptedTermsVersion":"2026-11-22"}}';

it('a sign-up creates the account, registers the accepted terms, sends the link and opens the verification page', async () => {
  const { press, calls, address } = await aForm();
  await press('Criar conta');
  expect(calls).toEqual(['sign up Ana@loja.example:Abcde1', terms, 'send']);
  expect(address()).toBe('/verify-email');
});

it('a second attempt after the account was created continues where the first one stopped', async () => {
  let isNetworkDown = true;
  const { press, calls, alerts, address } = await aForm({
    registers() {
      if (isNetworkDown) throw new TypeError('Failed to fetch');
      return { registerUser: {} };
    },
  });
  await press('Criar conta');
  expect(alerts()).toEqual(['!Ocorreu um erro ao criar a conta. Tente novamente.']);
  expect(address()).toBe('/register?next=%2Fplans');
  isNetworkDown = false;
  await press('Criar conta');
  expect(calls).toEqual(['sign up Ana@loja.example:Abcde1', terms, terms, 'send']);
  expect([address(), alerts()]).toEqual(['/verify-email', []]);
});

it('a second attempt with another password gives the account that password', async () => {
  let isNetworkDown = true;
  const { type, press, calls, address } = await aForm({
    registers() {
      if (isNetworkDown) throw new TypeError('Failed to fetch');
      return { registerUser: {} };
    },
  });
  await press('Criar conta');
  isNetworkDown = false;
  for (const name of ['Senha', 'Confirme a senha']) type(name, 'Outra1');
  await press('Criar conta');
  expect(calls).toEqual(['sign up Ana@loja.example:Abcde1', terms, 'change password to Outra1', terms, 'send']);
  expect(address()).toBe('/verify-email');
});

it('a sign-up after Back from the verification page gives the account the password of this time', async () => {
  session.account = { ...anAccount, emailVerified: false };
  const { press, calls } = await aForm();
  await press('Criar conta');
  expect(calls).toEqual(['change password to Abcde1', terms, 'send']);
});

it('a sign-up with the address of an account that was made long ago says that the address is in use', async () => {
  session.account = { ...anAccount, emailVerified: false };
  const { press, calls, alerts } = await aForm();
  provider.changePassword.mockRejectedValueOnce(providerError('requires-recent-login'));
  await press('Criar conta');
  expect([alerts(), calls]).toEqual([['Este e-mail já está em uso. Tente fazer login.'], []]);
});

it('a visitor who is signed in with another unverified address creates a new account', async () => {
  session.account = { ...anAccount, email: 'an@loja.example', emailVerified: false };
  const { press, calls } = await aForm();
  await press('Criar conta');
  expect(calls).toEqual(['sign up Ana@loja.example:Abcde1', terms, 'send']);
});

it('a refusal of the terms by the server shows an error and keeps the form', async () => {
  const { press, alerts, address } = await aForm({ registers: () => ({ registerUser: { message: 'Recarregue.' } }) });
  await press('Criar conta');
  expect(alerts()).toEqual(['!Ocorreu um erro ao criar a conta. Tente novamente.']);
  expect(address()).toBe('/register?next=%2Fplans');
});

it('a sign-up whose link could not be sent opens the verification page, which can send it again', async () => {
  const { press, address } = await aForm();
  provider.sendVerification.mockRejectedValue(providerError('too-many-requests'));
  await press('Criar conta');
  expect(address()).toBe('/verify-email');
});

it.each([
  ['email-already-in-use', 'E-mail', 'Este e-mail já está em uso. Tente fazer login.'],
  ['weak-password', 'Senha', 'A senha não atende aos requisitos de segurança.'],
])('a sign-up that is refused with %s says so at the field %s', async (code, label, words) => {
  const { press, field, alerts } = await aForm();
  provider.signUp.mockRejectedValueOnce(providerError(code));
  await press('Criar conta');
  expect(alerts()).toEqual([words]);
  expect(document.activeElement).toBe(field(label));
});

it('the form can be sent once all of its fields are filled in, and while there is a network', async () => {
  const { type, button, field } = await aForm();
  const isReady = () => !button('Criar conta').disabled;
  expect(isReady()).toBe(true);
  for (const name of ['E-mail', 'Senha', 'Confirme a senha']) {
    const { value } = field(name);
    type(name, '  ');
    expect(isReady()).toBe(false);
    type(name, value);
    expect(isReady()).toBe(true);
  }
  setOnline(false);
  expect([isReady(), button('Cadastrar com Google').disabled]).toEqual([false, true]);
  expect(screen.getByRole('link', { name: /Já tenho conta/ }).getAttribute('href')).toBe('/login?next=%2Fplans');
});

it('the checklist says of each password rule whether it is met', async () => {
  const { type, container } = await aForm();
  const checks = () => [...container.querySelectorAll('li')].map(({ textContent }) => textContent.endsWith('ok'));
  expect(checks()).toEqual([true, true, true, true, true]);
  type('Senha', 'abcd1');
  expect(checks()).toEqual([false, false, true, true, false]);
  for (const name of ['Senha', 'Confirme a senha']) type(name, '');
  expect(checks()).toEqual([false, false, false, false, false]);
});
