import react from '@vitejs/plugin-react';
import { buildSchema, isAbstractType } from 'graphql';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const server = 'http://127.0.0.1:4000';

/** The members of every interface and union, for Apollo's cache; taken from the schema so that it cannot go stale. */
function possibleTypes(): Record<string, string[]> {
  const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../schema.graphql'), 'utf8'));
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  define: { __POSSIBLE_TYPES__: JSON.stringify(possibleTypes()) },
  build: { outDir: 'dist', emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/graphql': { target: server, ws: true }, '/api': server, '^/dev/(?!ui$)': server },
  },
});
