// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aViewer, createPageWrapper, signIn } from '../../tests/pageWrapper';
import { aVoice } from '../../tests/renderVoiceCard';
import { Component as Profile } from './Profile';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of an owner. */
async function aProfile() {
  const viewer = {
    ...aViewer,
    products: { __typename: 'ProductList', revision: 0, items: [] },
    voice: aVoice,
    mailPreferences: { __typename: 'MailPreferences', tips: true },
  };
  const wrapper = createPageWrapper(
    { Viewer: () => ({ viewer }), ProfilePage: () => ({ viewer }) },
    { at: ['/profile'] },
  );
  render(<Profile />, { wrapper });
  await screen.findByRole('heading', { name: 'Meu Perfil' });
  return wrapper;
}

it('each card has a link under the title, which has its words and leads to its heading', async () => {
  const { router } = await aProfile();
  const links = within(screen.getByRole('navigation', { name: 'Nesta página' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 });
  expect(links.map(({ textContent }) => textContent)).toEqual(headings.map(({ textContent }) => textContent));
  for (const [index, heading] of headings.entries()) {
    await act(async () => void fireEvent.click(links[index]!));
    expect([router.state.location.hash, document.activeElement]).toEqual([`#${heading.id}`, heading]);
  }
});

it('the page asks before it is left while any of its parts has edits that are not saved', async () => {
  const wrapper = await aProfile();
  const type = (name: string | RegExp, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  /** Whether it asks; if so, the owner stays. */
  const asks = async () => {
    await act(() => wrapper.router.navigate('/history'));
    const isAsked = screen.queryByText(/não foram salvas\. Quer sair/) !== null;
    if (isAsked) await press('Continuar editando');
    return [isAsked, wrapper.router.state.location.pathname];
  };
  const stays = [true, '/profile'];

  type(/^Nome do negócio/, 'Pão da Esquina');
  await press('Adicionar produto');
  type(/^Produto ou serviço/, 'Sonho');
  expect(await asks()).toEqual(stays);
  await press('Cancelar');
  expect(await asks()).toEqual(stays);
  type(/^Palavras que você nunca usa/, 'promoção');
  type(/^Nome do negócio/, aViewer.businessName);
  expect(await asks()).toEqual(stays);
  type(/^Palavras que você nunca usa/, aVoice.forbiddenWords.join('\n'));
  expect(await asks()).toEqual([false, '/history']);
});
