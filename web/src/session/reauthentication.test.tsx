// @vitest-environment jsdom
import { CombinedGraphQLErrors } from '@apollo/client';
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let account: { hasPassword: boolean } | null;
const reauthenticateWithPassword = vi.fn<(password: string) => Promise<void>>(async () => {});
const reauthenticateWithGoogle = vi.fn<() => Promise<void>>(async () => {});

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.doMock('./SessionProvider', () => ({ useSession: () => ({ account }) }));
  vi.doMock('./accountActions', async () => ({
    ...(await vi.importActual<object>('./accountActions')),
    reauthenticateWithGoogle,
    reauthenticateWithPassword,
  }));
});
afterEach(() => {
  cleanup();
  vi.doUnmock('./SessionProvider');
  vi.doUnmock('./accountActions');
  vi.resetModules();
});

const form = new FormData();
form.set('password', ' Segredo1 ');

it.each([
  ['has a password', { hasPassword: true }],
  ['is not known yet', null],
])('an account that %s is verified by its password, which must be typed', async (_, given) => {
  account = given;
  const { useReauthentication } = await import('./reauthentication');
  const reauthentication = renderHook(() => useReauthentication()).result.current;
  expect([reauthentication.rule(''), reauthentication.rule('x')]).toEqual(['Informe sua senha.', undefined]);
  await reauthentication.reauthenticate(form);
  expect(reauthenticateWithPassword).toHaveBeenCalledExactlyOnceWith(' Segredo1 ');
  expect(reauthenticateWithGoogle).not.toHaveBeenCalled();
  const { ReauthenticationField } = await import('./ReauthenticationField');
  render(<ReauthenticationField reauthentication={reauthentication} action="salvar" name="password" />);
  const field = screen.getByLabelText<HTMLInputElement>('Sua senha');
  expect([field.name, field.autocomplete, field.required]).toEqual(['password', 'current-password', true]);
});

it('a Google account is verified in the window of Google, without a password', async () => {
  account = { hasPassword: false };
  const { useReauthentication } = await import('./reauthentication');
  const reauthentication = renderHook(() => useReauthentication()).result.current;
  expect(reauthentication.rule('')).toBeUndefined();
  await reauthentication.reauthenticate(form);
  expect(reauthenticateWithGoogle).toHaveBeenCalledOnce();
  expect(reauthenticateWithPassword).not.toHaveBeenCalled();
  const { ReauthenticationField } = await import('./ReauthenticationField');
  const { container } = render(<ReauthenticationField reauthentication={reauthentication} action="salvar" />);
  expect(container.textContent).toBe('Ao salvar, o Google pede que você entre novamente.');
});

const wrongPassword = 'Senha incorreta.';
const failed = 'Não deu.';
const ofProvider = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const ofServer = (message: string) => new CombinedGraphQLErrors({ errors: [{ message }] });
const cancelled = 'O processo de login com Google foi cancelado.';

it.each([
  [ofProvider('invalid-credential'), wrongPassword],
  [ofProvider('invalid-login-credentials'), wrongPassword],
  [ofProvider('wrong-password'), wrongPassword],
  [ofProvider('popup-closed-by-user'), cancelled],
  [ofProvider('cancelled-popup-request'), cancelled],
  [ofProvider('user-cancelled'), cancelled],
  [ofProvider('user-mismatch'), 'Esta é outra conta do Google. Escolha a mesma com que você entrou.'],
  [ofProvider('internal-error'), failed],
  [ofServer('Há uma cobrança em andamento.'), 'Há uma cobrança em andamento.'],
])('a verification that failed with %s has a message in Portuguese', async (error, message) => {
  const { reauthenticationError } = await import('./reauthentication');
  expect(reauthenticationError(error, { wrongPassword, failed })).toBe(message);
});
