// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderResult, type } from '../../../tests/renderResult';
import { signIn } from '../../../tests/pageWrapper';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel').textContent;

/** Presses a button as a mouse does: the focus leaves the field before the click. */
async function pressWithMouse(target: HTMLElement) {
  await act(async () => {
    fireEvent.mouseDown(target);
    (document.activeElement as HTMLElement).blur();
  });
  await act(async () => void fireEvent.click(target));
}

const copyTo = (copied: string[]) =>
  vi.stubGlobal('navigator', {
    onLine: true,
    clipboard: { writeText: async (text: string) => void copied.push(text) },
  });

it.each([true, false])(
  'text in the field of a blank is copied by a press of "Copiar", and fills the blank (saved: %s)',
  async (canEdit) => {
    const copied: string[] = [];
    copyTo(copied);
    const { press, saved, button } = await renderResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
    await press('Preencher: preço');
    type('preço', '7,50');
    await pressWithMouse(button('Copiar'));
    expect(copied).toEqual(['Por R$ 7,50']);
    await waitFor(() => expect(saved).toEqual(canEdit ? [['Por R$ 7,50', 'b']] : []));
    expect(screen.queryByRole('textbox', { name: 'preço' })).toBeNull();
    const storedFilled = canEdit ? '{}' : '{"g1:0":{"preço":"7,50"}}';
    await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe(storedFilled));
  },
);

it('text that is typed into a blank fills it when the focus leaves it by keyboard, and when the page is left', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const { press, button } = await renderResult({ canEdit: false, texts });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  act(() => button('Copiar').focus());
  expect(panel()).toContain('Por R$ 5');
  expect(document.activeElement).toBe(button('Copiar'));
  await press('Preencher: dia');
  type('dia', 'sábado');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toContain('sábado');
});

it.each<[string, number, (on: HTMLElement) => unknown]>([
  ['a press of the right button', 2, () => {}],
  ['a press that is released elsewhere', 0, () => fireEvent.mouseUp(document.body)],
  ['a drag', 0, (on) => fireEvent.dragEnd(on)],
  ['a press that opens the context menu', 0, (on) => fireEvent.contextMenu(on)],
  ['a press whose end was not seen, and a key', 0, (on) => fireEvent.keyDown(on, { key: 'Tab' })],
])('after %s text that is typed into a blank fills it when the focus leaves it', async (_what, mouseButton, end) => {
  const { press, button } = await renderResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  fireEvent.mouseDown(button('Copiar'), { button: mouseButton });
  end(button('Copiar'));
  expect(panel()).not.toContain('Por R$ 5');
  act(() => button('Copiar').focus());
  expect(panel()).toContain('Por R$ 5');
});

it.each<[string, (on: HTMLElement) => unknown]>([
  ['is released elsewhere', () => fireEvent.mouseUp(document.body)],
  ['becomes a drag', (on) => fireEvent.dragEnd(on)],
])('text that is typed into a blank fills it when a press that took the focus %s', async (_what, end) => {
  const { press, button } = await renderResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  fireEvent.mouseDown(button('Copiar'));
  act(() => button('Copiar').focus());
  expect(panel()).not.toContain('Por R$ 5');
  act(() => void end(button('Copiar')));
  expect(panel()).toContain('Por R$ 5');
});

it.each([true, false])(
  'text that is typed into a blank fills it when Back leaves its page (saved: %s)',
  async (canEdit) => {
    // Unmounts the page as the router does, whose listener was added before that of the field.
    window.addEventListener('popstate', cleanup, { once: true });
    const { press, saved } = await renderResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
    await press('Preencher: preço');
    type('preço', 'R$ 5');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(screen.queryByRole('tabpanel')).toBeNull();
    const storedFilled = canEdit ? '{}' : '{"g1:0":{"preço":"R$ 5"}}';
    await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe(storedFilled));
    expect(saved).toEqual(canEdit ? [['Por R$ 5', 'b']] : []);
  },
);

it('text that is typed into a blank is dropped by a press of "Cancelar"', async () => {
  const { press, button } = await renderResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Cancelar'));
  expect(panel()).toContain('Por [preencher: preço]');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBeNull();
});

it('two blanks that are left one after the other are both saved', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const { press, saved, button } = await renderResult({ texts });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Preencher: dia'));
  type('dia', 'sábado');
  await pressWithMouse(button('Copiar'));
  await waitFor(() => expect(saved.at(-1)).toEqual(['Por R$ 5, até sábado', 'b']));
  await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{}'));
});

it('the second of two blanks is saved after the first, and nothing is offered to be saved before both are', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { press, saved, button } = await renderResult({ texts, saving: [first.promise, second.promise] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Preencher: dia'));
  type('dia', 'sábado');
  await pressWithMouse(button('Copiar'));
  expect(saved).toEqual([['Por R$ 5, até [preencher: dia]', 'b']]);
  await act(async () => first.resolve());
  await waitFor(() => expect(saved[1]).toEqual(['Por R$ 5, até sábado', 'b']));
  expect(panel()).not.toContain('só neste aparelho');
  expect(screen.queryByRole('button', { name: 'Salvar no texto' })).toBeNull();
  await act(async () => second.resolve());
  await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{}'));
});

it('the third of three blanks is saved after the second, when the first has been saved meanwhile', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia], na [preencher: rua]', 'b'];
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const { press, saved, button } = await renderResult({ texts, saving: [first.promise, second.promise] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Preencher: dia'));
  type('dia', 'sábado');
  await pressWithMouse(button('Preencher: rua'));
  type('rua', 'Rua A');
  await act(async () => first.resolve());
  await waitFor(() => expect(saved).toHaveLength(2));
  await pressWithMouse(button('Copiar'));
  expect(saved).toHaveLength(2);
  await act(async () => second.resolve());
  await waitFor(() => expect(saved[2]).toEqual(['Por R$ 5, até sábado, na Rua A', 'b']));
});

const editedAt = '2026-03-10T12:10:00.000Z';

it.each([
  ['Mais curto', 'a text is adjusted', []],
  ['Desfazer', 'an adjustment is undone', [['antes', 'b']]],
  ['Restaurar original', 'the original comes back', [['original', 'b']]],
])('after a press of "%s" %s once the text typed into a blank is saved', async (name, _what, changed) => {
  const { promise: saving, resolve } = Promise.withResolvers<void>();
  const texts = ['Por [preencher: preço]', 'b'];
  const { press, saved, basedOn, button } = await renderResult({
    texts,
    saving: [saving],
    previous: 'antes',
    original: 'original',
  });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button(name));
  // The question before the original comes back.
  const dialog = screen.queryByRole('alertdialog');
  if (dialog) await act(async () => void fireEvent.click(within(dialog).getByRole('button', { name })));
  expect([saved, basedOn]).toEqual([[['Por R$ 5', 'b']], [null]]);
  await act(async () => resolve());
  await waitFor(() => expect(basedOn).toEqual([null, editedAt]));
  expect(saved.slice(1)).toEqual(changed);
});

it('text in a blank that cannot be saved is stored in this browser, with a button that saves it', async () => {
  const saving = Promise.reject(new Error('no network'));
  saving.catch(() => {});
  const { press, button } = await renderResult({ texts: ['Por [preencher: preço]', 'b'], saving: [saving] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Copiar'));
  await waitFor(() => expect(button('Salvar no texto')).toBeTruthy());
  expect(panel()).toContain('Por R$ 5');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{"g1:0":{"preço":"R$ 5"}}');
});
