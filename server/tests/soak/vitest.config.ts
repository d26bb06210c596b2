import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** `npm run soak`: outside the gate, which has no ten minutes. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
  test: {
    globalSetup: ['server/tests/seed/emulator.ts'],
    include: ['server/tests/soak/*.soak.ts'],
    testTimeout: 3_600_000,
    hookTimeout: 300_000,
    disableConsoleIntercept: true,
  },
});
