// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aConfig, aGeneration, aPlan, aViewer, createPageWrapper, signIn, type Answers } from '../../tests/pageWrapper';
import { hasBriefWithoutText } from '../texts/briefDraft';
import { Component as Generate } from './Generate';

beforeEach(() => {
  signIn();
  // jsdom cannot scroll.
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const plan = { __typename: 'Plan', ...aPlan, features: ['EDITING'] };
const text = aGeneration('g1', 'POST_INSTAGRAM', ['Pão quente', 'Pão fresco']);

interface Owner {
  readonly at?: string;
  readonly status?: string;
  readonly writer?: boolean;
  readonly answers?: Answers;
}

/** The page of an owner, where the text `g1` can be shown, and what it has asked the server to write and to save. */
async function aPage({ at = '/generate', status = 'INACTIVE', writer = false, answers = {} }: Owner = {}) {
  const products = { __typename: 'ProductList', revision: 0, items: [] };
  const viewer = { ...aViewer, subscriptionStatus: status, plan, products };
  const generate = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const save = vi.fn<() => Promise<object>>(() => new Promise(() => {}));
  const wrapper = createPageWrapper(
    {
      Viewer: () => ({ viewer }),
      GeneratePage: () => ({ viewer }),
      PreviousGeneration: () => ({ generation: text }),
      CopyWriting() {
        throw new Error('no socket');
      },
      GenerateCopy: generate,
      UpdateVariations: save,
      ...answers,
    },
    { at: [at], config: { embedded: { ...aConfig.embedded, writer } } },
  );
  const { container, unmount } = render(
    <Routes>
      <Route path="/generate/:id?" element={<Generate />} />
      <Route path="*" element={null} />
    </Routes>,
    { wrapper },
  );
  const topic = await screen.findByRole('textbox', { name: /Sobre o que/ });
  fireEvent.change(topic, { target: { value: 'Pão na chapa' } });
  const { router } = wrapper;
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  const press = (name: string) => act(async () => void fireEvent.click(button(name)));
  return {
    container,
    unmount,
    topic,
    generate,
    save,
    router,
    button,
    press,
    address: () => router.state.location.pathname,
    submit: () => act(async () => void fireEvent.submit(topic.closest('form')!)),
    showsText: () => screen.findByRole('button', { name: 'Editar' }),
    /** Types into the editor of the text that is shown. */
    async edit() {
      await press('Editar');
      const editor = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Editar variação/ });
      fireEvent.change(editor, { target: { value: 'Pão saindo' } });
      return editor;
    },
  };
}

const leavingAsks = () => screen.queryByText(/não foram salvas/) !== null;

it.each([{ ctrlKey: true }, { metaKey: true }])(
  '%j and Enter save in the editor, and generate elsewhere',
  async (key) => {
    const { topic, generate, save, edit, showsText } = await aPage({ at: '/generate/g1' });
    await showsText();
    const editor = await edit();
    const enter = (field: Element) => act(async () => void fireEvent.keyDown(field, { ...key, key: 'Enter' }));
    await enter(editor);
    expect([save.mock.calls.length, generate.mock.calls.length, leavingAsks()]).toEqual([1, 0, false]);
    await enter(topic);
    expect([save.mock.calls.length, leavingAsks()]).toEqual([1, true]);
  },
);

it('a new text replaces one with an unsaved edit only after a question, which is asked once', async () => {
  const { generate, edit, press, submit, showsText, address } = await aPage({ at: '/generate/g1' });
  await showsText();
  const editor = await edit();
  await submit();
  await press('Continuar editando');
  expect([generate.mock.calls.length, editor.isConnected, editor.value]).toEqual([0, true, 'Pão saindo']);
  expect(hasBriefWithoutText('u1')).toBe(true);
  await submit();
  await press('Sair sem salvar');
  expect([generate.mock.calls.length, leavingAsks(), address()]).toEqual([1, false, '/generate']);
});

it('a brief that the form refuses leaves the text, its address and an unsaved edit as they are', async () => {
  const { topic, generate, edit, submit, showsText, address } = await aPage({ at: '/generate/g1' });
  await showsText();
  const editor = await edit();
  fireEvent.change(topic, { target: { value: 'a'.repeat(1_001) } });
  await submit();
  expect([generate.mock.calls.length, leavingAsks(), address()]).toEqual([0, false, '/generate/g1']);
  expect([editor.isConnected, document.activeElement]).toEqual([true, topic]);
});

