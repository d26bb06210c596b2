import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  oxc: { decorator: { legacy: true, emitDecoratorMetadata: false } },
  // One copy of graphql: its ESM and CommonJS entries are two realms to instanceof.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['server/tests/seed/emulator.ts'],
    include: ['server/tests/**/*.test.ts', 'web/src/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
