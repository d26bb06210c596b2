/** Who may know whom, for `npm run imports`: a file imports what its room's line names, and no import closes a circle. */
import { readdirSync } from 'node:fs';
import { posix } from 'node:path';

/**
 * Files or folders (as paths inside one folder), and for each the files and folders that it may import.
 * @typedef {Readonly<Record<string, readonly string[]>>} Rooms
 * @typedef {import('dependency-cruiser').IRegularForbiddenRuleType} Rule
 */

const judging = ['domain', 'critic'];
const sharedByStores = ['adapters/store/pubSub.ts'];

/** Each adapter knows itself and the domain, unless its line says more. */
const adapters = readdirSync(new URL('src/adapters', import.meta.url));

/** @type {Rooms} */
const server = {
  domain: ['domain'],
  critic: judging,
  services: judging,
  'services/services.ts': ['services', 'domain'],
  'services/accounts.ts': [...judging, 'services/accounts'],
  'services/accounts': [...judging, 'services/accounts'],
  'services/copywriting.ts': [...judging, 'services/copywriting'],
  'services/copywriting': [...judging, 'services/copywriting'],
  'services/billing.ts': [...judging, 'services/billing'],
  'services/billing': [...judging, 'services/billing'],
  'services/privacy.ts': [...judging, 'services/privacy'],
  'services/privacy': [...judging, 'services/privacy'],
  ...Object.fromEntries(adapters.map((name) => [`adapters/${name}`, [`adapters/${name}`, 'domain']])),
  'adapters/store/sqlite': ['adapters/store/sqlite', ...sharedByStores, 'domain'],
  'adapters/store/mongo': ['adapters/store/mongo', ...sharedByStores, 'domain'],
  'adapters/writer/draft': ['adapters/writer/draft', ...judging],
  'adapters/writer/openai': ['adapters/writer/openai', ...judging],
  graphql: ['graphql', 'services', 'domain'],
  http: ['http', 'graphql', 'services', 'domain'],
  telemetry: ['telemetry', 'domain'],
  'config/env.ts': ['config/envFormats.ts', 'config/envRules.ts', 'config/envVariables.ts'],
  'config/envRules.ts': ['domain/writing/writerBudget.ts', 'config/envFormats.ts', 'config/envVariables.ts'],
  'config/envVariables.ts': ['config/envFormats.ts'],
  'config/envFormats.ts': [],
  'config/dataDir.ts': [],
  'keyedHash.ts': [],
  'startup/listening.ts': ['domain', 'config/env.ts'],
  'startup/freePorts.ts': ['config/env.ts', 'config/envVariables.ts'],
  'config/identityConnection.ts': ['config/env.ts'],
  'config/paymentsConnection.ts': ['config/env.ts'],
  'log.ts': ['domain'],
  'startup/openStore.ts': ['adapters/store', 'domain', 'config/env.ts'],
  'startup/openUpstreams.ts': [
    'adapters',
    'telemetry',
    'domain',
    'services/services.ts',
    'config/env.ts',
    'config/envVariables.ts',
    'config/identityConnection.ts',
    'config/paymentsConnection.ts',
  ],
  'config/serviceSettings.ts': ['services', 'config/env.ts', 'config/identityConnection.ts'],
  commands: ['commands', 'startup/openStore.ts', 'doctor.ts', 'config/env.ts', 'domain'],
  'commands/seed': ['commands/seed', 'app.ts', 'config/env.ts', 'config/identityConnection.ts', 'domain'],
  'doctor.ts': [
    'adapters',
    'domain',
    'config/dataDir.ts',
    'config/env.ts',
    'config/identityConnection.ts',
    'config/paymentsConnection.ts',
    'config/publicAddress.ts',
    'config/unknownVariables.ts',
  ],
  'config/publicAddress.ts': ['domain'],
  'config/unknownVariables.ts': ['config/envVariables.ts'],
  'startup/closers.ts': ['domain'],
  'startup/jobs.ts': ['domain'],
  'startup/metricsServer.ts': ['domain', 'startup/listening.ts'],
  'startup/startTelemetry.ts': [
    'adapters/metrics',
    'adapters/tracing',
    'telemetry',
    'domain',
    'startup/closers.ts',
    'config/env.ts',
    'startup/listening.ts',
    'startup/metricsServer.ts',
  ],
  'app.ts': [
    'domain',
    'graphql/schema.ts',
    'http',
    'telemetry',
    'startup/closers.ts',
    'config/dataDir.ts',
    'startup/embeddedIdentity.ts',
    'config/env.ts',
    'config/identityConnection.ts',
    'startup/jobs.ts',
    'keyedHash.ts',
    'startup/listening.ts',
    'startup/localPayments.ts',
    'log.ts',
    'startup/openStore.ts',
    'startup/openUpstreams.ts',
    'config/paymentsConnection.ts',
    'startup/startTelemetry.ts',
    'config/serviceSettings.ts',
    'services/services.ts',
    '../stand-ins',
  ],
  'startup/embeddedIdentity.ts': [
    'domain',
    'config/dataDir.ts',
    'config/env.ts',
    'config/identityConnection.ts',
    '../stand-ins',
  ],
  'startup/localPayments.ts': ['adapters/store/sqlite/lock.ts', 'config/env.ts', 'domain', '../stand-ins'],
  'main.ts': ['startup/serve.ts'],
  'startup/serve.ts': [
    'app.ts',
    'doctor.ts',
    'startup/embeddedIdentity.ts',
    'config/env.ts',
    'config/envVariables.ts',
    'startup/freePorts.ts',
    'log.ts',
    'config/unknownVariables.ts',
    'domain',
  ],
};