it.each([
  [text, 'Seu texto'],
  [null, 'Este texto não está aqui.'],
])('a link to a text moves the focus to it, or to the notice that it is gone', async (generation, title) => {
  const { router } = await aPage({ answers: { PreviousGeneration: () => ({ generation }) } });
  await act(() => router.navigate('/generate/g1'));
  const heading = await screen.findByRole('heading', { level: 2, name: title });
  expect(document.activeElement).toBe(heading);
});

it.each([
  [1, 'Seu kit: 1 texto'],
  [2, 'Seu kit: 2 textos'],
])('a previous kit with %i texts has a link to its heading beside the title of the page', async (count, words) => {
  const texts = Array.from({ length: count }, (_, index) => ({
    __typename: 'KitText',
    contentType: (['POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'] as const)[index],
    state: 'STORED',
    generation: aGeneration(`g${index}`, 'POST_INSTAGRAM', ['Pão quente']),
  }));
  const kit = { __typename: 'Kit', id: 'k1', texts };
  const { address, router } = await aPage({ at: '/generate/kit-k1', answers: { PreviousKit: () => ({ kit }) } });
  fireEvent.click(await screen.findByRole('link', { name: words }));
  await act(async () => {});
  const heading = screen.getByRole('heading', { level: 2, name: 'Kit de campanha' });
  expect(document.activeElement).toBe(heading);
  expect([address(), router.state.location.hash]).toEqual(['/generate/kit-k1', `#${heading.id}`]);
});

it('a previous text has no link to a kit beside the title of the page', async () => {
  const { showsText } = await aPage({ at: '/generate/g1' });
  await showsText();
  expect(screen.queryByRole('link', { name: /kit:/ })).toBeNull();
});

it.each([
  [0, 'nenhum crédito', true],
  [1, '1 crédito', false],
  [2, '2 créditos', false],
])('with %i credits the page shows "%s", as the navigation bar does', async (textCredits, words, isEmpty) => {
  const products = { __typename: 'ProductList', revision: 0, items: [] };
  const viewer = { ...aViewer, plan, products, textCredits };
  const { container } = await aPage({ answers: { GeneratePage: () => ({ viewer }) } });
  const line = container.querySelector('header p')!;
  expect([line.textContent, line.closest('[data-none]') !== null]).toEqual([words, isEmpty]);
});

it('a page with an unsaved edit of its text asks before it is left', async () => {
  const { edit, showsText, router, address } = await aPage({ at: '/generate/g1' });
  await showsText();
  await edit();
  await act(() => router.navigate('/history'));
  expect([leavingAsks(), address()]).toEqual([true, '/generate/g1']);
});

it('cancelling a text moves the focus to the button that generates', async () => {
  const click = { __typename: 'Click', state: 'RETURNED', generation: null };
  const { submit, press, button } = await aPage({
    answers: {
      CopyWriting: () => new Promise(() => {}),
      Click: () => ({ click, viewer: aViewer }),
    },
  });
  await submit();
  button('Cancelar').focus();
  await press('Cancelar');
  expect(await screen.findByText('Cancelado. Nada foi cobrado.')).toBeDefined();
  expect(document.activeElement).toBe(button('Gerar'));
});

it('generating is the primary action until a text is there to be copied', async () => {
  const first = await aPage();
  expect(first.button('Gerar').dataset['variant']).toBe('primary');
  first.unmount();
  const { button, showsText } = await aPage({ at: '/generate/g1' });
  await showsText();
  expect(button('Gerar').dataset['variant']).toBe('secondary');
});

it.each([
  [{ status: 'PAST_DUE' }, 'A última cobrança não foi aprovada.'],
  [{ writer: true }, 'Modo demonstração.'],
])('an owner with %j reads a notice, and others do not', async (owner, words) => {
  const others = await aPage({ status: 'ACTIVE' });
  expect(others.container.textContent).not.toContain(words);
  others.unmount();
  const { container } = await aPage(owner);
  expect(container.textContent).toContain(words);
});

it.each([{ ctrlKey: true }, { metaKey: true }])(
  '%j and Enter in a dialog over the form generate nothing',
  async (key) => {
    const { generate, press, button } = await aPage();
    await press('Não sei o que postar');
    await act(async () => void fireEvent.keyDown(button('Fechar'), { ...key, key: 'Enter' }));
    expect(generate).not.toHaveBeenCalled();
  },
);
