// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDialogs } from '../tests/dialogs';
import { CopyButton } from './CopyButton';
import { DialogsProvider } from './feedback/Dialogs';

beforeAll(openDialogs);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The button beside a clipboard that takes the text or refuses it. */
function aButton(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <DialogsProvider>
      <CopyButton text="Pão quente às 16h" />
    </DialogsProvider>,
  );
  const [button] = screen.getAllByRole('button');
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { press, says: () => button?.textContent };
}

it('the button says for 2 s that the text was copied', async () => {
  vi.useFakeTimers();
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => {});
  const { press, says } = aButton(writeText);
  await press('Copiar');
  expect(writeText).toHaveBeenCalledExactlyOnceWith('Pão quente às 16h');
  expect(says()).toBe('Copiado!');
  act(() => void vi.advanceTimersByTime(1_999));
  expect(says()).toBe('Copiado!');
  act(() => void vi.advanceTimersByTime(1));
  expect(says()).toBe('Copiar');
});

it('the button never says that a text was copied when the browser has refused it', async () => {
  const { press, says } = aButton(() => Promise.reject(new DOMException('No.', 'NotAllowedError')));
  await press('Copiar');
  expect(screen.getByRole('alertdialog').textContent).toContain('Não foi possível copiar o texto.');
  expect(says()).toBe('Copiar');
  await press('Entendi');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(says()).toBe('Copiar');
});
