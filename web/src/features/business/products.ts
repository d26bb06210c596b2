import { graphql } from '../../gql';
import type { Products_UserFragment } from '../../gql/graphql';

/** The owner's products and prices; everybody reads the whole list, so that the cache has it whole. */
export const ProductsFragment = graphql(`
  fragment Products_user on User {
    id
    products {
      revision
      items {
        name
        price
        detail
      }
    }
  }
`);

export type ProductList = Products_UserFragment['products'];
export type Product = ProductList['items'][number];

/** A price as it is read: a bare number is in reais. */
export const priceWords = (price: string): string => (/^\d+(?:[.,]\d+)*$/.test(price) ? `R$ ${price}` : price);

/** A product as it goes into a topic: its name and its price. */
export const productWords = ({ name, price }: Product): string => (price ? `${name}, ${priceWords(price)}` : name);
