// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aResult, type } from '../../../tests/aResult';
import { signIn } from '../../../tests/ownersPage';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel').textContent;

it('a blank is saved into its text where the plan edits, and the focus goes to the next, then to "Copiar"', async () => {
  const { press, saved, button } = await aResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
  expect(panel()).toContain('Faltam 2 trechos para preencher. Toque no que está marcado.');
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await press('Pronto');
  await waitFor(() => expect(saved).toEqual([['Por R$ 5, até [preencher: dia]', 'b']]));
  await waitFor(() => expect(document.activeElement).toBe(button('Preencher: dia')));
  await press('Preencher: dia');
  type('dia', 'sábado');
  await press('Pronto');
  await waitFor(() => expect(saved[1]).toEqual(['Por R$ 5, até sábado', 'b']));
  await waitFor(() => expect(document.activeElement).toBe(button('Copiar')));
  expect(panel()).not.toContain('trecho');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos') ?? '{}').toBe('{}');
});

it('what is listed as left to fill in leads to the field of its blank', async () => {
  const { press } = await aResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
  const field = (name: string) => screen.getByRole('textbox', { name });
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(field('dia'));
  await press('preço: preencher no texto');
  expect(document.activeElement).toBe(field('preço'));
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(field('dia'));
});

it('what is listed as left to fill in leads to the plain text where the preview folds its blank away', async () => {
  const parts = { __typename: 'InstagramPostParts' };
  const { press } = await aResult({ texts: ['Pão quente\nSó até [preencher: dia]'], parts });
  fireEvent.click(screen.getByRole('radio', { name: 'Como vai ficar' }));
  expect(screen.queryByRole('button', { name: 'Preencher: dia' })).toBeNull();
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'dia' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Texto' }).checked).toBe(true);
});

it('a blank that a plan does not save is kept in this browser, which is said with the ways to keep it, and can be made blank again', async () => {
  const { press, saved } = await aResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await press('Pronto');
  expect(panel()).toContain('Por R$ 5');
  expect(panel()).toContain(
    'Tudo preenchido. O que você preencheu está só neste aparelho. Copie o texto antes de sair da conta, para não perder. ' +
      'Com o Plano Voo, o preenchimento fica salvo. Ver planos',
  );
  expect(screen.queryByRole('button', { name: 'Salvar no texto' })).toBeNull();
  expect(saved).toEqual([]);
  await press('Desfazer preenchimento');
  expect(panel()).toContain('Por [preencher: preço]');
  expect(panel()).not.toContain('só neste aparelho');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{}');
});

it.each([true, false])('a price typed as a number is filled in with its currency (saved: %s)', async (canEdit) => {
  const { press } = await aResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', '7,50');
  await press('Pronto');
  await waitFor(() => expect(panel()).toContain('Por R$ 7,50'));
});

it('what is filled into a blank of a plan that does not edit stays when the next one is filled in', async () => {
  const { press, saved } = await aResult({
    canEdit: false,
    texts: ['Por [preencher: preço], até [preencher: dia]', 'b'],
  });
  for (const [blank, value] of [
    ['preço', 'R$ 5'],
    ['dia', 'sábado'],
  ] as const) {
    await press(`Preencher: ${blank}`);
    type(blank, value);
    await press('Pronto');
  }
  expect(panel()).toContain('Por R$ 5, até sábado');
  expect(saved).toEqual([]);
});

it('what was kept before an upgrade is saved with one tap, and kept no more', async () => {
  localStorage.setItem('bemtevi:conta:u1:preenchidos', JSON.stringify({ 'g1:0': { preço: 'R$ 5' } }));
  const { press, saved } = await aResult({ texts: ['Por [preencher: preço]', 'b'] });
  expect(panel()).toContain('Tudo preenchido. O que você preencheu está só neste aparelho.');
  expect(panel()).not.toContain('Copie o texto antes de sair da conta');
  await press('Salvar no texto');
  await waitFor(() => expect(saved).toEqual([['Por R$ 5', 'b']]));
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{}');
});

it('an edit begins with what was kept before an upgrade', async () => {
  localStorage.setItem('bemtevi:conta:u1:preenchidos', JSON.stringify({ 'g1:0': { preço: 'R$ 5' } }));
  const { press, saved } = await aResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
  await press('Editar');
  await press('Salvar');
  await waitFor(() => expect(saved).toEqual([['Por R$ 5, até [preencher: dia]', 'b']]));
});

