import type { DocumentNode, FragmentDefinitionNode, OperationDefinitionNode } from 'graphql';
import type { Plugin } from 'vite';
import * as generated from './src/gql/graphql.ts';

const prefix = 'graphql-document:';
const calls = /\bgraphql\(\s*`\s*(?:query|mutation|subscription|fragment)\s+(\w+)[^`]*`,?\s*\)/g;

const nameOf = ({ definitions: [own] }: DocumentNode): string =>
  (own as OperationDefinitionNode | FragmentDefinitionNode).name!.value;

/** What the code generator wrote, by the name of the operation or fragment. */
const documents = new Map((Object.values(generated) as DocumentNode[]).map((each) => [nameOf(each), each]));

/**
 * Makes each GraphQL document a module, imported where `graphql(…)` names it, so that a page loads its own documents. As
 * generated, all are in one module, and each repeats the fragments that it spreads; here a fragment is one module for all.
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
      const names = spread.map((fragment) => fragment.name.value);
      return [
        ...names.map((each) => `import { definition as $${each} } from '${prefix}${each}';`),
        `export const definition = ${JSON.stringify(own)};`,
        `export const document = { kind: 'Document', definitions: [definition${names.map((each) => `, $${each}`).join('')}] };`,
      ].join('\n');
    },
  },
};
