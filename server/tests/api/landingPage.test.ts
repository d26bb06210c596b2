import { parse, type OperationDefinitionNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleOperations } from '../../src/http/exampleOperations.ts';
import { createPolicies } from '../../src/http/policies.ts';
import { directivesOf, headersSetBy } from '../seed/observatory.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';

let server: TestServer;
let owner: Owner;
beforeAll(async () => {
  server = await aServer();
  owner = await server.anOwner();
});
afterAll(() => server.stop());

const page = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`, { headers: { accept: 'text/html' } });
  return { headers: answer.headers, html: await answer.text() };
};

type Example = ReturnType<typeof exampleOperations>['operations'][number];

describe('the example operations', () => {
  /** The answers of the operation, until a text is written. */
  async function* answersOf({ query, variables }: Example): AsyncGenerator<{ data?: unknown; errors?: unknown }> {
    const [{ operation }] = parse(query).definitions as [OperationDefinitionNode];
    if (operation !== 'subscription') {
      yield await owner.graphql(query, variables);
      return;
    }
    const client = owner.socket();
    for await (const answer of client.iterate({ query, variables: { ...variables } })) {
      yield answer;
      if (query.includes('viewerChanged') || JSON.stringify(answer).includes('GenerateCopySuccess')) break;
    }
    await client.dispose();
  }

  it.each(exampleOperations().operations)('$query is served', async ({ query, variables }) => {
    for await (const { data, errors } of answersOf({ query, variables })) {
      expect(errors).toBeUndefined();
      expect(JSON.stringify(data)).not.toContain('"message"');
    }
  });

  it('are one document in Apollo Sandbox: no name of an operation or a variable is used twice', async () => {
    const { operations } = exampleOperations();
    const names = parse(operations.map(({ query }) => query).join('\n')).definitions.map(
      (definition) => (definition as OperationDefinitionNode).name?.value,
    );
    expect(new Set(names).size).toBe(operations.length);
    const variables = operations.flatMap(({ variables: given }) => Object.keys(given));
    expect(new Set(variables).size).toBe(variables.length);
    const { html } = await page('/graphql');
    for (const name of names) expect(html).toContain(` ${name}`);
    expect(html).toContain('Bearer TOKEN');
  });

  it('have requestIds of their own on every page', async () => {
    const idsOf = (html: string) => html.match(/"requestId":\s*"[\w-]{36}"/g) ?? [];
    const [first, second] = [idsOf((await page('/graphql')).html), idsOf((await page('/graphql')).html)];
    expect(first).toHaveLength(2);
    expect(new Set([...first, ...second]).size).toBe(4);
  });
});

it('GraphiQL may load what this server has, and nothing from elsewhere', () => {
  const { graphiql } = createPolicies({ authDomain: 'a.example', emulatorUrl: null, analytics: true, secure: true });
  const directives = directivesOf(headersSetBy(graphiql));
  expect(directives['default-src']).toEqual(["'none'"]);
  expect(directives['script-src']).toEqual(["'self'"]);
  expect(directives['connect-src']).toEqual(["'self'"]);
  expect(directives['worker-src']).toEqual(["'self'"]);
  expect(directives['frame-ancestors']).toEqual(["'none'"]);
  expect(JSON.stringify(directives)).not.toMatch(/https?:/);
});
