// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderResult, type } from '../../../tests/renderResult';
import { signIn } from '../../../tests/pageWrapper';
import { toast } from '../../../ui/feedback/Toaster';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const panel = () => screen.getByRole('tabpanel').textContent;

it('a blank is saved into its text where the plan edits, and the focus goes to the next, then to "Copiar"', async () => {
  const { press, saved, button } = await renderResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
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

it('an entry of the list of blanks leads to the field of its blank', async () => {
  const { press } = await renderResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
  const field = (name: string) => screen.getByRole('textbox', { name });
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(field('dia'));
  await press('preço: preencher no texto');
  expect(document.activeElement).toBe(field('preço'));
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(field('dia'));
});

it('an entry of the list of blanks leads to the plain text when the preview has folded its blank away', async () => {
  const parts = { __typename: 'InstagramPostParts' };
  const { press } = await renderResult({ texts: ['Pão quente\nSó até [preencher: dia]'], parts });
  fireEvent.click(screen.getByRole('radio', { name: 'Como vai ficar' }));
  expect(screen.queryByRole('button', { name: 'Preencher: dia' })).toBeNull();
  await press('dia: preencher no texto');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'dia' }));
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Texto' }).checked).toBe(true);
});

it('without editing in the plan a filled blank is stored in this browser, the page says how to keep it, and it can be made blank again', async () => {
  const { press, saved } = await renderResult({ canEdit: false, texts: ['Por [preencher: preço]', 'b'] });
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
  const { press } = await renderResult({ canEdit, texts: ['Por [preencher: preço]', 'b'] });
  await press('Preencher: preço');
  type('preço', '7,50');
  await press('Pronto');
  await waitFor(() => expect(panel()).toContain('Por R$ 7,50'));
});

it('without editing in the plan a filled blank stays when the next one is filled in', async () => {
  const { press, saved } = await renderResult({
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

it('values that were stored in this browser before an upgrade are saved with one click, and then removed from it', async () => {
  localStorage.setItem('bemtevi:conta:u1:preenchidos', JSON.stringify({ 'g1:0': { preço: 'R$ 5' } }));
  const { press, saved } = await renderResult({ texts: ['Por [preencher: preço]', 'b'] });
  expect(panel()).toContain('Tudo preenchido. O que você preencheu está só neste aparelho.');
  expect(panel()).not.toContain('Copie o texto antes de sair da conta');
  await press('Salvar no texto');
  await waitFor(() => expect(saved).toEqual([['Por R$ 5', 'b']]));
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{}');
});

it('an edit begins with the values that were stored in this browser before an upgrade', async () => {
  localStorage.setItem('bemtevi:conta:u1:preenchidos', JSON.stringify({ 'g1:0': { preço: 'R$ 5' } }));
  const { press, saved } = await renderResult({ texts: ['Por [preencher: preço], até [preencher: dia]', 'b'] });
  await press('Editar');
  await press('Salvar');
  await waitFor(() => expect(saved).toEqual([['Por R$ 5, até [preencher: dia]', 'b']]));
});

it.each([
  ['[preencher: x]', 'Escreva só o que entra no lugar, sem colchetes.'],
  ['a'.repeat(5_000), 'Encurte um pouco: cabem 5.000 caracteres.'],
])('a value that a blank cannot have is refused with the reason, and not saved', async (value, why) => {
  const { press, saved } = await renderResult({ texts: ['Por [preencher: preço]'] });
  await press('Preencher: preço');
  type('preço', value);
  await press('Pronto');
  expect(screen.getByRole('alert').textContent).toBe(why);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'preço' }));
  expect(saved).toEqual([]);
});

it('without a network a blank can be filled when its value is stored in this browser only', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { button } = await renderResult({ canEdit: false, texts: ['[preencher: preço]', 'b'] });
  expect(button('Preencher: preço').hasAttribute('aria-disabled')).toBe(false);
});

const open = (tab: string) => act(async () => void fireEvent.click(screen.getByRole('tab', { name: tab })));

it('a blank that cannot be saved once another variation is shown is reported, and stored in this browser', async () => {
  const toastError = vi.spyOn(toast, 'error').mockImplementation(() => {});
  const { promise: saving, reject } = Promise.withResolvers<void>();
  const { press } = await renderResult({ texts: ['Por [preencher: preço]', 'b'], saving: [saving] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await press('Pronto');
  await open('Variação 2');
  await act(async () => reject(new Error('no network')));
  await waitFor(() => expect(toastError).toHaveBeenCalledExactlyOnceWith('Não foi possível salvar a alteração.'));
  await open('Variação 1');
  expect(panel()).toContain('Por R$ 5');
  expect(localStorage.getItem('bemtevi:conta:u1:preenchidos')).toBe('{"g1:0":{"preço":"R$ 5"}}');
});

it('a blank is saved after one of the same text that was being saved when another variation was shown', async () => {
  const { promise: saving, resolve } = Promise.withResolvers<void>();
  const texts = ['Por [preencher: preço], até [preencher: dia]', 'b'];
  const { press, saved } = await renderResult({ texts, saving: [saving] });
  await press('Preencher: preço');
  type('preço', 'R$ 5');
  await press('Pronto');
  await open('Variação 2');
  await open('Variação 1');
  await press('Preencher: dia');
  type('dia', 'sábado');
  await press('Pronto');
  expect(saved).toEqual([['Por R$ 5, até [preencher: dia]', 'b']]);
  await act(async () => resolve());
  await waitFor(() => expect(saved[1]).toEqual(['Por R$ 5, até sábado', 'b']));
});
