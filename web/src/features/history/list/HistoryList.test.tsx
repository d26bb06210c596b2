// @vitest-environment jsdom
import { InMemoryCache } from '@apollo/client';
import { relayStylePagination } from '@apollo/client/utilities';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aGeneration, aPlan, createPageWrapper, signIn } from '../../../tests/pageWrapper';
import { toast } from '../../../ui/feedback/Toaster';
import { HistoryList } from './HistoryList';
import type { HistoryFilterValues } from '../filters/useHistoryFilters';

beforeEach(signIn);
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const all: HistoryFilterValues = {
  contentType: undefined,
  tone: undefined,
  favourites: undefined,
  search: undefined,
};

interface Owner {
  /** How many texts there are. */
  count?: number;
  isDown?: boolean;
  filters?: Partial<HistoryFilterValues>;
  wide?: boolean;
}

/** The list of an owner whose network may be down. */
function aList({ count = 3, isDown = false, filters = {}, wide = true }: Owner = {}) {
  const network = { isDown };
  const edges = Array.from({ length: count }, (_, at) => ({
    __typename: 'GenerationEdge',
    cursor: `${at}`,
    node: { ...aGeneration(`g${at}`, 'POST_INSTAGRAM', [`Texto ${at}`]), topic: `tópico ${at}`, kit: null },
  }));
  const wrapper = createPageWrapper(
    {
      HistoryPage({ after, first }) {
        if (network.isDown) throw new TypeError('Failed to fetch');
        const begin = after ? Number(after) + 1 : 0;
        const end = begin + Number(first);
        const page = edges.slice(begin, end);
        const pageInfo = { __typename: 'PageInfo', hasNextPage: end < count, endCursor: page.at(-1)?.cursor ?? null };
        return { history: { __typename: 'GenerationConnection', edges: page, pageInfo } };
      },
      DeleteGeneration({ input }) {
        if (network.isDown) throw new TypeError('Failed to fetch');
        const { generationId } = input as { generationId: string };
        return { deleteGeneration: { __typename: 'DeleteGenerationSuccess', generationId } };
      },
    },
    {
      wide,
      at: ['/history'],
      cache: new InMemoryCache({ typePolicies: { Query: { fields: { history: relayStylePagination(['search']) } } } }),
    },
  );
  const List = () => {
    const title = useRef<HTMLHeadingElement>(null);
    return (
      <>
        <h1 ref={title} tabIndex={-1}>
          Meu Histórico
        </h1>
        <HistoryList
          plan={{ ...aPlan, features: ['EDITING'] }}
          filters={{ ...all, ...filters }}
          title={title}
          onNoMatch={() => {}}
        >
          <p>Exportar</p>
        </HistoryList>
      </>
    );
  };
  const shown = render(<List />, { wrapper });
  const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
  return { ...shown, network, press, router: wrapper.router };
}

const headings = () => screen.findAllByRole('heading', { level: 2 });
const expectTexts = (count: number) => waitFor(async () => expect(await headings()).toHaveLength(count));
/** Which heading has the focus. */
const focused = async () => (await headings()).indexOf(document.activeElement as HTMLElement);

it('an empty history invites to write the first text', async () => {
  aList({ count: 0 });
  expect(await screen.findByText('Sua história começa aqui.')).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/generate');
  expect(screen.queryByText('Exportar')).toBeNull();
});

it.each([{ contentType: 'POST_INSTAGRAM' }, { tone: 'DEFAULT' }, { favourites: true }, { search: 'bolo' }] as const)(
  'a history without a match for %j says so, and not that there are no texts',
  async (filters) => {
    aList({ count: 0, filters });
    expect(await screen.findByText('Nenhuma geração encontrada.')).toBeDefined();
    expect(screen.queryByText('Sua história começa aqui.')).toBeNull();
  },
);

it('a list that fails to load shows an error, and can be retried', async () => {
  const { network, press } = aList({ isDown: true });
  expect(await screen.findByText('Não foi possível carregar o histórico.')).toBeDefined();
  expect(screen.queryByText('Exportar')).toBeNull();
  network.isDown = false;
  await press('Tentar novamente');
  expect(await headings()).toHaveLength(3);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByText('Exportar')).toBeDefined();
});

