import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const web = ['web/src/**/*.test.{ts,tsx}'];
const cutting = ['server/tests/contracts/store.mongo.test.ts'];
/** Faults that MongoDB has no part in. */
const onSqlite = [
  'server/tests/contracts/store.sqlite*.test.ts',
  'server/tests/faults/{anyOrder,everyTopic,floods,noStandIn}.test.ts',
];
const faults = ['server/tests/faults/**/*.test.ts'];
const withoutStore = [
  'server/tests/{bench,critic,domain,identity,mail,writer}/**/*.test.ts',
  'server/stand-ins/**/*.test.ts',
];

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  // One copy of graphql: its ESM and CommonJS entries are two realms to instanceof.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['server/tests/seed/emulator.ts', 'server/tests/seed/mongoDatabases.ts'],
    // Long enough for a machine that others use too: a test says what is so, not how soon.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    // More than the smallest machine has cores: stories wait as much as they compute.
    maxWorkers: 4,
    projects: [
      {
        // The modules of the product are loaded once for all stories, which is a second of every file's time.
        extends: true,
        test: {
          name: 'stories',
          include: ['server/tests/**/*.test.ts'],
          exclude: [...faults, ...onSqlite, ...cutting, ...withoutStore],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        // After the others, which would feel the load.
        extends: true,
        test: { name: 'faults', include: faults, exclude: onSqlite, isolate: false, sequence: { groupOrder: 1 } },
      },
      {
        // It cuts every connection of the database; beside it runs only what has none.
        extends: true,
        test: { name: 'cuts', include: cutting, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: { name: 'sqlite', include: onSqlite, isolate: false, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: { name: 'rules', include: withoutStore, isolate: false, sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: web,
          isolate: false,
          setupFiles: ['web/src/tests/browser.ts'],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
