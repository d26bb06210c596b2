// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openDialogs } from '../../tests/dialogs';
import { Dialog } from './Dialog';
import { Meter } from './Meter';
import { Notice } from './Notice';
import { OfflineBar } from './OfflineBar';
import { ProgressBar } from './ProgressBar';
import { Spinner } from './Spinner';

beforeAll(openDialogs);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [3, 10, 3, '30%'],
  [12, 10, 10, '100%'],
  [0, 0, 0, '0%'],
])('a meter of %i of %i is filled to $3', (value, max, now, width) => {
  render(<Meter label="Créditos" value={value} max={max} text="em palavras" />);
  const meter = screen.getByRole('meter', { name: 'Créditos' });
  const attributes = ['aria-valuenow', 'aria-valuemax', 'aria-valuetext'].map((name) => meter.getAttribute(name));
  expect(attributes).toEqual([String(now), String(max), 'em palavras']);
  expect(meter.querySelector('span')?.style.inlineSize).toBe(width);
});

it.each([
  ['error', 'alert'],
  ['warning', 'status'],
  ['success', 'status'],
] as const)(
  'a notice of the tone %s has the role %s, and scrolls into view when it is to be revealed',
  (tone, role) => {
    const scrolled = vi.fn<() => void>();
    Element.prototype.scrollIntoView = scrolled;
    render(<Notice tone={tone}>Um</Notice>);
    expect([screen.getAllByRole(role).length, scrolled.mock.calls.length]).toEqual([1, 0]);
    render(
      <Notice tone={tone} reveal>
        Dois
      </Notice>,
    );
    expect([screen.getAllByRole(role).length, scrolled.mock.calls.length]).toEqual([2, 1]);
  },
);

it('the offline bar is shown while there is no network, and removes its listeners when it is unmounted', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get');
  const { container, unmount } = render(<OfflineBar />);
  expect(container.textContent).toBe('');
  for (const isOnline of [false, true, false]) {
    online.mockReturnValue(isOnline);
    act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
    expect(container.textContent.includes('Você está sem internet.')).toBe(!isOnline);
  }
  unmount();
  online.mockClear();
  dispatchEvent(new Event('online'));
  dispatchEvent(new Event('offline'));
  expect(online).not.toHaveBeenCalled();
});

it('the progress bar names the current step', () => {
  render(<ProgressBar label="Cadastro" step={2} steps={['Negócio', 'Contato', 'Resumo']} />);
  const bar = screen.getByRole('progressbar', { name: 'Cadastro' });
  const attributes = ['aria-valuenow', 'aria-valuemin', 'aria-valuemax', 'aria-valuetext'].map((name) =>
    bar.getAttribute(name),
  );
  expect(attributes).toEqual(['2', '1', '3', 'Etapa 2 de 3: Contato']);
  const [first, second, third] = [...bar.children].map(({ className }) => className);
  expect([first === second, second === third]).toEqual([true, false]);
});

it('a spinner is announced only when it has a label', () => {
  render(<Spinner />);
  expect(screen.queryByRole('status')).toBeNull();
  render(<Spinner label="Carregando" />);
  expect(screen.getByRole('status').textContent).toBe('Carregando');
});

it('a dialog stays open until its page closes it, focuses its title only where asked, and is closed when unmounted', () => {
  const close = vi.fn<() => void>();
  const closed = vi.spyOn(HTMLDialogElement.prototype, 'close');
  const dialog = (focusesTitle: boolean) => (
    <Dialog title="Guarde a chave" focusesTitle={focusesTitle} onClose={close} actions={<button>Ok</button>} />
  );
  const { unmount } = render(dialog(true));
  const shown = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Guarde a chave' });
  expect([shown.open, document.activeElement]).toEqual([true, screen.getByRole('heading')]);
  const cancel = createEvent('cancel', shown, { cancelable: true });
  fireEvent(shown, cancel);
  expect([cancel.defaultPrevented, close.mock.calls.length, shown.open]).toEqual([true, 1, true]);
  // A second Escape in a row closes the dialog even when the first one was prevented.
  shown.open = false;
  fireEvent(shown, createEvent('close', shown));
  expect([shown.open, document.activeElement]).toEqual([true, screen.getByRole('heading')]);
  unmount();
  expect(closed).toHaveBeenCalledOnce();
  render(dialog(false));
  expect(document.activeElement).not.toBe(screen.getByRole('heading'));
});