const sharedByStandIns = ['clock.ts', 'log.ts', 'html.ts', 'loopback.ts', 'pageStyle.ts'];

/** @type {Rooms} */
const standIns = {
  identity: ['identity', 'mail', ...sharedByStandIns],
  payments: ['payments', ...sharedByStandIns],
  mail: ['mail', ...sharedByStandIns],
  'main.ts': ['identity', 'payments', ...sharedByStandIns],
  'pageStyle.ts': [],
  'clock.ts': [],
  'log.ts': [],
  'html.ts': [],
  'loopback.ts': [],
};

const sharedByAll = ['ui', 'gql', 'content', 'session', 'paths.ts'];
const sharedByFeatures = ['features/texts', 'features/shell', 'features/business', 'features/ownData', ...sharedByAll];

/** @type {Rooms} */
const web = {
  ui: ['ui'],
  gql: ['gql', 'ui/dateTime.ts'],
  content: ['content', 'gql', 'paths.ts'],
  session: [...sharedByAll, 'apollo.ts'],
  'features/texts': ['features/texts', 'features/shell', ...sharedByAll],
  'features/shell': ['features/shell', ...sharedByAll],
  'features/business': ['features/business', ...sharedByAll],
  'features/ownData': ['features/ownData', ...sharedByAll],
  'features/account': ['features/account', ...sharedByFeatures],
  'features/billing': ['features/billing', ...sharedByFeatures],
  'features/creating': ['features/creating', ...sharedByFeatures],
  'features/devUi': ['features/devUi', ...sharedByFeatures],
  'features/history': ['features/history', ...sharedByFeatures],
  'features/profile': ['features/profile', ...sharedByFeatures],
  'features/site': ['features/site', ...sharedByFeatures],
  'paths.ts': [],
  'apollo.ts': ['staleAnswers.ts', 'socket.ts', ...sharedByAll],
  'staleAnswers.ts': [],
  'socket.ts': ['session/authorization.ts', 'paths.ts'],
  'guards.tsx': ['features/shell', 'features/account/AcceptTerms.tsx', ...sharedByAll],
  'router.tsx': ['features', 'guards.tsx', ...sharedByAll],
  'offlinePage.ts': [],
  'head.tsx': sharedByAll,
  'prerender.tsx': ['head.tsx', 'features', ...sharedByAll],
  'public.ts': ['main.tsx', 'offlinePage.ts', 'features', ...sharedByAll],
  'main.tsx': ['features/shell', 'offlinePage.ts', 'router.tsx', 'apollo.ts', ...sharedByAll],
  'vite-env.d.ts': [],
};

/**
 * Where the server may import each package; one that is not here has no place yet.
 * @type {Rooms}
 */
