import type { Fact, FactKind } from '../facts/fact.ts';
import { readStatements } from '../facts/readFacts.ts';
import { stem } from '../facts/stem.ts';
import type { Product } from '../account/products.ts';
import { plainWording } from '../text/words.ts';

/** Words that owners leave out when they name a product. */
const stopWords: ReadonlySet<string> = new Set('a o as os e de da do das dos com c em no na para p'.split(' '));

/** As many products as the data for the model has room for. */
const maxNamedProducts = 6;

const stemsOf = (words: string): ReadonlySet<string> =>
  new Set(
    plainWording(words)
      .split(' ')
      .filter((word) => word !== '' && !stopWords.has(word))
      .map(stem),
  );

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean =>
  [...part].every((word) => whole.has(word));

/**
 * The products that a topic names, with every word of their names, or that were picked, which puts their names into the
 * topic (rule 12.4). A price in the topic wins over the one in the list. `now` is the time of the task.
 */
export function namedProducts(topic: string, products: readonly Product[], now: Date): readonly Product[] {
  const topicStems = stemsOf(topic);
  const named: readonly Named[] = products
    .map((product) => ({ product, stems: stemsOf(product.name) }))
    .filter(({ stems }) => stems.size > 0 && isWithin(stems, topicStems));
  // "Bolo de cenoura" names no product that is called "Bolo".
  const longest = named.filter(
    ({ stems }) => !named.some((other) => other.stems.size > stems.size && isWithin(stems, other.stems)),
  );
  if (longest.length === 0) return [];
  const priced = new Set(readStatements(topic, now).flatMap((fact) => pricedBy(fact, longest)));
  return longest
    .slice(0, maxNamedProducts)
    .map((one) => (priced.has(one) ? { ...one.product, price: null } : one.product));
}

interface Named {
  readonly product: Product;
  readonly stems: ReadonlySet<string>;
}

const priceKinds: ReadonlySet<FactKind> = new Set(['price', 'oldPrice', 'number', 'free']);

/** The products that a fact of the topic tells the price of: the one named last before it, or all of a price of nothing in particular. */
function pricedBy({ kind, about }: Fact, named: readonly Named[]): readonly Named[] {
  if (!priceKinds.has(kind)) return [];
  if (about === null) return named;
  const last = about.words.findLast((word) => named.some(({ stems }) => stems.has(word)));
  return named.filter(({ stems }) => last !== undefined && stems.has(last));
}
