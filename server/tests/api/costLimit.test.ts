import { getNamedType, isObjectType, parse, specifiedRules, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { largestPageOf } from '../../src/graphql/pageLength.ts';
import { buildApiSchema } from '../../src/graphql/schema.ts';
import { costLimit } from '../../src/http/costLimit.ts';
import { maxTokens, validationRules } from '../../src/http/operationLimits.ts';
import { everyField } from '../seed/everyField.ts';

const schema = buildApiSchema();
const refusals = (query: string) =>
  validate(schema, parse(query, { maxTokens }), [...specifiedRules, costLimit]).map(({ message }) => message);
const tooDear = [expect.stringMatching(/^A operação custa \d+; o máximo é 45000\.$/)];

/** Every field with an argument `first`. */
const connections = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) =>
    Object.values(type.getFields()).flatMap((field) => {
      const first = field.args.find(({ name }) => name === 'first');
      return first ? [{ parent: type.name, field, largest: largestPageOf(first) }] : [];
    }),
  );

/** The field, alone in a query. */
const inQuery = (parent: string, selection: string) =>
  parent === 'Query' ? `{ ${selection} }` : `{ viewer { ${selection} } }`;

const nine = (selection: (index: number) => string) => Array.from({ length: 9 }, (_, i) => selection(i)).join(' ');
const ids = '{ edges { node { id } } }';

describe('the cost of an operation', () => {
  it('is limited by the validation rules of every transport', () => {
    expect(validationRules).toContain(costLimit);
  });

  it('allows the largest page of each connection with all its fields', () => {
    expect(connections.map(({ parent, field }) => `${parent}.${field.name}`).toSorted()).toEqual([
      'Query.history',
      'User.creditStatement',
    ]);
    for (const { parent, field, largest } of connections) {
      const page = `${field.name}(first: ${largest}) ${everyField(getNamedType(field.type))}`;
      expect(refusals(inQuery(parent, page))).toEqual([]);
    }
  });

  it.each([
    ['by their length', `{ ${nine((i) => `a${i}: history(first: 50) ${ids}`)} }`],
    ['by a variable', `query ($n: Int) { ${nine((i) => `a${i}: history(first: $n) ${ids}`)} }`],
    [
      'by a variable with a default value',
      `query ($n: Int = 1) { ${nine((i) => `a${i}: history(first: $n) ${ids}`)} }`,
    ],
    ['by null', `{ ${nine((i) => `a${i}: history(first: null) ${ids}`)} }`],
    ['by a length out of range', `{ ${nine((i) => `a${i}: history(first: -50) ${ids}`)} }`],
    [
      'by fragments',
      `query ($n: Int) { ${nine((i) => `...F${i}`)} } ${nine((i) => `fragment F${i} on Query { a${i}: history(first: $n) { ...Ids } }`)} fragment Ids on GenerationConnection ${ids}`,
    ],
    [
      'by inline fragments',
      `query ($n: Int) { ... { ${nine((i) => `... on Query { a${i}: history(first: $n) ${ids} }`)} } }`,
    ],
    [
      'below another field',
      `query ($n: Int!) { viewer { ${nine((i) => `a${i}: creditStatement(first: $n) ${ids}`)} } }`,
    ],
  ])('is too high for nine of the largest pages that are asked for %s', (_how, query) => {
    expect(refusals(query)).toEqual(tooDear);
  });

  it.each([
    ['of the default length', `{ ${nine((i) => `a${i}: history ${ids}`)} }`],
    ['of a short length', `{ ${nine((i) => `a${i}: history(first: 10) ${ids}`)} }`],
  ])('is low enough for nine pages %s', (_which, query) => {
    expect(refusals(query)).toEqual([]);
  });
});
