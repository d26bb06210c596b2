// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

afterEach(cleanup);

const inTabs = (tabs: string[], active = 0, onChange = vi.fn<(index: number) => void>()) => (
  <Tabs label="Textos" tabs={tabs} active={active} onChange={onChange}>
    Um texto
  </Tabs>
);

it('a tab keeps the focus when its name changes', () => {
  const { rerender } = render(inTabs(['Post …', 'Anúncio …']));
  screen.getByRole('tab', { name: 'Post …' }).focus();
  rerender(inTabs(['Post ✓', 'Anúncio …']));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Post ✓' }));
});

it.each([
  ['ArrowLeft', 0, 2],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 2, 0],
  ['ArrowRight', 0, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
])('%s on tab %i opens tab %i and moves the focus there', (key, active, next) => {
  const onChange = vi.fn<(index: number) => void>();
  render(inTabs(['Um', 'Dois', 'Três'], active, onChange));
  fireEvent.keyDown(screen.getAllByRole('tab')[active]!, { key });
  expect(onChange).toHaveBeenCalledExactlyOnceWith(next);
  expect(document.activeElement).toBe(screen.getAllByRole('tab')[next]);
});

it.each(['ArrowRight', 'ArrowLeft', 'Home', 'End'])('%s opens no other tab while the tabs are disabled', (key) => {
  const onChange = vi.fn<(index: number) => void>();
  render(
    <Tabs label="Textos" tabs={['Um', 'Dois', 'Três']} active={1} onChange={onChange} disabled>
      Um texto
    </Tabs>,
  );
  fireEvent.keyDown(screen.getByRole('tab', { name: 'Dois' }), { key });
  expect(onChange).not.toHaveBeenCalled();
});

it('the panel is named by the open tab', () => {
  render(inTabs(['Um', 'Dois'], 1));
  expect(screen.getByRole('tabpanel', { name: 'Dois' }).textContent).toBe('Um texto');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});