it.each([
  ['[preencher: x]', 'Escreva só o que entra no lugar, sem colchetes.'],
  ['a'.repeat(5_000), 'Encurte um pouco: cabem 5.000 caracteres.'],
])('what cannot be filled in says why, and is not saved', async (value, why) => {
  const { press, saved } = await aResult({ texts: ['Por [preencher: preço]'] });
  await press('Preencher: preço');
  type('preço', value);
  await press('Pronto');
  expect(screen.getByRole('alert').textContent).toBe(why);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'preço' }));
  expect(saved).toEqual([]);
});

it('without a network a blank that is kept here alone can be filled', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { button } = await aResult({ canEdit: false, texts: ['[preencher: preço]', 'b'] });
  expect(button('Preencher: preço').hasAttribute('aria-disabled')).toBe(false);
});

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
  'what stands in the field of a blank is copied by a press of "Copiar", and fills the blank (saved: %s)',
  async (canEdit) => {
    const copied: string[] = [];
    copyTo(copied);
    const { press, saved, button } = await aResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
    await press('Preencher: preço');
    type('preço', '7,50');
    await pressWithMouse(button('Copiar'));
    expect(copied).toEqual(['Por R$ 7,50']);
    await waitFor(() => expect(saved).toEqual(canEdit ? [['Por R$ 7,50', 'b']] : []));
    expect(screen.queryByRole('textbox', { name: 'preço' })).toBeNull();
    const kept = canEdit ? '{}' : '{"g1:0":{"preço":"R$ 7,50"}}';
    await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe(kept));
  },
);

it('what is typed into a blank fills it when the focus goes elsewhere by keyboard, and when the page is left', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const { press, button } = await aResult({ canEdit: false, texts });
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
])('after %s what is typed into a blank fills it when the focus goes elsewhere', async (_what, mouseButton, end) => {
  const { press, button } = await aResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
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
])('what is typed into a blank fills it when a press that took the focus %s', async (_what, end) => {
  const { press, button } = await aResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  fireEvent.mouseDown(button('Copiar'));
  act(() => button('Copiar').focus());
  expect(panel()).not.toContain('Por R$ 5');
  act(() => void end(button('Copiar')));
  expect(panel()).toContain('Por R$ 5');
});

it.each([true, false])('what is typed into a blank fills it when Back leaves its page (saved: %s)', async (canEdit) => {
  // As the router does, which was there before the field.
  window.addEventListener('popstate', cleanup, { once: true });
  const { press, saved } = await aResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(screen.queryByRole('tabpanel')).toBeNull();
  const kept = canEdit ? '{}' : '{"g1:0":{"preço":"R$ 5"}}';
  await waitFor(() => expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe(kept));
  expect(saved).toEqual(canEdit ? [['Por R$ 5', 'b']] : []);
});

it('what is typed into a blank is dropped by a press of "Cancelar"', async () => {
  const { press, button } = await aResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Cancelar'));
  expect(panel()).toContain('Por [preencher: preço]');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBeNull();
});

it('of two blanks that are left one after the other both are saved', async () => {
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const { press, saved, button } = await aResult({ texts });
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
  const { press, saved, button } = await aResult({ texts, saving: [first.promise, second.promise] });
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

const editedAt = '2026-03-10T12:10:00.000Z';

it.each([
  ['Mais curto', 'a text is adjusted', []],
  ['Desfazer', 'an adjustment is undone', [['antes', 'b']]],
  ['Restaurar original', 'the original comes back', [['original', 'b']]],
])('by a press of "%s" %s after what was typed into a blank is saved', async (name, _what, changed) => {
  const { promise: saving, resolve } = Promise.withResolvers<void>();
  const texts = ['Por [preencher: preço]', 'b'];
  const { press, saved, basedOn, button } = await aResult({
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

it('what is left in a blank and cannot be saved is said, and kept in this browser', async () => {
  const saving = Promise.reject(new Error('no network'));
  saving.catch(() => {});
  const { press, button } = await aResult({ texts: ['Por [preencher: preço]', 'b'], saving: [saving] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await pressWithMouse(button('Copiar'));
  await waitFor(() => expect(button('Salvar no texto')).toBeTruthy());
  expect(panel()).toContain('Por R$ 5');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{"g1:0":{"preço":"R$ 5"}}');
});
