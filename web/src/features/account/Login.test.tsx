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

beforeEach(mockAccount);
afterEach(restoreAccount);

const open = () => renderPage(async () => (await import('./Login')).Component, { at: '/login?next=%2Fplans' });
const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('a sign-in sends the address without spaces around it, and the password as it was typed', async () => {
  const { type, press, alerts } = await open();
  type('E-mail', ' ana@loja.example ');
  type('Senha', ' Segredo1 ');
  await press('Entrar');
  expect(provider.signIn).toHaveBeenCalledExactlyOnceWith('ana@loja.example', ' Segredo1 ');
  expect(alerts()).toEqual([]);
});

it('nothing is sent without an address and a password', async () => {
  const { press, alerts, field } = await open();
  await press('Entrar');
  expect(alerts()).toEqual(['Informe seu e-mail.', 'Informe sua senha.']);
  expect(document.activeElement).toBe(field('E-mail'));
  expect(provider.signIn).not.toHaveBeenCalled();
});

const wrong = 'E-mail ou senha inválidos. Novo por aqui?Crie sua conta grátis';
it.each([
  ['invalid-credential', wrong],
  ['invalid-login-credentials', wrong],
  ['wrong-password', wrong],
  ['user-not-found', wrong],
  ['too-many-requests', 'Ocorreu um erro ao fazer o login.'],
])('a sign-in that fails with %s shows the reason until the next attempt', async (code, words) => {
  const { type, press, alerts } = await open();
  type('E-mail', 'ana@loja.example');
  type('Senha', 'Segredo1');
  provider.signIn.mockRejectedValueOnce(providerError(code));
  await press('Entrar');
  expect(alerts()).toEqual([`!${words}`]);
  provider.signIn.mockReturnValueOnce(new Promise(() => {}));
  await press('Entrar');
  expect(alerts()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Entrando...' }).getAttribute('aria-busy')).toBe('true');
});

it('an owner whose address is not verified reads so after the sign-in, unless another error is shown', async () => {
  session.account = { ...anAccount, emailVerified: false };
  const { type, press } = await open();
  const unverified = 'Seu e-mail ainda não foi verificado.';
  expect(screen.queryByText(unverified)).not.toBeNull();
  type('E-mail', 'ana@loja.example');
  type('Senha', 'Segredo1');
  provider.signIn.mockRejectedValueOnce(providerError('wrong-password'));
  await press('Entrar');
  expect(screen.queryByText(unverified)).toBeNull();
});

it('the links to the sign-up and the password reset keep the page to return to', async () => {
  await open();
  expect(href('Criar conta grátis')).toBe('/register?next=%2Fplans');
  expect(href('Esqueci minha senha')).toBe('/reset-password?next=%2Fplans');
});

it('the buttons that sign in are disabled while there is no network', async () => {
  const { button } = await open();
  const areDisabled = () => ['Entrar', 'Entrar com Google'].map((name) => button(name).disabled);
  setOnline(false);
  expect(areDisabled()).toEqual([true, true]);
  setOnline(true);
  expect(areDisabled()).toEqual([false, false]);
});
