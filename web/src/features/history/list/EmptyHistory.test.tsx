// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageWrapper } from '../../../tests/pageWrapper';
import { EmptyHistory } from './EmptyHistory';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** An empty history below its title. */
async function anEmptyHistory(filtered: boolean) {
  const wrapper = createPageWrapper({}, { at: ['/history?busca=bolo&tipo=post_instagram'] });
  const Page = () => {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h1 ref={title} tabIndex={-1}>
          Meu Histórico
        </h1>
        <EmptyHistory filtered={filtered} title={title} onNoMatch={() => {}} />
      </>
    );
  };
  render(<Page />, { wrapper });
  await screen.findByRole('heading', { level: 2 });
  return wrapper.router;
}

it('a search that finds nothing is cleared by a button, and the title of the page has the focus then', async () => {
  const router = await anEmptyHistory(true);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/generate');
  await act(async () => screen.getByRole('button', { name: 'Limpar busca e filtros' }).click());
  expect([router.state.location.pathname, router.state.location.search]).toEqual(['/history', '']);
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a history without any text has no search to clear', async () => {
  await anEmptyHistory(false);
  expect(screen.queryByRole('button')).toBeNull();
});
