import { ProductsConflict } from '../domain/account/conflicts.ts';
import { isFailure, type InvalidProducts, type Unauthenticated } from '../domain/failures.ts';
import { orUnauthenticated } from '../domain/account/orUnauthenticated.ts';
import type { OwnedValue, Revised } from '../domain/ports.ts';
import { parseProducts, type Product, type ProductInput } from '../domain/account/products.ts';
import type { User } from '../domain/account/user.ts';

/** The list of products and services that an owner keeps (rule 12.4). */
export interface Products {
  /** The owner's list; empty, at revision 0, while none was saved. */
  of(user: User): Promise<Revised<readonly Product[]>>;
  /** Replaces the list, unless it was saved since the revision that the edit is based on; null overwrites any. */
  save(
    user: User,
    products: readonly ProductInput[],
    basedOn: number | null,
  ): Promise<Revised<readonly Product[]> | InvalidProducts | ProductsConflict | Unauthenticated>;
}

/** Products over their port. */
export function createProducts(store: OwnedValue<readonly Product[]>): Products {
  return {
    of: async (user) => (await store.find(user.id)) ?? { value: [], revision: 0 },

    async save(user, input, basedOn) {
      const products = parseProducts(input);
      if (isFailure(products)) return products;
      const saved = orUnauthenticated(await store.save(user.id, products, basedOn));
      return saved === 'conflict' ? new ProductsConflict(user) : saved;
    },
  };
}
