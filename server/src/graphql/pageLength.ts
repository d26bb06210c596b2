import type { GraphQLArgument } from 'graphql';
import { Extensions, Field, Int } from 'type-graphql';

interface Lengths {
  readonly defaultValue: number;
  readonly largest: number;
  readonly nullable?: true;
}

/** The argument that says how many items a page has; what the page costs follows from it. */
export const PageLength =
  ({ largest, ...options }: Lengths) =>
  (prototype: object, name: string): void => {
    const description = `How many items the page has at most, from 1 to ${largest}.`;
    Field(() => Int, { ...options, description })(prototype, name);
    Extensions({ largestPage: largest })(prototype, name);
  };

/** The items of the largest page that the argument can ask for; null for one that is no `PageLength`. */
export const largestPageOf = ({ extensions: { largestPage } }: Pick<GraphQLArgument, 'extensions'>): number | null =>
  typeof largestPage === 'number' ? largestPage : null;
