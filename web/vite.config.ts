import react from '@vitejs/plugin-react';
import { buildSchema, isAbstractType } from 'graphql';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { defaultClientConditions, defineConfig, type Manifest } from 'vite';
import { chunkGroups } from './chunkGroups.ts';
import { documentModules, pageDocuments } from './documentModules.ts';
import { writeCompressed } from './writeCompressed.ts';

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

const client = (file: string): string => join(out('client'), file);
const read = (file: string): string => readFileSync(client(file), 'utf8');

/** What the build made of each page of the route table, by its name in `paths`: its scripts and styles with all it imports. */
function filesOfPages(): Map<string, { readonly scripts: string[]; readonly styles: string[] }> {
  const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
  // What is imported comes first, as in the application: of two styles for one element the later one counts.
  const withImports = (source: string, seen = new Set<string>()): string[] => {
    if (seen.has(source)) return [];
    seen.add(source);
    return [...(manifest[source]?.imports ?? []).flatMap((each) => withImports(each, seen)), source];
  };
  const router = readFileSync(resolve(import.meta.dirname, 'src/router.tsx'), 'utf8');
  const pages = router.matchAll(/page\(paths\.(\w+), \(\) => import\('\.\/([\w/]+)'\)/g);
  return new Map(
    [...pages].map(([, path = '', module]) => {
      const chunks = withImports(`src/${module}.tsx`).map((source) => manifest[source]!);
      return [path, { scripts: chunks.map(({ file }) => file), styles: chunks.flatMap(({ css = [] }) => css) }];
    }),
  );
}

const styleLink = /<link rel="stylesheet" crossorigin href="\/([^"]+)">\s*/g;

/** A page is read before anything on it moves: its scripts wait for the words and their fonts. */
const scriptsLast = (html: string): string =>
  html.replaceAll(/(?=crossorigin (src|href)="[^"]+\.js")/g, 'fetchpriority="low" ');

/**
 * Puts styles into the documents, so that they are painted before anything else has come: those of the public pages, and
 * those of the application's frame and its forms for visitors. Writes what compresses well beside each file of the site,
 * and for the server which scripts each page needs and which operations the pages send by their hash.
 */
function finish(): void {
  const pages = filesOfPages();
  const index = read('index.html');
  const scripts = [...pages].map(([path, files]) => [
    path,
    files.scripts.filter((file) => !index.includes(file)).map((file) => `/${file}`),
  ]);
  writeFileSync(join(out('render'), 'chunks.json'), JSON.stringify(Object.fromEntries(scripts)));
  writeFileSync(join(out('render'), 'documents.json'), JSON.stringify(pageDocuments));

  const ofFrame = [...index.matchAll(styleLink)].map(([, file = '']) => file);
  const ofForms = ['login', 'register', 'resetPassword'].flatMap((path) => pages.get(path)!.styles);
  const inDocument = [...new Set([...ofFrame, ...ofForms])];
  // Disabled, they are not fetched; a page that asks for them later finds that they are there.
  const known = inDocument.map((file) => `<link rel="stylesheet" disabled href="/${file}" />`).join('');
  const css = inDocument.map(read).join('');
  writeFileSync(
    client('index.html'),
    scriptsLast(index.replaceAll(styleLink, '').replace('<!--style-->', () => `<style>${css}</style>${known}`)),
  );

  const styles = readdirSync(out('render'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  );
  const publicCss = styles.map((file) => readFileSync(join(out('render'), file), 'utf8')).join('');
  writeFileSync(
    client('page.html'),
    scriptsLast(read('page.html').replace('<!--style-->', () => `<style>${publicCss}</style>`)),
  );
  writeCompressed(out('client'));
}

/** Keeps Sonner from adding its style sheet in the page, which the policy refuses; `ui/feedback/Toaster` imports it as a file. */
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
        rolldownOptions: {
          input: ['index.html', 'page.html'].map((page) => resolve(import.meta.dirname, page)),
          output: { codeSplitting: { groups: chunkGroups } },
        },
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