it('the list loads ten texts at a time, and the first new one has the focus', async () => {
  const { press } = aList({ count: 21 });
  await expectTexts(10);
  await press('Carregar Mais');
  await expectTexts(20);
  expect(await focused()).toBe(10);
  await press('Carregar Mais');
  await expectTexts(21);
  expect(await focused()).toBe(20);
  expect(screen.queryByRole('button', { name: 'Carregar Mais' })).toBeNull();
});

it('a next page that fails to load shows an error below the list, which stays', async () => {
  const { network, press } = aList({ count: 12 });
  await headings();
  network.isDown = true;
  await press('Carregar Mais');
  expect((await screen.findByRole('alert')).textContent).toContain('Não foi possível carregar o histórico.');
  expect(await headings()).toHaveLength(10);
  expect(screen.getByRole('button', { name: 'Carregar Mais' })).toBeDefined();
});

it.each([
  [9, false],
  [10, true],
])('with %i texts the limit of the plan is mentioned: %s', async (count, isSaid) => {
  aList({ count });
  await headings();
  expect(screen.queryByRole('complementary', { name: 'Até onde vai o seu histórico' }) !== null).toBe(isSaid);
});

it.each([
  ['the first', 0, 'tópico 1'],
  ['a middle', 1, 'tópico 2'],
  ['the last', 2, 'tópico 1'],
] as const)(
  'when %s card is deleted, the question names its text, a message confirms it and its neighbour has the focus',
  async (_, index, neighbour) => {
    const { press } = aList();
    await headings();
    const success = vi.spyOn(toast, 'success');
    await press(new RegExp(`^Excluir.*${index}$`));
    const question = screen.getByRole('alertdialog', { name: /^Tem certeza que deseja excluir esta geração\?/ });
    expect(document.getElementById(question.getAttribute('aria-describedby')!)?.textContent).toBe(`Texto ${index}`);
    await press('Excluir');
    await expectTexts(2);
    await waitFor(() => expect(success).toHaveBeenCalledExactlyOnceWith('Texto excluído.'));
    expect(document.activeElement?.tagName).toBe('H2');
    expect(document.activeElement?.closest('li')?.textContent).toContain(neighbour);
  },
);

it('when the only card is deleted, the title of the page has the focus', async () => {
  const { press } = aList({ count: 1 });
  await headings();
  await press(/^Excluir.*0$/);
  await press('Excluir');
  await screen.findByText('Sua história começa aqui.');
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('a card that could not be deleted comes back with the reason, and the page is loaded again', async () => {
  const reload = vi.fn<() => void>();
  vi.stubGlobal('location', { reload });
  const { network, press } = aList({ count: 2 });
  await headings();
  network.isDown = true;
  await press(/^Excluir.*1$/);
  await press('Excluir');
  expect((await screen.findByRole('alertdialog')).textContent).toContain('A página será atualizada.');
  const reasons = [...document.querySelectorAll('li')].map((card) => card.textContent?.includes('Erro ao excluir'));
  expect(reasons).toEqual([false, true]);
  expect(reload).not.toHaveBeenCalled();
  await press('Entendi');
  expect(reload).toHaveBeenCalledOnce();
});

it('without a network nothing can be deleted or edited', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  aList({ count: 1 });
  await headings();
  for (const name of [/Excluir/, 'Editar', /Favorito/])
    expect(screen.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true);
});

it('leaving the page asks while a text is edited, and no longer once the edit is cancelled', async () => {
  const { press, router } = aList({ count: 1 });
  await headings();
  await press('Editar');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Outro' } });
  await act(() => router.navigate('/profile'));
  expect(screen.getByRole('alertdialog').textContent).toContain('não foram salvas');
  await press('Continuar editando');
  expect(router.state.location.pathname).toBe('/history');
  await press('Cancelar');
  await act(() => router.navigate('/profile'));
  expect(router.state.location.pathname).toBe('/profile');
});

it('on a phone each card is opened and folded by itself', async () => {
  aList({ wide: false });
  await headings();
  const toggles = () => screen.getAllByRole('button', { name: 'Post de Instagram' });
  const open = () => toggles().map((toggle) => toggle.getAttribute('aria-expanded'));
  expect(open()).toEqual(['false', 'false', 'false']);
  fireEvent.click(toggles()[1]!);
  fireEvent.click(toggles()[2]!);
  expect(open()).toEqual(['false', 'true', 'true']);
  fireEvent.click(toggles()[1]!);
  expect(open()).toEqual(['false', 'false', 'true']);
});
