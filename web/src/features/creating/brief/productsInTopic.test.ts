import { describe, expect, it } from 'vitest';
import { findProduct, removeProduct, addProduct } from './productsInTopic';

const escovas = ['Escova, R$ 5', 'Escova, R$ 50', 'Escova, R$ 5,50'];
const products = ['Café', 'Café com leite, R$ 8', ...escovas, 'Torta', 'Mini Torta', 'Kit Torta do Dia'];
const picked = (topic: string) => products.filter((words) => findProduct(words, topic, products) !== null);

describe('a product in a topic', () => {
  it.each([
    ['Café com leite, R$ 8', ['Café com leite, R$ 8']],
    ['Café com leite, R$ 8. Café', ['Café', 'Café com leite, R$ 8']],
    ['Cafés da casa', []],
    ['Escova, R$ 50', ['Escova, R$ 50']],
    ['Escova, R$ 5,50', ['Escova, R$ 5,50']],
    ['Escova, R$ 5, só hoje', ['Escova, R$ 5']],
    ['Miniescova, R$ 5', []],
    ['Mini Torta', ['Mini Torta']],
    ['Kit Torta do Dia', ['Kit Torta do Dia']],
    ['Mini Torta e Torta', ['Torta', 'Mini Torta']],
    ['', []],
  ])('is found by itself in %j', (topic, found) => expect(picked(topic)).toEqual(found));

  it('is taken out from where it stands alone, and put in again', () => {
    const topic = 'Café com leite, R$ 8. Café';
    const at = findProduct('Café', topic, products);
    expect(removeProduct(topic, 'Café', at!)).toBe('Café com leite, R$ 8');
    expect(addProduct('Café com leite, R$ 8', 'Café')).toBe(topic);
    expect(addProduct('Hoje tem ', 'Café')).toBe('Hoje tem Café');
    expect(removeProduct('Café. Só hoje', 'Café', 0)).toBe('Só hoje');
  });
});
