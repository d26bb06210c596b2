// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createPageWrapper } from '../../../tests/pageWrapper';
import { ProductsCard } from './ProductsCard';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Product {
  readonly name: string;
  readonly price: string | null;
  readonly detail: string | null;
}

const pao: Product = { name: 'Pão', price: '5', detail: null };
const bolo: Product = { name: 'Bolo', price: '60', detail: null };

/** The card of an owner without a socket. The server stores the list with its revision, or always refuses it. */
async function aCard(refusal?: object) {
  let stored = { revision: 1, items: [pao] };
  const store = (items: readonly Product[]) => (stored = { revision: stored.revision + 1, items: [...items] });
  const user = () => ({ __typename: 'User', id: 'u1', products: { __typename: 'Products', ...stored } });
  const wrapper = createPageWrapper({
    SaveProducts({ input }) {
      const { products, basedOn } = input as { products: Product[]; basedOn: number };
      if (refusal) return { saveProducts: { __typename: 'InvalidProducts', ...refusal } };
      const isConflict = basedOn !== stored.revision;
      if (!isConflict) store(products);
      return { saveProducts: { __typename: isConflict ? 'ProductsConflict' : 'SaveProductsSuccess', user: user() } };
    },
  });
  const shown = user() as unknown as ComponentProps<typeof ProductsCard>['user'];
  const unsaved = vi.fn<(part: string, unsaved: boolean) => void>();
  render(<ProductsCard user={shown} onUnsaved={unsaved} />, { wrapper });
  await screen.findByRole('region');
  return {
    store,
    items: () => stored.items,
    isUnsaved: () => unsaved.mock.calls.at(-1)?.[1],
    press: (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    field: (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    type: (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    says: (words: string) => expect(screen.getByRole('region').textContent).toContain(words),
  };
}

const conflict = 'A lista mudou em outra aba ou aparelho';

it('an edit that was a conflict is saved into the newer list by the next click, also without a socket', async () => {
  const { store, items, press, field, type, says } = await aCard();
  await press(/^Editar/);
  type(/Preço/, '6');
  store([pao, bolo]);
  await press('Salvar produto');
  says(conflict);
  says('Bolo');
  expect(items()).toEqual([pao, bolo]);
  expect(field(/Preço/).value).toBe('6');
  await press('Salvar produto');
  says('Produto salvo.');
  expect(items()).toEqual([{ ...pao, price: '6' }, bolo]);
});

it('each further change elsewhere is a conflict of its own', async () => {
  const { store, items, press, type, says } = await aCard();
  await press('Adicionar produto');
  type(/Produto/, 'Café');
  store([bolo]);
  await press('Salvar produto');
  store([bolo, pao]);
  await press('Salvar produto');
  says(conflict);
  expect(items()).toEqual([bolo, pao]);
  await press('Salvar produto');
  expect(items()).toEqual([bolo, pao, { name: 'Café', price: null, detail: null }]);
});

it('a product is sent without spaces around it and with nothing for what is blank, and the focus comes back', async () => {
  const { items, press, type, isUnsaved } = await aCard();
  await press('Adicionar produto');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Produto/ }));
  type(/Produto/, ' Café ');
  type(/Preço/, '  ');
  expect(isUnsaved()).toBe(true);
  await press('Salvar produto');
  expect(items()).toEqual([pao, { name: 'Café', price: null, detail: null }]);
  expect([document.activeElement?.textContent, isUnsaved()]).toEqual(['Adicionar produto', false]);
});

it('a product without a name is not saved, and a cancelled edit changes nothing', async () => {
  const { items, press, type, field, says, isUnsaved } = await aCard();
  await press(/^Editar/);
  type(/Produto/, '  ');
  await press('Salvar produto');
  says('Diga o nome do produto.');
  expect(document.activeElement).toBe(field(/Produto/));
  type(/Produto/, 'Pão');
  type(/Detalhe/, 'Grande');
  expect(isUnsaved()).toBe(true);
  await press('Cancelar');
  expect([items(), isUnsaved(), document.activeElement?.textContent]).toEqual([[pao], false, 'Editar Pão']);
});

it('the error of a refused product is gone when the product is edited again', async () => {
  const words = 'Confira o preço.';
  const { press, type, says } = await aCard({ line: 0, field: 'price', message: words });
  await press(/^Editar/);
  type(/Preço/, '6');
  await press('Salvar produto');
  says(words);
  await press('Cancelar');
  await press(/^Editar/);
  expect(screen.queryByText(words)).toBeNull();
});

it.each([
  [/Produto/, 80],
  [/Preço/, 40],
  [/Detalhe/, 120],
])('the field %s takes %i characters', async (name, limit) => {
  const { press, type } = await aCard();
  await press('Adicionar produto');
  type(/Produto/, 'Café');
  const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar produto' }).disabled;
  type(name, ` ${'a'.repeat(limit)} `);
  expect(isOff()).toBe(false);
  type(name, 'a'.repeat(limit + 1));
  expect(isOff()).toBe(true);
});

it('a product is removed after a question, and the focus moves to the button that adds one', async () => {
  const { items, press, says } = await aCard();
  await press(/^Remover/);
  await press('Cancelar');
  expect(items()).toEqual([pao]);
  await press(/^Remover/);
  await press('Remover');
  says('Produto removido.');
  expect([items(), document.activeElement?.textContent]).toEqual([[], 'Adicionar produto']);
});
