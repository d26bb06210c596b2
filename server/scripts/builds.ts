import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

interface Build {
  readonly name: string;
  readonly script: string;
  readonly sources: readonly string[];
  /** The file with the digest of the sources of the last build. */
  readonly stamp: string;
}

/** The builds that `npm start` makes, and what each is made from. */
export const builds: readonly Build[] = [
  {
    name: 'server',
    script: 'build:server',
    sources: [
      'server/src',
      'server/stand-ins',
      'server/tsconfig.json',
      'server/tsconfig.build.json',
      'server/vite.config.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    stamp: 'dist/.built-from',
  },
  {
    name: 'web page',
    script: 'build:web',
    sources: [
      'web/src',
      'web/public',
      'web/index.html',
      'web/page.html',
      'web/vite.config.ts',
      'web/chunkGroups.ts',
      'web/documentModules.ts',
      'web/writeCompressed.ts',
      'schema.graphql',
      // The page for developers shows its code.
      'docs/api.md',
      'package-lock.json',
    ],
    stamp: 'web/dist/.built-from',
  },
  {
    name: 'GraphiQL page',
    script: 'build:graphiql',
    sources: ['web/graphiql', 'web/writeCompressed.ts', 'package-lock.json'],
    stamp: 'web/dist/.graphiql-built-from',
  },
];

/** Builds what is missing or older than its sources, and says so. Throws with the tool's output when one fails. */
export function buildWhatIsMissing(): void {
  for (const build of builds) {
    const state = stateOf(build.sources);
    const stamp = join(root, build.stamp);
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) continue;
    process.stdout.write(`Building the ${build.name} … `);
    const began = performance.now();
    // Node runs the script itself: npm is a file that Windows cannot start without a shell.
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--run', build.script], {
      cwd: root,
      encoding: 'utf8',
      // Vite would build the page for the NODE_ENV of whoever runs this, a test for example.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    if (status !== 0) throw new Error(`failed:\n${stdout}${stderr}`);
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, state);
    process.stdout.write(`${((performance.now() - began) / 1000).toFixed(1)} s\n`);
  }
}

/** A digest of every file's name, size and time: cheap, and different after any change. */
function stateOf(sources: readonly string[]): string {
  const digest = createHash('sha256');
  const visit = (path: string): void => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats) return;
    if (!stats.isDirectory()) digest.update(`${path}\0${stats.size}\0${stats.mtimeMs}\n`);
    else for (const name of readdirSync(path).toSorted()) visit(join(path, name));
  };
  for (const source of sources) visit(join(root, source));
  return digest.digest('hex');
}
