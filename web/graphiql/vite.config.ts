import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { writeCompressed } from '../writeCompressed.ts';

const outDir = resolve(import.meta.dirname, '../dist/graphiql');

/** GraphiQL with all of its parts, which the server has for those who cannot load Apollo Sandbox. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  // Eleven takes ten seconds for the editor.
  plugins: [react(), { name: 'write-compressed', closeBundle: () => writeCompressed(outDir, 9) }],
  worker: { format: 'es' },
  build: {
    outDir,
    emptyOutDir: true,
    target: 'baseline-widely-available',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 3_000,
    rolldownOptions: {
      // Its packages tell React's compiler to leave their files alone; there is none here.
      onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
    },
  },
});
