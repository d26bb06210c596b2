// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setOnline, providerError, renderPage, provider, mockAccount, restoreAccount } from '../../tests/accountPage';

beforeEach(mockAccount);
afterEach(restoreAccount);

const open = () => renderPage(async () => (await import('./ResetPassword')).Component, { at: '/reset-password' });
const answer = () => screen.queryByText(/^Se uma conta com este e-mail existir/);

it.each([
  ['is sent', () => Promise.resolve()],
  ['finds no account', () => Promise.reject(providerError('user-not-found'))],
  ['fails', () => Promise.reject(providerError('network-request-failed'))],
])('a reset that %s has the same answer, so that nobody learns who has an account', async (_, outcome) => {
  provider.sendReset.mockImplementation(outcome);
  const { type, submit } = await open();
  expect(answer()).toBeNull();
  type('E-mail', ' ana@loja.example ');
  await submit();
  expect(provider.sendReset).toHaveBeenCalledExactlyOnceWith('ana@loja.example');
  expect(answer()).not.toBeNull();
});

it('the confirmation of the last request disappears while the next one is sent', async () => {
  const { type, submit, button } = await open();
  type('E-mail', 'ana@loja.example');
  await submit();
  provider.sendReset.mockReturnValue(new Promise(() => {}));
  await submit();
  expect(answer()).toBeNull();
  expect(button('Enviando...').getAttribute('aria-busy')).toBe('true');
});

it('no link is sent to an invalid address, or without a network', async () => {
  const { type, submit, alerts, button } = await open();
  type('E-mail', 'ana');
  await submit();
  expect(alerts()).toHaveLength(1);
  expect(provider.sendReset).not.toHaveBeenCalled();
  setOnline(false);
  expect(button('Enviar Link de Redefinição').disabled).toBe(true);
});
