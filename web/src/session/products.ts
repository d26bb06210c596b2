import { graphql } from '../gql';
import type { Products_UserFragment } from '../gql/graphql';

/** The owner's products and prices, part of the live user; everybody reads the whole list, so that the cache has it whole. */
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
