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
    open: (question: string, openDialog: (dialogs: typeof result.current) => Promise<unknown>) =>
      act(async () => void openDialog(result.current).then((answer) => answered(question, answer))),
    press: (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    escape: () =>
      act(async () => {
        const dialog = screen.getByRole('alertdialog');
        fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
      }),
    questions: () => screen.queryAllByRole('alertdialog').map((dialog) => dialog.querySelector('p')?.textContent),
  };
}

it('questions are asked one at a time, in their order, and each has its own answer', async () => {
  const { open, press, escape, questions, answered } = aPage();
  await open('sair', (dialogs) => dialogs.confirm('Sair?', { confirmLabel: 'Sair' }));
  await open('aviso', (dialogs) => dialogs.alert('Algo mudou.'));
  await open('excluir', (dialogs) => dialogs.confirm('Excluir?', { danger: true }));
  expect(questions()).toEqual(['Sair?']);
  await press('Sair');
  expect(questions()).toEqual(['Algo mudou.']);
  await press('Entendi');
  expect(questions()).toEqual(['Excluir?']);
  await escape();
  expect(questions()).toEqual([]);
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
  const { open, press, answered } = aPage();
  const choices = ['Excluir o kit inteiro', 'Só este texto'].map((label) => ({ label, variant: 'danger' }) as const);
  await open('kit', (dialogs) => dialogs.choose('Excluir?', choices));
  await press(name);
  expect(answered).toHaveBeenCalledExactlyOnceWith('kit', answer);
});

it.each(['Cancelar', 'Ficar'])('a question is answered with no by %s', async (cancelLabel) => {
  const { open, press, answered } = aPage();
  await open('sair', (dialogs) => dialogs.confirm('Sair?', { cancelLabel }));
  await press(cancelLabel);
  expect(answered).toHaveBeenCalledExactlyOnceWith('sair', false);
});
