// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it, vi } from 'vitest';
import type { WritingText } from './clickState';

vi.mock('../../../session/ConfigProvider', () => ({ useConfig: () => ({ limits: { openingLength: 60 } }) }));

// Test files of a worker share modules: earlier files would keep them unmocked here, and later ones would get the mocks.
vi.resetModules();
const { WritingPanel } = await import('./WritingPanel');
afterAll(() => void vi.resetModules());

afterEach(cleanup);

const now = (texts: readonly string[], more: Partial<WritingText> = {}): WritingText => ({
  status: 'writing',
  texts,
  current: Math.max(texts.length - 1, 0),
  phase: 'first',
  ...more,
});

const statusText = () => screen.getByRole('status').textContent;

it.each([
  [now([]), 3, 'Escrevendo…'],
  [now(['a']), 1, 'Escrevendo…'],
  [now(['a']), 3, 'Escrevendo a variação 1 de 3…'],
  [now(['a', 'b']), 3, 'Escrevendo a variação 2 de 3…'],
  [now(['a'], { phase: 'revising' }), 3, 'Revisando o texto…'],
  [now(['a'], { phase: 'cancelling' }), 3, 'Cancelando…'],
])('the panel says for %j of %i texts what is being done', (writing, count, words) => {
  render(<WritingPanel click={writing} count={count} onCancel={() => {}} />);
  expect(statusText()).toBe(words);
});

it('the panel shows the text that is being written, until another one is picked', () => {
  const onCancel = vi.fn<() => void>();
  const panel = (writing: WritingText) => <WritingPanel click={writing} count={3} onCancel={onCancel} />;
  const { rerender } = render(panel(now(['Um'])));
  rerender(panel(now(['Um', 'Dois'])));
  expect(screen.getByRole('tabpanel').textContent).toBe('Dois');
  fireEvent.click(screen.getByRole('tab', { name: 'Variação 1' }));
  rerender(panel(now(['Um', 'Dois', 'Três'])));
  expect(screen.getByRole('tabpanel').textContent).toBe('Um');
  expect(screen.getAllByRole('tab')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(onCancel).toHaveBeenCalledOnce();
  rerender(panel(now(['Um'], { phase: 'cancelling' })));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Cancelar' }).disabled).toBe(true);
});

it('the panel shows the text that is being written when a restart has removed the one that was picked', () => {
  const panel = (writing: WritingText) => <WritingPanel click={writing} count={2} onCancel={() => {}} />;
  const { rerender } = render(panel(now(['Um', 'Dois'])));
  fireEvent.click(screen.getByRole('tab', { name: 'Variação 2' }));
  rerender(panel(now(['Um'])));
  expect(screen.getByRole('tabpanel').textContent).toBe('Um');
});

it('the panel draws one step for each text: those that are there, the one that is written, those to come', () => {
  const { container } = render(<WritingPanel click={now(['Um', 'Dois'])} count={3} onCancel={() => {}} />);
  const steps = [...container.querySelectorAll<HTMLElement>('[data-step]')].map(({ dataset }) => dataset['step']);
  expect(steps).toEqual(['done', 'now', 'open']);
});

const back = 'Se cancelar agora, o crédito volta.';
const used = 'Se cancelar agora, o texto pode ser concluído e usar um crédito; ele fica no histórico.';

it.each([
  ['nothing', now([]), back],
  ['an opening', now(['a'.repeat(60)]), back],
  ['more than an opening', now(['a'.repeat(61)]), used],
  ['more than an opening in two variations', now(['a'.repeat(60), 'b']), used],
  ['a text that is written again', now(['a'], { phase: 'revising' }), used],
])('the panel says what cancelling does when %s was shown', (_shown, writing, words) => {
  render(<WritingPanel click={writing} count={3} onCancel={() => {}} />);
  expect(screen.getByText(/^Se cancelar agora/).textContent).toBe(words);
});

it('the panel says nothing of the credit while the text is being cancelled', () => {
  render(<WritingPanel click={now(['Um'], { phase: 'cancelling' })} count={3} onCancel={() => {}} />);
  expect(screen.queryByText(/Se cancelar agora/)).toBeNull();
});
