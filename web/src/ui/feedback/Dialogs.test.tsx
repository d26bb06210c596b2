// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDialogs } from '../../tests/dialogs';
import { DialogsProvider, useDialogs } from './Dialogs';

beforeAll(openDialogs);
afterEach(cleanup);

/** A page that opens dialogs, the questions that are shown, and the answers to them. */
function aPage() {
  const { result } = renderHook(() => useDialogs(), { wrapper: DialogsProvider });
  const answered = vi.fn<(question: string, answer: unknown) => void>();
  return {
    answered,
    ask: (question: string, asking: (dialogs: typeof result.current) => Promise<unknown>) =>
      act(async () => void asking(result.current).then((answer) => answered(question, answer))),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    escape: () =>
      act(async () => {
        const dialog = screen.getByRole('alertdialog');
        fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
      }),
    asked: () => screen.queryAllByRole('alertdialog').map((dialog) => dialog.querySelector('p')?.textContent),
  };
}

it('questions are asked one at a time, in their order, and each has its own answer', async () => {
  const { ask, press, escape, asked, answered } = aPage();
  await ask('sair', (dialogs) => dialogs.confirm('Sair?', { confirmLabel: 'Sair' }));
  await ask('aviso', (dialogs) => dialogs.alert('Algo mudou.'));
  await ask('excluir', (dialogs) => dialogs.confirm('Excluir?', { danger: true }));
  expect(asked()).toEqual(['Sair?']);
  await press('Sair');
  expect(asked()).toEqual(['Algo mudou.']);
  await press('Entendi');
  expect(asked()).toEqual(['Excluir?']);
  await escape();
  expect(asked()).toEqual([]);
  expect(answered.mock.calls).toEqual([
    ['sair', true],
    ['aviso', undefined],
    ['excluir', false],
  ]);
});

it.each([
  ['Excluir o kit inteiro', 0],
  ['Só este texto', 1],
  ['Cancelar', null],
])('in a dialog with several answers, %s is answer %s', async (name, answer) => {
  const { ask, press, answered } = aPage();
  const ways = ['Excluir o kit inteiro', 'Só este texto'].map((label) => ({ label, variant: 'danger' }) as const);
  await ask('kit', (dialogs) => dialogs.choose('Excluir?', ways));
  await press(name);
  expect(answered).toHaveBeenCalledExactlyOnceWith('kit', answer);
});

it.each(['Cancelar', 'Ficar'])('a question is answered with no by %s', async (cancelLabel) => {
  const { ask, press, answered } = aPage();
  await ask('sair', (dialogs) => dialogs.confirm('Sair?', { cancelLabel }));
  await press(cancelLabel);
  expect(answered).toHaveBeenCalledExactlyOnceWith('sair', false);
});
