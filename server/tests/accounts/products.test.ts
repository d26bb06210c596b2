import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { adjustVariation } from '../seed/adjusting.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const list = /* GraphQL */ `
  fragment List on User {
    products {
      revision
      items {
        name
        price
        detail
      }
    }
  }
`;
const viewer = `${list} { viewer { ...List } }`;
const saveProducts = /* GraphQL */ `
  ${list}
  mutation ($input: SaveProductsInput!) {
    saveProducts(input: $input) {
      __typename
      ... on SaveProductsSuccess {
        user {
          ...List
        }
      }
      ... on ProductsConflict {
        message
        user {
          ...List
        }
      }
      ... on InvalidProducts {
        line
        field
        message
      }
    }
  }
`;

const cake = { name: 'Bolo de cenoura', price: 'R$ 45', detail: 'com cobertura de chocolate' };
const coffee = { name: 'Café', price: null, detail: null };

const save = async (owner: Owner, products: readonly object[], basedOn?: number | null) =>
  (await owner.graphql(saveProducts, { input: { products, basedOn } })).data.saveProducts;
const read = async (owner: Owner) => (await owner.graphql(viewer)).data.viewer.products;

describe.each(stores)('products and prices (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  const attempts: WritingAttempt[] = [];
  beforeAll(async () => {
    server = await aServer({
      on,
      writer: {
        demonstration: false,
        write(attempt) {
          attempts.push(attempt);
          const variations = ['Bolo de cenoura quentinho saindo do forno. Passe aqui na Pão da Praça hoje.'];
          return Promise.resolve({ variations, writer: 'teste', model: 'teste', promptVersion: '1' });
        },
      },
    });
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  it('are an empty list at first, and are saved and read as a whole', async () => {
    const beginner = await server.anOwner();
    expect(await read(beginner)).toEqual({ revision: 0, items: [] });
    const saved = await save(beginner, [cake, { name: '  Pão  \n na chapa ', price: '  ', detail: '' }], 0);
    const items = [cake, { name: 'Pão na chapa', price: null, detail: null }];
    expect(saved).toEqual({ __typename: 'SaveProductsSuccess', user: { products: { revision: 1, items } } });
    expect(await read(beginner)).toEqual({ revision: 1, items });
    expect((await save(beginner, [], 1)).user.products).toEqual({ revision: 2, items: [] });
  });

  it.each([
    [[cake, { name: ' ' }], 2, 'name', 'Produto 2, nome: diga o nome do produto.'],
    [[{ name: 'á'.repeat(81) }], 1, 'name', 'Produto 1, nome: use no máximo 80 caracteres.'],
    [[cake, cake, { name: 'A', price: '9'.repeat(41) }], 3, 'price', 'Produto 3, preço: use no máximo 40 caracteres.'],
    [[{ name: 'A', detail: 'é'.repeat(201) }], 1, 'detail', 'Produto 1, detalhe: use no máximo 200 caracteres.'],
    [[{ name: 'A', price: '\u0000' }], 1, 'price', 'Produto 1, preço: há caracteres que não podem ser salvos.'],
    [Array.from({ length: 51 }, () => coffee), null, 'products', 'Guarde até 50 produtos.'],
  ])('are refused with the line and the field that must change (case %#)', async (products, line, field, message) => {
    const before = await read(owner);
    expect(await save(owner, products)).toEqual({ __typename: 'InvalidProducts', line, field, message });
    expect(await read(owner)).toEqual(before);
  });

  it('have their limits in the configuration', async () => {
    const { data } = await owner.graphql('{ config { limits { products productName productPrice productDetail } } }');
    expect(data.config.limits).toEqual({ products: 50, productName: 80, productPrice: 40, productDetail: 200 });
  });

  it('take 50 lines with each field at its limit in graphemes', async () => {
    const full = { name: 'ã'.repeat(80), price: 'ç'.repeat(40), detail: 'é'.repeat(200) };
    const products = Array.from({ length: 50 }, () => full);
    expect((await save(await server.anOwner(), products)).user.products.items).toEqual(products);
  });

  it('are not overwritten by an edit that is based on an older revision', async () => {
    const shop = await server.anOwner();
    await save(shop, [cake], 0);
    expect(await save(shop, [coffee], 0)).toEqual({
      __typename: 'ProductsConflict',
      message: 'A lista de produtos foi alterada em outro lugar. Confira o que mudou antes de salvar.',
      user: { products: { revision: 1, items: [cake] } },
    });
    expect((await save(shop, [cake], 0)).user.products).toEqual({ revision: 1, items: [cake] });
    expect((await save(shop, [coffee], 1)).user.products).toEqual({ revision: 2, items: [coffee] });
    expect((await save(shop, [cake])).user.products).toEqual({ revision: 3, items: [cake] });
  });

  it('are readable by their owner alone, and are removed with the account', async () => {
    const [victim, intruder] = [await server.anOwner(), await server.anOwner()];
    await save(victim, [cake]);
    expect(await read(intruder)).toEqual({ revision: 0, items: [] });
    await save(intruder, [coffee]);
    expect((await read(victim)).items).toEqual([cake]);
    const deleted = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';
    expect((await victim.graphql(deleted)).data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
    expect(await server.store.products.find(victim.uid)).toBeNull();
    expect((await read(intruder)).items).toEqual([coffee]);
  });

  it('are sent to the writer when the topic names them, and no others are', async () => {
    const shop = await server.anOwner({ credits: 5 });
    await save(shop, [cake, coffee, { name: 'Bolo', price: 'R$ 30', detail: null }]);
    const asked = async (keywords: string) => {
      expect((await shop.click({ keywords })).status).toBe(200);
      return attempts.at(-1)!.products;
    };
    expect(await asked('bolo cenoura quentinho hoje')).toEqual([cake]);
    expect(await asked('Bolo de cenoura, R$ 45')).toEqual([{ ...cake, price: null }]);
    expect(await asked('agenda aberta para encomendas')).toEqual([]);
  });

  it('are sent to the writer of an adjustment when an edit of the text names them', async () => {
    const shop = await server.anOwner({ plan: 'plano_voo' });
    await save(shop, [cake, coffee]);
    const [text] = await aHistory(server, shop, 1, () => ({ topic: 'Agenda aberta', variations: ['Agenda aberta!'] }));
    const edit = 'mutation ($input: UpdateVariationsInput!) { updateVariations(input: $input) { __typename } }';
    await shop.graphql(edit, { input: { generationId: text!.id, variations: ['Bolo de cenoura hoje!'] } });
    await adjustVariation(shop, text!.id);
    expect(attempts.at(-1)).toMatchObject({ adjusting: { kind: 'rewrite' }, products: [cake] });
  });
});
