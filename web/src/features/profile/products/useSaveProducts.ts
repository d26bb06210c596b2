import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { getFragmentData, graphql } from '../../../gql';
import { toast } from '../../../ui/feedback/Toaster';
import { ProductsFragment, type Product, type ProductList } from '../../../session/products';
import { isUnauthenticated } from '../../../session/unauthenticated';
import { accountGoneMessage } from '../mergeAfterSave';

const SaveProducts = graphql(`
  mutation SaveProducts($input: SaveProductsInput!) {
    saveProducts(input: $input) {
      __typename
      ... on SaveProductsSuccess {
        user {
          id
          ...Products_user
        }
      }
      ... on ProductsConflict {
        user {
          id
          ...Products_user
        }
      }
      ... on InvalidProducts {
        line
        field
        message
      }
    }
  }
`);

/** A field of a line that the server refuses. */
export interface Refusal {
  readonly field: string;
  readonly message: string;
}

/** The list was changed elsewhere since the edit began. */
interface Conflict {
  readonly newer: ProductList;
}

export type SaveOutcome = 'saved' | 'failed' | Conflict | Refusal;

/** Saves the whole list over the one that the edit began from. */
export function useSaveProducts() {
  const [mutate] = useMutation(SaveProducts);
  const [saving, setSaving] = useState(false);

  async function save({ revision }: ProductList, items: readonly Product[]): Promise<SaveOutcome> {
    setSaving(true);
    try {
      const products = items.map(({ name, price, detail }) => ({ name, price, detail }));
      const result = (await mutate({ variables: { input: { products, basedOn: revision } } })).data?.saveProducts;
      if (!result) return 'failed';
      if (result.__typename === 'SaveProductsSuccess') return 'saved';
      if (result.__typename === 'ProductsConflict') {
        return { newer: getFragmentData(ProductsFragment, result.user).products };
      }
      return { field: result.field, message: result.message };
    } catch (error) {
      // The guard leads to the login; a toast comes along.
      if (isUnauthenticated(error)) toast.error(accountGoneMessage);
      return 'failed';
    } finally {
      setSaving(false);
    }
  }

  return { saving, save };
}
