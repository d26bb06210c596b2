// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderResult, type } from '../../tests/renderResult';
import { signIn } from '../../tests/pageWrapper';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([true, false])('the title of a result gets the focus when the result is new (%s)', async (isNew) => {
  await renderResult({ isNew });
  expect(document.activeElement === screen.getByRole('heading', { name: 'Seu texto' })).toBe(isNew);
});

it.each([
  [false, 'primary'],
  [true, 'secondary'],
])('copying one of many (%s) is a %s action', async (isOneOfMany, variant) => {
  const { button } = await renderResult({ isOneOfMany });
  expect(button('Copiar').dataset['variant']).toBe(variant);
});

it('on a plan without editing, editing and adjustments lead to the plans', async () => {
  await renderResult({ canEdit: false, original: 'Outro', previous: 'Outro' });
  for (const name of ['Editar: disponível no Plano Voo', /Ajustes rápidos/])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/plans');
  for (const name of ['Editar', 'Restaurar original', 'Desfazer'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('an edited text goes back to its original after a question, and the focus to the button that edits', async () => {
  const { press, saved, button } = await renderResult({ original: 'Pão' });
  await press('Restaurar original');
  expect(screen.getAllByRole('button', { name: 'Restaurar original' }).at(-1)?.dataset['variant']).toBe('danger');
  await press('Cancelar');
  expect(saved).toEqual([]);
  await press('Restaurar original');
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Restaurar original' }).at(-1)!));
  await waitFor(() => expect(saved).toEqual([['Pão', 'Pão fresco']]));
  await waitFor(() => expect(document.activeElement).toBe(button('Editar')));
  expect(screen.queryByRole('button', { name: 'Restaurar original' })).toBeNull();
});

it('the focus stays on another button that was focused while the original was restored', async () => {
  const { promise: saving, resolve } = Promise.withResolvers<void>();
  const { press, saved, button } = await renderResult({ original: 'Pão', saving: [saving] });
  await press('Restaurar original');
  await act(async () => void fireEvent.click(screen.getAllByRole('button', { name: 'Restaurar original' }).at(-1)!));
  expect(saved).toEqual([['Pão', 'Pão fresco']]);
  button('Copiar').focus();
  await act(async () => resolve());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Restaurar original' })).toBeNull());
  expect(document.activeElement).toBe(button('Copiar'));
});

it('an unchanged text has no button that restores the original', async () => {
  await renderResult({ original: 'Pão quente' });
  expect(screen.queryByRole('button', { name: 'Restaurar original' })).toBeNull();
});

it('an edit disables the tabs of the other texts, and the focus returns to its button when it ends', async () => {
  const { press, onEditing, button } = await renderResult();
  await press('Editar');
  type(/Editar variação 1/, 'Outro');
  expect(onEditing).toHaveBeenLastCalledWith(true);
  expect(screen.getByRole<HTMLButtonElement>('tab', { name: 'Variação 2' }).disabled).toBe(true);
  await press('Cancelar');
  expect(document.activeElement).toBe(button('Editar'));
  expect(onEditing).toHaveBeenLastCalledWith(false);
});

it('texts that are saved on the server cannot be changed without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { button } = await renderResult({ texts: ['[preencher: preço]', 'b'], original: 'c', previous: 'd' });
  expect([button('Restaurar original').disabled, button('Desfazer').disabled]).toEqual([true, true]);
  for (const name of ['Preencher: preço', 'Mais curto', 'Mais animado'])
    expect(button(name).getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).toContain('Sem internet. Os ajustes voltam com a conexão.');
});

it.each([
  [5, null, 'Não gasta crédito.'],
  [0, 'true', 'Os ajustes deste texto acabaram. Você ainda pode editar.'],
])('with %i adjustments left their buttons are disabled: %s', async (left, isClosed, words) => {
  const { button } = await renderResult({ left });
  expect(screen.getByText(`${left} de 5 ajustes`)).toBeDefined();
  expect(button('Mais curto').getAttribute('aria-disabled')).toBe(isClosed);
  expect(screen.getByText(words)).toBeDefined();
});

it('one click restores the text before, and moves the focus to the first adjustment', async () => {
  const { press, saved, button } = await renderResult({ previous: 'Pão de antes' });
  await press('Desfazer');
  await waitFor(() => expect(saved).toEqual([['Pão de antes', 'Pão fresco']]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
  expect(document.activeElement).toBe(button('Mais curto'));
});

it('while a text is adjusted it cannot be edited, restored or filled in, and cancelling moves the focus to the adjustment', async () => {
  const { press, button } = await renderResult({ texts: ['[preencher: preço]', 'b'], original: 'c', previous: 'd' });
  await press('Mais animado');
  expect(screen.getByText('Mais animado: escrevendo…')).toBeDefined();
  expect([button('Editar').disabled, button('Restaurar original').disabled]).toEqual([true, true]);
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
  expect(button('Preencher: preço').getAttribute('aria-disabled')).toBe('true');
  await press('Cancelar');
  expect(document.activeElement).toBe(button('Mais animado'));
  expect(screen.getByText('Cancelando…')).toBeDefined();
});

it('an arrow key on the tabs during an edit opens no other text, and the edit is saved in its own place', async () => {
  const { press, saved } = await renderResult();
  await press('Editar');
  type(/^Editar variação/, 'Pão saindo');
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Variação 1' }), { key: 'ArrowRight' });
  await press('Salvar');
  expect(saved).toEqual([['Pão saindo', 'Pão fresco']]);
});
