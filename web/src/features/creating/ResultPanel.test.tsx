// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Writing } from './writing';

vi.mock('../../session/ConfigProvider', () => ({ useConfig: () => ({ plans: [{ variations: 1, features: [] }] }) }));

// Files share a worker's modules: one that was loaded before keeps what is replaced here, and would keep the replacement.
vi.resetModules();
const { ResultPanel } = await import('./ResultPanel');
afterAll(() => void vi.resetModules());

let reducedMotion = false;
const scroll = vi.fn<(how: ScrollIntoViewOptions) => void>();

beforeEach(() => {
  reducedMotion = false;
  scroll.mockClear();
  // jsdom has neither.
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }));
  Element.prototype.scrollIntoView = scroll;
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const user = { plan: { variations: 1, features: [] } } as never;
const ignore = () => {};
const show = (writing: Writing) =>
  render(
    <ResultPanel
      writing={writing}
      kept={null}
      user={user}
      onEditing={ignore}
      onCancel={ignore}
      onWriteMissing={ignore}
      onKeptGone={ignore}
    />,
  );

it('says that the credit is back, if it was taken, when the server has said that nothing is charged', () => {
  show({ status: 'failed', message: 'Ocorreu um erro.', returned: true });
  expect(screen.getByRole('alert').textContent).toContain(
    'Ocorreu um erro. Crédito devolvido, se chegou a ser descontado. Seu pedido continua preenchido.',
  );
});

it('says nothing of the credit when nobody could be asked', () => {
  show({ status: 'failed', message: 'Ocorreu um erro.' });
  expect(screen.getByRole('alert').textContent).not.toContain('Crédito');
});

it.each([
  [false, 'smooth'],
  [true, 'auto'],
])('comes into view, without motion where none is wanted (%s)', (reduced, behavior) => {
  reducedMotion = reduced;
  show({ status: 'cancelled', stored: null });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', behavior });
});
