import { InvalidProducts } from '../failures.ts';
import { isLongerThan, isStorable } from '../text/text.ts';

/** A line of the owner's list of products and services (rule 12.4). */
export interface Product {
  readonly name: string;
  /** As the owner writes it: `R$ 45`, `60 o quilo`, `a partir de 30`. */
  readonly price: string | null;
  readonly detail: string | null;
}

/** A product as it was sent; a field that is blank or left out is empty. */
export interface ProductInput {
  readonly name: string;
  readonly price?: string | null | undefined;
  readonly detail?: string | null | undefined;
}

/** How many products a list may have, and the longest fields, in characters as people count them (rule 12.4). */
export const productLimits = { products: 50, name: 80, price: 40, detail: 200 } as const;

const labels: Record<keyof Product, string> = { name: 'nome', price: 'preço', detail: 'detalhe' };

/** The products in the form they are stored in, each field on one line, or the first field that cannot be stored. */
export function parseProducts(input: readonly ProductInput[]): readonly Product[] | InvalidProducts {
  if (input.length > productLimits.products) {
    return new InvalidProducts('products', null, `Guarde até ${productLimits.products} produtos.`);
  }
  const products: Product[] = [];
  for (const [index, { name, price, detail }] of input.entries()) {
    const product = { name: onOneLine(name), price: onOneLine(price) || null, detail: onOneLine(detail) || null };
    const wrong = refusal(product, index + 1);
    if (wrong) return wrong;
    products.push(product);
  }
  return products;
}

const onOneLine = (value: string | null | undefined): string => (value ?? '').replaceAll(/\s+/g, ' ').trim();

function refusal(product: Product, line: number): InvalidProducts | null {
  const refuse = (field: keyof Product, message: string) =>
    new InvalidProducts(field, line, `Produto ${line}, ${labels[field]}: ${message}`);
  if (product.name === '') return refuse('name', 'diga o nome do produto.');
  for (const field of ['name', 'price', 'detail'] as const) {
    const value = product[field] ?? '';
    if (!isStorable(value)) return refuse(field, 'há caracteres que não podem ser salvos.');
    if (isLongerThan(value, productLimits[field])) {
      return refuse(field, `use no máximo ${productLimits[field]} caracteres.`);
    }
  }
  return null;
}
