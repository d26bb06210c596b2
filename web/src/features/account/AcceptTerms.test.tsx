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

/** The page of an account that has a profile or not, in the place of another that comes when it is left. */
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
  const focused = async () => {
    await act(async () => leave());
    return screen.getByRole('heading', { name: 'Meu Histórico' }) === document.activeElement;
  };
  return { ...page, accept: () => page.press('Aceitar os termos'), focused };
}

it.each([
  ['who has a profile is told what changed', { onboarded: true }, 'Os termos mudaram', 1],
  ['who has none is asked for the first time', { onboarded: false }, 'Falta aceitar os termos', 0],
  ['a version without changes is asked as the first', { changes: [] }, 'Falta aceitar os termos', 0],
])('%s', async (_, given, title, changes) => {
  await aPage(given);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.queryAllByText(/lê menos/)).toHaveLength(changes);
});

it('once the terms are accepted, the page that comes has the focus at its heading', async () => {
  const { accept, focused, button } = await aPage();
  await accept();
  expect(button('Aceitar os termos').getAttribute('aria-busy')).toBe('true');
  expect(await focused()).toBe(true);
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
])('an acceptance that %s says why, can be tried again and moves no focus', async (_, registers, words) => {
  const { accept, alerts, button, focused } = await aPage({ registers });
  await accept();
  expect(alerts()).toEqual([`!${words}`]);
  expect(button('Aceitar os termos').disabled).toBe(false);
  expect(await focused()).toBe(false);
});

it('the reason of a failure goes with the next try', async () => {
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

it('terms are not accepted without a network', async () => {
  const { button } = await aPage();
  setOnline(false);
  expect(button('Aceitar os termos').disabled).toBe(true);
});
