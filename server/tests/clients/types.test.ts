import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal';
import { generate } from '@graphql-codegen/cli';
import { buildSchema, introspectionFromSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const sdl = readFileSync(join(root, 'schema.graphql'), 'utf8');

/** A project of an integrator, with the packages of this one. */
let project: string;
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'bemtevi-integrator-'));
  symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
  mkdirSync(join(project, 'src'));
});
afterAll(() => rmSync(project, { recursive: true, force: true }));

const run = (bin: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', bin), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
};
const checkTypes = (...files: string[]) =>
  run(
    'typescript/bin/tsc',
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--types',
    'node',
    '--skipLibCheck',
    '--target',
    'esnext',
    '--module',
    'nodenext',
    ...files,
  );

const operation = /* GraphQL */ `
  query IntegratorHistory($first: Int!) {
    history(first: $first) {
      edges {
        node {
          id
          contentType
          variations {
            text
          }
        }
      }
    }
  }
`;
/** Compiles only when the first property is known and the second is not. */
const uses = (data: string) => `
  for (const { node } of ${data}.history.edges) {
    const text: string | undefined = node.variations[0]?.text;
    const type: 'POST_INSTAGRAM' | string = node.contentType;
    // @ts-expect-error -- the schema has no such field
    node.inexistente;
    console.log(text, type);
  }
`;

describe('third-party tools, with schema.graphql alone', () => {
  it('gql.tada infers the types of an operation', () => {
    const introspection = minifyIntrospection(introspectionFromSchema(buildSchema(sdl)));
    const types = outputIntrospectionFile(introspection, { fileType: '.d.ts', shouldPreprocess: true });
    writeFileSync(join(project, 'src/introspection.d.ts'), types);
    writeFileSync(
      join(project, 'src/tada.ts'),
      `import { initGraphQLTada, type ResultOf } from 'gql.tada';
      import type { introspection } from './introspection.d.ts';
      const graphql = initGraphQLTada<{ introspection: introspection; scalars: { DateTime: string } }>();
      const History = graphql(\`${operation}\`);
      declare const data: ResultOf<typeof History>;
      ${uses('data')}`,
    );
    expect(checkTypes('--allowImportingTsExtensions', 'src/tada.ts')).toEqual({ status: 0, output: '' });
  });

  it('graphql-codegen writes the types of an operation', async () => {
    const files = (await generate(
      {
        schema: sdl,
        documents: operation,
        generates: { 'src/gql/': { preset: 'client', config: { useTypeImports: true } } },
        cwd: project,
        silent: true,
      },
      false,
    )) as { filename: string; content: string }[];
    mkdirSync(join(project, 'src/gql'));
    for (const { filename, content } of files) {
      writeFileSync(join(project, 'src/gql', filename.split('/').at(-1)!), content);
    }
    writeFileSync(
      join(project, 'src/codegen.ts'),
      `import type { IntegratorHistoryQuery } from './gql/graphql.js';
      declare const data: IntegratorHistoryQuery;
      ${uses('data')}`,
    );
    expect(checkTypes('src/codegen.ts')).toEqual({ status: 0, output: '' });
  });

  it('the Relay compiler takes the schema, a connection with pagination, and a mutation', () => {
    writeFileSync(join(project, 'schema.graphql'), sdl);
    writeFileSync(
      join(project, 'relay.config.json'),
      JSON.stringify({ src: './src', schema: './schema.graphql', language: 'typescript', eagerEsModules: true }),
    );
    writeFileSync(
      join(project, 'src/History.tsx'),
      `graphql\`
        query HistoryPageQuery { ...History_list }
      \`;
      graphql\`
        fragment History_list on Query
        @refetchable(queryName: "HistoryNextQuery")
        @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" }) {
          history(first: $first, after: $after) @connection(key: "History_history") {
            edges { node { id topic } }
          }
        }
      \`;
      graphql\`
        mutation HistoryDeleteMutation($input: DeleteGenerationInput!, $connections: [ID!]!) {
          deleteGeneration(input: $input) {
            ... on DeleteGenerationSuccess { generationId @deleteEdge(connections: $connections) }
          }
        }
      \`;
      graphql\`
        mutation HistoryGenerateMutation($input: GenerateCopyInput!) {
          generateCopy(input: $input) {
            ... on GenerateCopySuccess { generation { id } }
            ... on Failure { message }
          }
        }
      \`;`,
    );
    const { status, output } = run('relay-compiler/cli.js', 'relay.config.json');
    expect(output).not.toMatch(/error/i);
    expect(status).toBe(0);
    expect(readdirSync(join(project, 'src/__generated__')).toSorted()).toEqual([
      'HistoryDeleteMutation.graphql.ts',
      'HistoryGenerateMutation.graphql.ts',
      'HistoryNextQuery.graphql.ts',
      'HistoryPageQuery.graphql.ts',
      'History_list.graphql.ts',
    ]);
  });
});
