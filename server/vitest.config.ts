import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everything = ['server/tests/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'];
const disturbing = ['server/tests/faults/**/*.test.ts', 'server/tests/contracts/store.*.test.ts'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  // One copy of graphql: its ESM and CommonJS entries are two realms to instanceof.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['server/tests/seed/emulator.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: { name: 'stories', include: everything, exclude: disturbing, sequence: { groupOrder: 0 } },
      },
      {
        // Alone, one file at a time: these cut connections and kill processes under load, which others would feel.
        extends: true,
        test: { name: 'faults', include: disturbing, fileParallelism: false, sequence: { groupOrder: 1 } },
      },
    ],
  },
});
