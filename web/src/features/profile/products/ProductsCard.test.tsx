// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ownersPage } from '../../../tests/ownersPage';
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

/** The card of an owner without a socket, and the server, which keeps the list by its revision. */
async function aCard() {
  let stored = { revision: 1, items: [pao] };
  const keep = (items: readonly Product[]) => (stored = { revision: stored.revision + 1, items: [...items] });
  const user = () => ({ __typename: 'User', id: 'u1', products: { __typename: 'Products', ...stored } });
  const wrapper = ownersPage({
    SaveProducts({ input }) {
      const { products, basedOn } = input as { products: Product[]; basedOn: number };
      const isConflict = basedOn !== stored.revision;
      if (!isConflict) keep(products);
      return { saveProducts: { __typename: isConflict ? 'ProductsConflict' : 'SaveProductsSuccess', user: user() } };
    },
  });
  const shown = user() as unknown as ComponentProps<typeof ProductsCard>['user'];
  render(<ProductsCard user={shown} onUnsaved={() => {}} />, { wrapper });
  await screen.findByRole('region');
  return {
    keep,
    items: () => stored.items,
    press: (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole('button', { name }))),
    field: (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }),
    type: (name: RegExp, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } }),
    says: (words: string) => expect(screen.getByRole('region').textContent).toContain(words),
  };
}

const conflict = 'A lista mudou em outra aba ou aparelho';

it('an edit that was a conflict is saved over the newer list by the next press, also where no news come', async () => {
  const { keep, items, press, field, type, says } = await aCard();
  await press(/^Editar/);
  type(/Preço/, '6');
  keep([pao, bolo]);
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
  const { keep, items, press, type, says } = await aCard();
  await press('Adicionar produto');
  type(/Produto/, 'Café');
  keep([bolo]);
  await press('Salvar produto');
  keep([bolo, pao]);
  await press('Salvar produto');
  says(conflict);
  expect(items()).toEqual([bolo, pao]);
  await press('Salvar produto');
  expect(items()).toEqual([bolo, pao, { name: 'Café', price: null, detail: null }]);
});
