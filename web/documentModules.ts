import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client/cache';
import { print, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';
import * as generated from './src/gql/graphql.ts';

const prefix = 'graphql-document:';
const calls = /\bgraphql\(\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

const nameOf = ({ definitions: [own] }: DocumentNode): string =>
  (own as OperationDefinitionNode | FragmentDefinitionNode).name!.value;

/** What the code generator wrote, by the name of the operation or fragment. */
const documents = new Map((Object.values(generated) as DocumentNode[]).map((each) => [nameOf(each), each]));

const isSentOverHttp = ({ definitions: [own] }: DocumentNode): boolean =>
  own?.kind === 'OperationDefinition' && own.operation !== 'subscription';

const cache = new InMemoryCache();

/** The texts of the operations over HTTP as Apollo Client sends them, by their names. */
const texts = new Map(
  [...documents]
    .filter(([, document]) => isSentOverHttp(document))
    .map(([name, document]) => [name, print(cache.transformDocument(document))]),
);

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The same by their SHA-256, for the server: a built page sends the hash in the place of the text. */
export const pageDocuments: Readonly<Record<string, string>> = Object.fromEntries(
  [...texts.values()].map((text) => [hashOf(text), text]),
);

/**
 * Makes each GraphQL document a module, imported where `graphql(…)` names it, so that a page loads its own documents. As
 * generated, all are in one module, and each repeats the fragments that it spreads; here a fragment is one module for all.
 * A build also writes the hash into each operation over HTTP.
 */
export const documentModules: Plugin = {
  name: 'document-modules',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\bgraphql\(\s*`/ },
    handler(code) {
      const imports: string[] = [];
      const replaced = code.replace(calls, (call, name: string) => {
        if (!documents.has(name)) throw new Error(`${name} was not generated: run \`npm run codegen\`.`);
        imports.push(`import { document as $${name} } from '${prefix}${name}';`);
        // As many lines as before, so that errors name the right ones.
        return `$${name}${'\n'.repeat(call.split('\n').length - 1)}`;
      });
      return { code: `${imports.join(' ')} ${replaced}`, map: null };
    },
  },
  resolveId: {
    filter: { id: new RegExp(`^${prefix}`) },
    handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
  },
  load: {
    filter: { id: new RegExp(`^\\0${prefix}`) },
    handler(id) {
      const name = id.slice(prefix.length + 1);
      const [own, ...spread] = documents.get(name)!.definitions as FragmentDefinitionNode[];
      const text = this.environment.mode === 'build' ? texts.get(name) : undefined;
      const meta = text === undefined ? '' : `, __meta__: { hash: '${hashOf(text)}' }`;
      const names = spread.map((fragment) => fragment.name.value);
      return [
        ...names.map((each) => `import { definition as $${each} } from '${prefix}${each}';`),
        `export const definition = ${JSON.stringify(own)};`,
        `export const document = { kind: 'Document', definitions: [definition${names.map((each) => `, $${each}`).join('')}]${meta} };`,
      ].join('\n');
    },
  },
};
