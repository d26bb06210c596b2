import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const everything = ['server/{tests,stand-ins}/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'];
const faults = ['server/tests/faults/**/*.test.ts', 'server/tests/contracts/store.*.test.ts'];
const disturbing = ['server/tests/contracts/store.mongo.test.ts'];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  // One copy of graphql: its ESM and CommonJS entries are two realms to instanceof.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['server/tests/seed/emulator.ts'],
    // Long enough for a machine that others use too: a test says what is so, not how soon.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // Two at once on the smallest machine too: stories wait more than they compute.
    maxWorkers: 2,
    projects: [
      {
        extends: true,
        test: { name: 'stories', include: everything, exclude: faults, sequence: { groupOrder: 0 } },
      },
      {
        // After the others, which would feel the load.
        extends: true,
        test: { name: 'faults', include: faults, exclude: disturbing, sequence: { groupOrder: 1 } },
      },
      {
        // Alone: it cuts every connection of the database.
        extends: true,
        test: { name: 'cuts', include: disturbing, sequence: { groupOrder: 2 } },
      },
    ],
  },
});
