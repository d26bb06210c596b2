// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, aViewer, createPageWrapper, signIn } from '../../tests/pageWrapper';
import { Component as History } from './History';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of an owner with more than ten texts, of which a search finds only those after the first ten. The network may be down. */
async function aPage(features: readonly string[]) {
  const viewer = { ...aViewer, plan: { __typename: 'Plan', ...aPlan, features } };
  const requests: Record<string, unknown>[] = [];
  const network = { isDown: false };
  const wrapper = createPageWrapper(
    {
      Viewer: () => ({ viewer }),
      HistoryOwner: () => ({ viewer }),
      HistoryPage(variables) {
        if (network.isDown) throw new TypeError('Failed to fetch');
        requests.push(variables);
        const { after, search } = variables;
        const texts =
          search === 'nada' || (search && !after)
            ? []
            : Array.from({ length: 10 }, (_, at) => `${after ? 'Mais' : 'Texto'} ${at}`);
        return {
          history: {
            __typename: 'GenerationConnection',
            edges: texts.map((text) => ({
              __typename: 'GenerationEdge',
              cursor: text,
              node: { ...aGeneration(text, 'POST_INSTAGRAM', [text]), kit: null },
            })),
            pageInfo: {
              __typename: 'PageInfo',
              hasNextPage: !after && search !== 'nada',
              endCursor: after ? null : 'Texto 9',
            },
          },
        };
      },
    },
    {
      at: ['/history'],
      cache: new InMemoryCache({ typePolicies: { Query: { fields: { history: relayStylePagination(['search']) } } } }),
    },
  );
  render(<History />, { wrapper });
  await screen.findByText('Texto 0');
  return { requests, network, go: (to: string) => act(() => wrapper.router.navigate(to)) };
}

it('a search continues to older texts, also after more of the unfiltered list failed to load', async () => {
  const { network, go } = await aPage(['HISTORY_FILTERS']);
  network.isDown = true;
  fireEvent.click(screen.getByRole('button', { name: 'Carregar Mais' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o histórico.');
  network.isDown = false;
  await go('/history?busca=bolo');
  expect(await screen.findByText('Mais 0')).toBeDefined();
  expect([screen.queryByText('Texto 0'), screen.queryByRole('alert')]).toEqual([null, null]);
});

it('a plan without filters searches for nothing and exports nothing, whatever the address says', async () => {
  const { requests, go } = await aPage([]);
  await go('/history?busca=bolo');
  expect(requests.every(({ search }) => search === undefined)).toBe(true);
  expect(screen.getByText('Texto 0')).toBeDefined();
  expect(screen.queryByRole('group', { name: 'Exportar histórico' })).toBeNull();
});

it('a search that finds nothing is announced in a live region that was there before', async () => {
  const { go } = await aPage(['HISTORY_FILTERS']);
  const [region] = screen.getAllByRole('status');
  expect(region?.textContent).toBe('');
  await go('/history?busca=nada');
  await screen.findByText('Nenhuma geração encontrada.');
  expect(region?.textContent).toBe('Nenhum texto com esta busca ou estes filtros.');
  await go('/history');
  await screen.findByText('Texto 0');
  expect([region?.isConnected, region?.textContent]).toEqual([true, '']);
});
