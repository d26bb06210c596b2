import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, findBreakingChanges, type GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** What is breaking, and that the section of unreleased breaking changes does not name. */
function unnamed(released: GraphQLSchema, current: GraphQLSchema, changelog: string): string[] {
  const unreleased = changelog.split(/^## /m).find((section) => section.startsWith('Unreleased')) ?? '';
  const named = unreleased.split(/^### /m).find((section) => section.startsWith('Breaking')) ?? '';
  return findBreakingChanges(released, current)
    .map(({ description }) => description)
    .filter((description) => !thingsOf(description).every((name) => named.includes(name)));
}

/** The names in a description of graphql-js: "User.checkout was removed." is about `User` and `checkout`. */
const thingsOf = (description: string): string[] => {
  const [subject = ''] = description.split(/ (?:was|were|changed|is) /);
  return subject.match(/_?[A-Z_a-z][\w]*/g)?.filter((word) => !plainWords.has(word)) ?? [];
};
const plainWords = new Set([
  'A',
  'An',
  'The',
  'required',
  'arg',
  'input',
  'field',
  'on',
  'type',
  'enum',
  'union',
  'from',
]);

describe('the schema', () => {
  it('breaks nothing of the last release but what CHANGELOG.md names', () => {
    const released = buildSchema(read('server/tests/api/released.graphql'));
    expect(unnamed(released, buildSchema(read('schema.graphql')), read('CHANGELOG.md'))).toEqual([]);
  });

  it.each([
    ['a removed field', 'type Query { a: Int }', 'Query.b was removed.'],
    ['a field of another type', 'type Query { a: Int b: String }', 'Query.b changed type from Int to String.'],
    ['a required argument', 'type Query { a: Int b(of: Int!): Int }', 'A required arg of on Query.b was added.'],
  ])('the schema is found to break by %s, until the changelog names it', (_what, next, description) => {
    const [before, after] = [buildSchema('type Query { a: Int b: Int }'), buildSchema(next)];
    expect(unnamed(before, after, '## Unreleased\n\n### Added\n\n- `Query.b`\n')).toEqual([description]);
    expect(unnamed(before, after, '## 1.0.0\n\n### Breaking\n\n- `Query.b(of)`\n')).toEqual([description]);
    expect(unnamed(before, after, '## Unreleased\n\n### Breaking\n\n- `Query.b(of)`\n')).toEqual([]);
  });
});
