// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anAccount, setOnline, renderPage, mockAccount, restoreAccount, session } from '../../tests/accountPage';
import { aConfig, aViewer } from '../../tests/pageWrapper';

beforeEach(() => {
  mockAccount();
  session.account = anAccount;
});
afterEach(restoreAccount);

/** The page of an account with or without a profile, and the page that follows once the terms are accepted. */
async function aPage({ onboarded = true, changes = ['O Bem-te-vi lê menos.'], registers = (): object => ({}) } = {}) {
  let leave = () => {};
  const page = await renderPage(
    async () => {
      const { AcceptTerms } = await import('./AcceptTerms');
      return () => {
        const [left, setLeft] = useState(false);
        leave = () => setLeft(true);
        return left ? <h1>Meu Histórico</h1> : <AcceptTerms />;
      };
    },
    {
      answers: {
        Config: () => ({ config: { ...aConfig, terms: { version: '2026-11-22', changes } } }),
        Viewer: () => ({ viewer: { ...aViewer, hasCompletedOnboarding: onboarded, hasAcceptedTerms: false } }),
        RegisterUser: () => ({ registerUser: registers() }),
      },
    },
  );
  const isNextHeadingFocused = async () => {
    await act(async () => leave());
    return screen.getByRole('heading', { name: 'Meu Histórico' }) === document.activeElement;
  };
  return { ...page, accept: () => page.press('Aceitar os termos'), isNextHeadingFocused };
}

it.each([
  ['an owner with a profile reads what changed', { onboarded: true }, 'Os termos mudaram', 1],
  ['an account without a profile is asked as for the first time', { onboarded: false }, 'Falta aceitar os termos', 0],
  [
    'an owner is asked as for the first time when the version lists no changes',
    { changes: [] },
    'Falta aceitar os termos',
    0,
  ],
])('%s', async (_, given, title, changes) => {
  await aPage(given);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryAllByText(/lê menos/)).toHaveLength(changes);
});

it('after the terms are accepted, the focus is on the heading of the next page', async () => {
  const { accept, isNextHeadingFocused, button } = await aPage();
  await accept();
  expect(button('Aceitar os termos').getAttribute('aria-busy')).toBe('true');
  expect(await isNextHeadingFocused()).toBe(true);
});

it.each([
  [
    'is refused',
    () => ({ message: 'Os termos mudaram de novo. Recarregue a página.' }),
    'Os termos mudaram de novo. Recarregue a página.',
  ],
  [
    'fails',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Não foi possível registrar que você aceitou os termos. Tente novamente.',
  ],
])('an acceptance that %s shows the reason, can be retried and moves no focus', async (_, registers, words) => {
  const { accept, alerts, button, isNextHeadingFocused } = await aPage({ registers });
  await accept();
  expect(alerts()).toEqual([`!${words}`]);
  expect(button('Aceitar os termos').disabled).toBe(false);
  expect(await isNextHeadingFocused()).toBe(false);
});

it('the error of a failed acceptance disappears at the next attempt', async () => {
  let fails = true;
  const { accept, alerts } = await aPage({
    registers() {
      if (fails) throw new TypeError('Failed to fetch');
      return {};
    },
  });
  await accept();
  fails = false;
  await accept();
  expect(alerts()).toEqual([]);
});

it('the button that accepts the terms is disabled without a network', async () => {
  const { button } = await aPage();
  setOnline(false);
  expect(button('Aceitar os termos').disabled).toBe(true);
});
