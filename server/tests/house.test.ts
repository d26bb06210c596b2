import { mkdtempSync, globSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from '@graphql-codegen/cli';
import { describe, expect, it } from 'vitest';
import codegen from '../../codegen.ts';
import { buildApiSchema } from '../src/graphql/schema.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

interface Import {
  /** `server/src/http/rest.ts` */
  readonly file: string;
  /** A file of ours as a path like `file`, or the name of a package. */
  readonly target: string;
  readonly local: boolean;
}

const sourcesOf = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));

function importsOf(folder: string): Import[] {
  return sourcesOf(folder).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');
    const specifiers = [
      ...code.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\(|\brequire\.resolve\()\s*'([^']+)'/g),
    ].map(([, specifier]) => specifier!);
    return specifiers.map((specifier) => {
      const local = specifier.startsWith('.');
      const name = specifier.startsWith('@') ? specifier.split('/', 2).join('/') : specifier.split('/')[0]!;
      return { file, local, target: local ? relative(root, resolve(root, dirname(file), specifier)) : name };
    });
  });
}

const isIn = (file: string, places: readonly string[]) =>
  places.some(
    (place) => file === place || file.startsWith(`${place}/`) || `${file}.tsx` === place || `${file}.ts` === place,
  );
const shown = ({ file, target }: Import) => `${file} → ${target}`;

/** Of our own files, what each room may know; a file is judged by its longest room. */
type Rooms = Readonly<Record<string, readonly string[]>>;

const inRoom = (folder: string, places: readonly string[]) => places.map((place) => join(folder, place));

function strangers(folder: string, imports: readonly Import[], rooms: Rooms): string[] {
  const byLength = Object.keys(rooms).toSorted((a, b) => b.length - a.length);
  return imports
    .filter(({ local }) => local)
    .filter(({ file, target }) => {
      const room = byLength.find((name) => isIn(file, [`${folder}/${name}`]));
      return room === undefined || !isIn(target, inRoom(folder, rooms[room]!));
    })
    .map(shown);
}

const server = importsOf('server/src');
const web = importsOf('web/src');

describe('who may know whom on the server', () => {
  const standIns = '../stand-ins';
  const everything = [
    'domain',
    'critic',
    'services',
    'adapters',
    'graphql',
    'http',
    standIns,
    'env.ts',
    'log.ts',
    'jobs.ts',
    'dataDir.ts',
    'listening.ts',
    'identityConnection.ts',
    'paymentsConnection.ts',
  ];
  const sharedByStores = ['pubSub', 'historyFilters'].map((name) => `adapters/store/${name}.ts`);
  const judging = ['domain', 'critic'];
  const rooms: Rooms = {
    domain: ['domain'],
    critic: judging,
    services: judging,
    'services/services.ts': ['services'],
    'services/copywriting.ts': [...judging, 'services/copywriting'],
    'services/copywriting': [...judging, 'services/copywriting'],
    'services/billing.ts': [...judging, 'services/billing'],
    'services/billing': [...judging, 'services/billing'],
    'adapters/identity': ['adapters/identity', 'domain'],
    'adapters/payments': ['adapters/payments', 'domain'],
    'adapters/store': ['adapters/store', 'domain'],
    'adapters/store/sqlite': ['adapters/store/sqlite', ...sharedByStores, 'domain'],
    'adapters/store/mongo': ['adapters/store/mongo', ...sharedByStores, 'domain'],
    'adapters/writer/offline': ['adapters/writer/offline', ...judging],
    'adapters/writer/openai': ['adapters/writer/openai', ...judging],
    graphql: ['graphql', 'services', 'domain'],
    http: ['http', 'graphql', 'services', 'domain'],
    'env.ts': [],
    'dataDir.ts': [],
    'listening.ts': ['env.ts'],
    'freePorts.ts': ['env.ts'],
    'identityConnection.ts': ['env.ts'],
    'paymentsConnection.ts': ['env.ts'],
    'log.ts': ['domain'],
    'jobs.ts': ['domain'],
    'app.ts': everything,
    'main.ts': ['app.ts', 'env.ts', 'freePorts.ts'],
  };

  it('is as the plan of the house says', () => {
    expect(server.length).toBeGreaterThan(200);
    expect(strangers('server/src', server, rooms)).toEqual([]);
  });

  it('keeps the domain to itself: no package, no part of Node', () => {
    expect(server.filter(({ file, local }) => isIn(file, ['server/src/domain']) && !local).map(shown)).toEqual([]);
  });

  /** Where each package may be imported; one that is not here has no place yet. */
  const places: Record<string, readonly string[]> = {
    'firebase-admin': ['adapters/identity/firebase.ts'],
    'firebase-tools': [],
    'lru-cache': ['adapters/identity/tokenCache.ts'],
    mongodb: ['adapters/store/mongo'],
    'node:sqlite': ['adapters/store/sqlite'],
    'rate-limiter-flexible': ['adapters/store'],
    openai: ['adapters/writer/openai'],
    stripe: ['adapters/payments'],
    zod: ['env.ts', 'adapters/writer/openai'],
    pino: ['log.ts'],
    'type-graphql': ['graphql'],
    'graphql-scalars': ['graphql'],
    'reflect-metadata': ['graphql/schema.ts'],
    graphql: ['graphql', 'http'],
    '@apollo/server': ['http'],
    '@escape.tech/graphql-armor': ['http/hardening.ts'],
    'graphql-ws': ['http/subscriptions.ts'],
    ws: ['http/subscriptions.ts'],
    helmet: ['http/policies.ts'],
    express: ['http'],
    'csv-stringify': ['http/historyFiles.ts'],
  };

  it('imports each package in its one place', () => {
    const packages = server.filter(({ local, target }) => !local && (target in places || !target.startsWith('node:')));
    const misplaced = packages.filter(({ file, target }) => !isIn(file, inRoom('server/src', places[target] ?? [])));
    expect(misplaced.map(shown)).toEqual([]);
  });

  it('keeps the stand-ins apart: each imports itself and what both share, and nothing of the product', () => {
    const shared = ['clock.ts', 'log.ts', 'html.ts', 'pageStyle.ts'];
    const ownRooms: Rooms = {
      identity: ['identity', ...shared],
      payments: ['payments', ...shared],
      'pageStyle.ts': [],
      'clock.ts': [],
      'log.ts': [],
      'html.ts': [],
    };
    const all = importsOf('server/stand-ins');
    expect(all.length).toBeGreaterThan(100);
    expect(strangers('server/stand-ins', all, ownRooms)).toEqual([]);
    const packages = all.filter(({ local, target }) => !local && !target.startsWith('node:'));
    const running = packages.filter(({ file }) => !/^server\/stand-ins\/\w+\/tests\//.test(file));
    expect(new Set(running.map(({ target }) => target))).toEqual(new Set(['express', 'stripe']));
  });

  it('takes from the Stripe SDK for its stand-in the types alone', () => {
    const imports = sourcesOf('server/stand-ins')
      .filter((file) => !file.includes('/tests/'))
      .flatMap((file) => readFileSync(join(root, file), 'utf8').match(/^import .* from 'stripe';$/gm));
    expect(imports).toContain("import type { Stripe } from 'stripe';");
    expect(imports.filter((line) => line !== null && !line.startsWith('import type '))).toEqual([]);
  });

  it('reads the environment in env.ts; the Firebase SDK gets the one variable that it reads itself', () => {
    const readers = sourcesOf('server/src').flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) => /\bprocess\.env\b/.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    const strange = readers.filter(
      (line) =>
        !line.startsWith('server/src/env.ts:') &&
        !/^server\/src\/adapters\/identity\/firebase\.ts: .*process\.env\['FIREBASE_AUTH_EMULATOR_HOST'\]( = emulatorHost)?;$/.test(
          line,
        ),
    );
    expect(readers).not.toEqual([]);
    expect(strange).toEqual([]);
  });
});

