import { Arg } from 'type-graphql';

/** The one argument of a mutation. */
export const Input = (type: () => new () => object) => Arg('input', type, { description: 'What is asked for.' });
