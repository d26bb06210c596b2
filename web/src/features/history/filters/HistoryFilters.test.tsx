// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aPlan, createPageWrapper } from '../../../tests/pageWrapper';
import { FilterSheet } from './FilterSheet';
import { HistoryFilters } from './HistoryFilters';
import { useHistoryFilters } from './useHistoryFilters';

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

const larger = { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo', features: ['HISTORY_FILTERS'] };
const config = {
  plans: [aPlan, larger],
  tones: [
    { key: 'DEFAULT', label: 'Padrão', requiredPlan: aPlan.key },
    { key: 'VENDER', label: 'Vender', requiredPlan: aPlan.key },
  ],
};

/** Opens the filters after visits to these paths, of which the last is shown. `values` are the filters of the list. */
async function openAt(at: readonly string[], { allowed = true, wide = true } = {}) {
  const wrapper = createPageWrapper({}, { at, wide, config });
  const Page = () => (
    <>
      <output>{JSON.stringify(useHistoryFilters(allowed))}</output>
      {wide ? <HistoryFilters allowed={allowed} /> : <FilterSheet allowed={allowed} />}
    </>
  );
  render(<Page />, { wrapper });
  await screen.findAllByRole('button');
  const { router } = wrapper;
  // Keeps the address of jsdom in step with the router.
  router.subscribe(({ location }) => history.replaceState(null, '', location.pathname + location.search));
  return {
    router,
    values: () => JSON.parse(document.querySelector('output')?.textContent ?? '') as object,
    search: () => decodeURIComponent(router.state.location.search),
    go: (to: string | number) => act(() => router.navigate(to as string)),
    press: (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    choose: (name: string, value: string) =>
      act(async () => void fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } })),
    type: (value: string) => fireEvent.change(field(), { target: { value } }),
    submit: () => act(async () => void fireEvent.submit(screen.getByRole('search'))),
  };
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const nothing = {};

it('the filters are read from the address, and unknown values are ignored', async () => {
  const { values, go } = await openAt(['/history?tipo=post_instagram&objetivo=vender&favoritas=sim&busca=bolo']);
  expect(values()).toEqual({ contentType: 'POST_INSTAGRAM', tone: 'VENDER', favourites: true, search: 'bolo' });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Objetivo' }).value).toBe('VENDER');
  expect(screen.getByRole('button', { name: /Favoritos/ }).getAttribute('aria-pressed')).toBe('true');
  await go('/history?tipo=cartaz&objetivo=&favoritas=nao&busca=');
  expect(values()).toEqual(nothing);
});

it('a plan without filters has none, whatever the address says', async () => {
  const at = ['/history?tipo=post_instagram&objetivo=vender&favoritas=sim&busca=bolo'];
  const { values } = await openAt(at, { allowed: false });
  expect(values()).toEqual(nothing);
  const controls = [...screen.getAllByRole('combobox'), field(), ...screen.getAllByRole('button')];
  expect(controls).toHaveLength(5);
  for (const control of controls) expect(control.hasAttribute('disabled')).toBe(true);
  const group = screen.getByRole('group', { name: 'Filtros' });
  expect(group.tabIndex).toBe(0);
  expect(document.body.textContent).toContain('Filtros avançados estão disponíveis a partir do Plano Voo');
});

it('each filter is put into the address beside the others and taken out again, without a step for Back', async () => {
  const { search, press, choose, go, router } = await openAt(['/profile', '/history']);
  expect(screen.getByRole('group', { name: 'Filtros' }).hasAttribute('tabindex')).toBe(false);
  await choose('Tipo de conteúdo', 'MENSAGEM_WHATSAPP');
  await choose('Objetivo', 'VENDER');
  await press(/Favoritos/);
  expect(search()).toBe('?tipo=mensagem_whatsapp&objetivo=vender&favoritas=sim');
  await press(/Favoritos/);
  await choose('Tipo de conteúdo', '');
  expect(search()).toBe('?objetivo=vender');
  await go(-1);
  expect(router.state.location.pathname).toBe('/profile');
});

it('a search is trimmed, an empty one is removed, and the field follows the address', async () => {
  const { search, values, type, submit, go } = await openAt(['/history?favoritas=sim']);
  expect(field().maxLength).toBe(100);
  type('  bolo de pote ');
  await submit();
  expect(values()).toMatchObject({ search: 'bolo de pote', favourites: true });
  expect(field().value).toBe('bolo de pote');
  type('   ');
  await submit();
  expect(search()).toBe('?favoritas=sim');
  await go('/history?busca=torta');
  expect(field().value).toBe('torta');
  await go('/history');
  expect(field().value).toBe('');
});

it.each([
  ['', 'Filtrar'],
  ['?busca=bolo', 'Filtrar1 filtro ativo'],
  ['?busca=bolo&favoritas=sim', 'Filtrar2 filtros ativos'],
])('on a phone one button says how many filters are active: %j', async (search, words) => {
  await openAt([`/history${search}`], { wide: false });
  expect(screen.getByRole('button').textContent).toBe(words);
});

it('on a phone the sheet is closed by Back and by its button, and keeps what was chosen', async () => {
  const { search, go, press, choose, type, submit } = await openAt(['/history'], { wide: false });
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Filtrar');
  await choose('Objetivo', 'VENDER');
  expect(screen.getByRole('dialog')).toBeDefined();
  await go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(search()).toBe('?objetivo=vender');
  await press(/Filtrar/);
  type('bolo');
  await submit();
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(search()).toContain('objetivo=vender');
});

it('on a phone clearing removes every filter, leaves the sheet open and moves the focus to its button', async () => {
  const { search, values, go, press } = await openAt(['/history?busca=bolo&favoritas=sim'], { wide: false });
  await press(/Filtrar/);
  await press('Limpar filtros');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ver textos' }));
  expect(screen.queryByRole('button', { name: 'Limpar filtros' })).toBeNull();
  expect([search(), values()]).toEqual(['', nothing]);
  await go(-1);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect([search(), values()]).toEqual(['', nothing]);
});

it('on a phone the sheet reserves the space of the button that clears before the first filter, so that it does not jump', async () => {
  const { press } = await openAt(['/history'], { wide: false });
  await press('Filtrar');
  const clear = screen.getByText('Limpar filtros');
  expect(getComputedStyle(clear).visibility).toBe('hidden');
  await press(/Favoritos/);
  await vi.waitFor(() => expect(getComputedStyle(clear).visibility).toBe('visible'));
});

it('on a phone the locked sheet says which plan opens it, and has nothing to submit', async () => {
  const { press } = await openAt(['/history'], { wide: false, allowed: false });
  await press('Filtrar');
  expect(screen.getByRole('dialog').textContent).toContain('disponíveis a partir do Plano Voo. Ver planos');
  expect(screen.queryByRole('button', { name: 'Ver textos' })).toBeNull();
  await press('Fechar');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