describe('who may know whom on the web', () => {
  const below = ['ui', 'gql', 'content', 'session', 'paths.ts'];
  const shared = ['features/texts', 'features/shell', 'features/business'];
  const everyFeature = ['account', 'billing', 'creating', 'devUi', 'history', 'profile', 'site'];
  const feature = (name: string) => [`features/${name}`, [`features/${name}`, ...shared, ...below]] as const;
  const rooms: Rooms = {
    ui: ['ui'],
    gql: ['gql'],
    content: ['content', 'paths.ts'],
    session: [...below, 'apollo.ts'],
    'features/texts': ['features/texts', 'features/shell', ...below],
    'features/shell': ['features/shell', ...below],
    'features/business': ['features/business', ...below],
    ...Object.fromEntries(everyFeature.map(feature)),
    'paths.ts': [],
    'apollo.ts': below,
    'guards.tsx': ['features/shell', ...below],
    'router.tsx': ['features', 'guards.tsx', ...below],
    'offlinePage.ts': [],
    'head.tsx': below,
    'prerender.tsx': ['head.tsx', 'features', ...below],
    'public.ts': ['main.tsx', 'offlinePage.ts', 'features', ...below],
    'main.tsx': ['features/shell', 'offlinePage.ts', 'router.tsx', 'apollo.ts', ...below],
  };

  it('is as the plan of the house says, and nothing of the server', () => {
    expect(web.length).toBeGreaterThan(100);
    expect(strangers('web/src', web, rooms)).toEqual([]);
  });

  it('imports Firebase in session/identity.ts and its SDK alone', () => {
    const users = web.filter(({ target }) => /^(@?firebase)\b/.test(target)).map(({ file }) => file);
    expect([...new Set(users)].toSorted()).toEqual(['web/src/session/identity.ts', 'web/src/session/identitySdk.ts']);
  });

  it('reads no environment', () => {
    expect(
      sourcesOf('web/src').filter((file) =>
        /\bprocess\.env\b|import\.meta\.env\.VITE/.test(readFileSync(join(root, file), 'utf8')),
      ),
    ).toEqual([]);
  });
});

describe('what is generated', () => {
  it('schema.graphql is what the classes emit', () => {
    const folder = mkdtempSync(join(tmpdir(), 'bemtevi-schema-'));
    buildApiSchema(join(folder, 'schema.graphql'));
    const emitted = readFileSync(join(folder, 'schema.graphql'), 'utf8');
    rmSync(folder, { recursive: true });
    expect(readFileSync(join(root, 'schema.graphql'), 'utf8')).toBe(emitted);
  });

  it('web/src/gql is what codegen writes', async () => {
    const files = (await generate({ ...codegen, cwd: root, silent: true }, false)) as {
      filename: string;
      content: string;
    }[];
    expect(files.length).toBeGreaterThan(2);
    const stale = files.filter(({ filename, content }) => readFileSync(resolve(root, filename), 'utf8') !== content);
    expect(stale.map(({ filename }) => filename)).toEqual([]);
  });
});
