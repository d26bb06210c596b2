// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LoadFailure } from './LoadFailure';

afterEach(cleanup);

it('a page that could not load tries again when it is told to, and by itself when the network is back', () => {
  const retry = vi.fn<() => void>();
  const { unmount } = render(<LoadFailure onRetry={retry} />);
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledTimes(1);
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
  unmount();
  fireEvent(window, new Event('online'));
  expect(retry).toHaveBeenCalledTimes(2);
});
