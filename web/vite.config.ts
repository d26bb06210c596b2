import react from '@vitejs/plugin-react';
import { buildSchema, isAbstractType } from 'graphql';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultClientConditions, defineConfig, type Manifest } from 'vite';
import { documentModules } from './documentModules.ts';
import { writeCompressed } from './compressed.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? 4000}`;

/** The members of every interface and union, for Apollo's cache; taken from the schema so that it cannot go stale. */
function possibleTypes(): Record<string, string[]> {
  const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../schema.graphql'), 'utf8'));
  return Object.fromEntries(
    Object.values(schema.getTypeMap())
      .filter(isAbstractType)
      .map((type) => [type.name, schema.getPossibleTypes(type).map(({ name }) => name)]),
  );
}

const out = (folder: string): string => resolve(import.meta.dirname, 'dist', folder);

/** The scripts of each page of the application beside those of index.html, by its name in `paths`. */
function chunksOfPages(): Record<string, string[]> {
  const manifest = JSON.parse(readFileSync(join(out('client'), '.vite/manifest.json'), 'utf8')) as Manifest;
  const withImports = (source: string, found = new Set<string>()): Set<string> => {
    if (!found.has(source)) for (const each of manifest[source]?.imports ?? []) withImports(each, found.add(source));
    return found.add(source);
  };
  const index = readFileSync(join(out('client'), 'index.html'), 'utf8');
  const router = readFileSync(resolve(import.meta.dirname, 'src/router.tsx'), 'utf8');
  const pages = router.matchAll(/page\(paths\.(\w+), \(\) => import\('\.\/([\w/]+)'\)/g);
  return Object.fromEntries(
    [...pages].map(([, path = '', module]) => {
      const files = [...withImports(`src/${module}.tsx`)].map((source) => `/${manifest[source]!.file}`);
      return [path, files.filter((file) => !index.includes(file))];
    }),
  );
}

/** Puts the styles of the public pages into their template, and what compresses well beside each file of the site. */
function finish(): void {
  writeFileSync(join(out('render'), 'chunks.json'), JSON.stringify(chunksOfPages()));
  const styles = readdirSync(out('render'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const css = styles.map((file) => readFileSync(join(out('render'), file), 'utf8')).join('');
  const template = join(out('client'), 'page.html');
  writeFileSync(
    template,
    readFileSync(template, 'utf8')
      .replace('<!--style-->', () => `<style>${css}</style>`)
      // A page is read before anything on it moves: its scripts wait for the words and their fonts.
      .replaceAll(/(?=crossorigin (src|href)="[^"]+\.js")/g, 'fetchpriority="low" '),
  );
  writeCompressed(out('client'));
}

/** Keeps Sonner from adding its style sheet in the page, which the policy refuses; `ui/Toaster` imports it as a file. */
const withoutInlineStyles = {
  name: 'without-inline-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler(code: string) {
      const without = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (without === code) throw new Error('Sonner no longer adds its styles as it did.');
      return { code: without, map: null };
    },
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [documentModules, react(), withoutInlineStyles],
  define: { __POSSIBLE_TYPES__: JSON.stringify(possibleTypes()) },
  build: { emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    // What browsers get: the application's shell, the template of the public pages, and their scripts.
    client: {
      // Packages as today's browsers can read them: RxJS has a form for those of 2015 too, and gives it unasked.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: out('client'),
        manifest: true,
        modulePreload: { polyfill: false },
        rolldownOptions: { input: ['index.html', 'page.html'].map((page) => resolve(import.meta.dirname, page)) },
      },
    },
    // What the server renders the public pages with: one file that needs no package, and its styles.
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      build: {
        outDir: out('render'),
        ssr: 'src/prerender.tsx',
        emitAssets: true,
        copyPublicDir: false,
        cssCodeSplit: false,
        cssMinify: true,
        minify: true,
      },
    },
  },
  builder: {
    async buildApp({ build, environments }) {
      await build(environments['client']!);
      await build(environments['ssr']!);
      finish();
    },
  },
  server: {
    port: 5173,
    strictPort: true,
    // A browser test writes files without end, and none of them is a part of the page.
    watch: { ignored: ['**/e2e/**', '**/dist/**'] },
    proxy: { '/graphql': { target: server, ws: true }, '/api': server, '^/dev/(?!ui$)': server },
  },
});