const packages = {
  'firebase-admin': ['adapters/identity'],
  nodemailer: ['adapters/mail'],
  'lru-cache': [
    'adapters/identity/tokenCache.ts',
    'adapters/store/sqlite/rowCache.ts',
    'http/documentCache.ts',
    'http/knownOperations.ts',
    'http/persistedQueries.ts',
  ],
  mongodb: ['adapters/store/mongo'],
  'node:sqlite': ['adapters/store/sqlite'],
  'rate-limiter-flexible': ['adapters/store'],
  'dictionary-pt': ['adapters/writer/draft'],
  openai: ['adapters/writer/openai'],
  stripe: ['adapters/payments'],
  zod: ['config/envFormats.ts', 'config/envVariables.ts', 'adapters/writer/openai'],
  pino: ['log.ts'],
  'prom-client': ['adapters/metrics'],
  '@opentelemetry': ['adapters/tracing'],
  'type-graphql': ['graphql'],
  'graphql-scalars': ['graphql'],
  'reflect-metadata': ['graphql/schema.ts'],
  graphql: ['graphql', 'http'],
  '@apollo/server': ['http'],
  '@escape.tech/graphql-armor': ['http/operationLimits.ts'],
  'graphql-ws': ['http/subscriptions.ts', 'http/socketSessions.ts'],
  ws: ['http/subscriptions.ts', 'http/socketBackpressure.ts'],
  negotiator: ['http/acceptedEncoding.ts'],
  helmet: ['http/policies.ts'],
  express: ['http'],
  'csv-stringify': ['http/historyFiles.ts'],
};

/**
 * @param {string} name
 * @param {Rule['from']} from
 * @param {Rule['to']} to
 * @returns {Rule}
 */
const rule = (name, from, to) => ({ name, severity: 'error', from, to });

/**
 * As a regular expression: this file, or all files of this folder.
 * @param {string} folder
 * @param {string} path
 */
const within = (folder, path) => `^${posix.join(folder, path).replace('.', '[.]')}(/|$)`;

/**
 * @param {string} folder
 * @param {readonly string[]} paths
 */
const withinAny = (folder, paths) => paths.map((path) => within(folder, path));

const tests = ['[.]test[.]tsx?$', '/tests/'];

/**
 * A file belongs to the longest name that fits, and has to belong to one.
 * @param {string} folder
 * @param {Rooms} rooms
 */
function roomRules(folder, rooms) {
  const names = Object.keys(rooms);
  const closed = names.map((name) => {
    const inner = names.filter((other) => other.startsWith(`${name}/`));
    return rule(
      `imports-of-${posix.join(folder, name)}`,
      { path: within(folder, name), pathNot: [...withinAny(folder, inner), ...tests] },
      // A document is words that may be shown, not code.
      { dependencyTypes: ['local'], pathNot: [...withinAny(folder, rooms[name] ?? []), '^docs/.*[.]md$'] },
    );
  });
  const homeless = rule(
    `no-room-in-${folder}`,
    { path: `^${folder}/`, pathNot: [...withinAny(folder, names), ...tests] },
    { path: '' },
  );
  return [...closed, homeless];
}

/** @param {string} name */
const packagePattern = (name) => (name.startsWith('node:') ? `^${name}$` : `^node_modules/${name}/`);

/**
 * @param {string} folder
 * @param {Rooms} places
 */
function packageRules(folder, places) {
  const known = Object.keys(places).map(packagePattern);
  const misplaced = Object.entries(places).map(([name, allowed]) =>
    rule(
      `place-of-${name}`,
      { path: within(folder, ''), pathNot: withinAny(folder, allowed) },
      { path: packagePattern(name) },
    ),
  );
  const unknown = rule(
    `no-place-in-${folder}`,
    { path: within(folder, '') },
    { dependencyTypesNot: ['local', 'core'], pathNot: known },
  );
  return [...misplaced, unknown];
}

const firebaseOfTheWeb = ['session/identity.ts', 'session/identitySdk.ts'];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    rule('no-circle', {}, { circular: true }),
    ...roomRules('server/src', server),
    ...packageRules('server/src', packages),
    ...roomRules('server/stand-ins', standIns),
    ...roomRules('web/src', web),
    rule('domain-imports-itself-alone', { path: '^server/src/domain/' }, { pathNot: '^server/src/domain/' }),
    rule(
      'types-alone-of-stripe-in-its-stand-in',
      { path: '^server/stand-ins/', pathNot: tests },
      { path: packagePattern('stripe'), dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'packages-of-stand-ins',
      { path: '^server/stand-ins/', pathNot: tests },
      { dependencyTypesNot: ['local', 'core'], pathNot: ['express', 'stripe'].map(packagePattern) },
    ),
    rule(
      'place-of-firebase',
      { path: '^web/', pathNot: withinAny('web/src', firebaseOfTheWeb) },
      { path: '^node_modules/@?firebase/' },
    ),
  ],
  options: {
    // The compiler's own parser has no interface yet in TypeScript 7.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|web/dist)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
};
