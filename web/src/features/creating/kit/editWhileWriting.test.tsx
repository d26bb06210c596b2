// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, aViewer, createPageWrapper, signIn } from '../../../tests/pageWrapper';
import { Component as Generate } from '../Generate';

beforeEach(() => {
  signIn();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const contentTypes = ['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'] as const;
const plan = { __typename: 'Plan', ...aPlan, contentTypes, features: ['EDITING', 'CAMPAIGN_KIT'] };
const products = { __typename: 'ProductList', revision: 0, items: [] };
const viewer = { ...aViewer, plan, products };

/** A stored text of the kit, with the blank that it has left. */
const storedText = (index: 0 | 1) => ({
  __typename: 'KitText',
  contentType: contentTypes[index],
  state: 'STORED',
  failure: null,
  generation: aGeneration(`g${index}`, contentTypes[index], ['Pão a [preencher: preço]', 'Pão fresco']),
});

/** The page of an owner whose kit is being written, the first of its two texts being stored; `finish` stores the other. */
async function aKitInProgress() {
  const end = Promise.withResolvers<void>();
  const findStored = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const wrapper = createPageWrapper(
    {
      Viewer: () => ({ viewer }),
      GeneratePage: () => ({ viewer }),
      KitWriting: () => ({ kitWriting: { __typename: 'KitProgress', growing: [], ended: [storedText(0)] } }),
      async CreateKit({ input }, { fetchOptions }) {
        const { signal } = fetchOptions as { signal: AbortSignal };
        signal.addEventListener('abort', () => end.reject(signal.reason));
        await end.promise;
        // The id of a kit is that of its click.
        const { requestId } = input as { requestId: string };
        const kit = { __typename: 'Kit', id: requestId, texts: [storedText(0), storedText(1)] };
        const user = { __typename: 'User', id: 'u1', textCredits: 3 };
        return { createKit: { __typename: 'CreateKitSuccess', kit, user } };
      },
      KitState: findStored,
    },
    { at: ['/generate'], cache: new InMemoryCache({ possibleTypes: { Failure: ['InvalidBrief'] } }) },
  );
  render(
    <Routes>
      <Route path="/generate/:id?" element={<Generate />} />
    </Routes>,
    { wrapper },
  );
  const topic = await screen.findByRole('textbox', { name: /Sobre o que/ });
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  fireEvent.change(topic, { target: { value: 'Pão na chapa' } });
  await act(async () => void fireEvent.click(screen.getByRole('radio', { name: 'Kit de campanha' })));
  await press('Gerar kit · 2 créditos');
  await screen.findByRole('button', { name: 'Editar' });
  return {
    press,
    findStored,
    address: () => wrapper.router.state.location.pathname,
    async edit() {
      await press('Editar');
      const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Editar variação/ });
      fireEvent.change(editor, { target: { value: 'Pão saindo' } });
      return editor;
    },
    async finish() {
      await act(async () => end.resolve());
      await screen.findByRole('heading', { name: 'Seu kit está pronto' });
      await act(async () => {});
    },
  };
}

const leavingAsks = () => screen.queryByText(/não foram salvas/) !== null;

it('a kit that ends during an edit of one of its texts asks nothing, and gets its address once the edit is dropped', async () => {
  const { edit, finish, press, address } = await aKitInProgress();
  const editor = await edit();
  await finish();
  expect([leavingAsks(), editor.isConnected, editor.value]).toEqual([false, true, 'Pão saindo']);
  expect(address()).toBe('/generate');
  fireEvent.change(editor, { target: { value: 'Pão a [preencher: preço]' } });
  await waitFor(() => expect(address()).toMatch(/^\/generate\/kit-/));
  await press('Cancelar');
});

it('a kit that ends leaves the focus in the editor of one of its texts', async () => {
  const { edit, finish } = await aKitInProgress();
  const editor = await edit();
  editor.focus();
  await finish();
  expect(document.activeElement).toBe(editor);
});

it('a kit that ends leaves a blank of one of its texts open while it is filled in', async () => {
  const { press, finish } = await aKitInProgress();
  await press('Preencher: preço');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'preço' });
  fireEvent.change(field, { target: { value: '1' } });
  await finish();
  expect([document.activeElement, field.value]).toEqual([field, '1']);
});

it('cancelling a kit with an unsaved edit of one of its texts asks first', async () => {
  const { edit, press, findStored } = await aKitInProgress();
  const editor = await edit();
  const [cancelKit] = screen.getAllByRole('button', { name: 'Cancelar' });
  await act(async () => void fireEvent.click(cancelKit!));
  expect([leavingAsks(), findStored.mock.calls.length]).toEqual([true, 0]);
  await press('Continuar editando');
  expect([editor.isConnected, editor.value, findStored.mock.calls.length]).toEqual([true, 'Pão saindo', 0]);
  await act(async () => void fireEvent.click(cancelKit!));
  await press('Sair sem salvar');
  expect(findStored).toHaveBeenCalledOnce();
});
