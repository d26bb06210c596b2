// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { anAccount, renderPage, provider, mockAccount, restoreAccount, session } from '../../../tests/accountPage';
import { aViewer } from '../../../tests/pageWrapper';

const confirmLeave = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  mockAccount();
  session.account = anAccount;
  confirmLeave.mockReset().mockResolvedValue(true);
  vi.doMock('../useLeaveGuard', () => ({ confirmLeave }));
  Element.prototype.checkVisibility = () => true;
  HTMLElement.prototype.hidePopover = () => {};
});
afterEach(() => {
  vi.doUnmock('../useLeaveGuard');
  restoreAccount();
});

const open = (textCredits = 5) =>
  renderPage(async () => (await import('./NavBar')).NavBar, {
    at: '/history',
    answers: { Viewer: () => ({ viewer: { ...aViewer, textCredits } }) },
  });
const signOut = () => act(async () => void fireEvent.click(screen.getByText('Sair')));

it('an owner signs out first and is then led to the login, which Back does not undo', async () => {
  const signedOut = Promise.withResolvers<void>();
  provider.signOut.mockReturnValue(signedOut.promise);
  const { address, router } = await open();
  await signOut();
  expect([provider.signOut.mock.calls.length, address()]).toEqual([1, '/history']);
  await act(async () => signedOut.resolve());
  expect([address(), router.state.historyAction]).toEqual(['/login', 'REPLACE']);
});

it('an owner who keeps an unsaved edit, or whose sign-out fails, stays signed in', async () => {
  const { address } = await open();
  confirmLeave.mockResolvedValueOnce(false);
  await signOut();
  expect(provider.signOut).not.toHaveBeenCalled();
  provider.signOut.mockRejectedValueOnce(new Error('no storage'));
  await signOut();
  expect(address()).toBe('/history');
});

it.each([
  [-1, 'nenhum crédito', 'danger'],
  [0, 'nenhum crédito', 'danger'],
  [1, '1 crédito', 'warning'],
  [2, '2 créditos', 'warning'],
  [1_200, '1.200 créditos', 'warning'],
])('%i credits are shown as %j', async (credits, words, tone) => {
  await open(credits);
  expect(screen.getByText(words).dataset['tone']).toBe(tone);
});

it('a visitor sees the link to the login and no credits', async () => {
  session.account = null;
  const { container } = await open();
  expect([...container.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Como Funciona',
    'Planos',
    'Contato',
    'Entrar',
  ]);
  expect(container.textContent).not.toContain('crédito');
});
