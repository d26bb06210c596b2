import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '../../src/config/env.ts';
import { withFreePorts } from '../../src/startup/freePorts.ts';

let owner: Server;
let taken: number;

beforeAll(async () => {
  owner = createServer().listen(0, '127.0.0.1');
  await once(owner, 'listening');
  ({ port: taken } = owner.address() as AddressInfo);
});
afterAll(() => void owner.close());

const names = { PORT: '0', AUTH_EMULATOR_PORT: '0', PAYMENTS_PORT: '0' };
/** The configuration of somebody who set every port but one, whose default is taken. */
const withDefaultTaken = (variable: keyof typeof names, more: Record<string, string> = {}) => ({
  ...readEnv({ ...names, [variable]: '', ...more }),
  [variable]: taken,
});

it.each(['PORT', 'AUTH_EMULATOR_PORT', 'PAYMENTS_PORT'] as const)(
  'a default %s that is taken is replaced by the next free port, and reported',
  async (variable) => {
    const { env, moved } = await withFreePorts(withDefaultTaken(variable));
    expect(env[variable]).toBeGreaterThan(taken);
    expect(moved).toEqual([{ variable, from: taken, to: env[variable] }]);
  },
);

it('a port that was set explicitly is kept, whether it is taken or not', async () => {
  const { env, moved } = await withFreePorts(readEnv({ ...names, PORT: String(taken) }));
  expect(env.PORT).toBe(taken);
  expect(moved).toEqual([]);
});

it.each([
  ['PAYMENTS_PORT', { PORT: '4100' }],
  ['AUTH_EMULATOR_PORT', { PORT: '9099' }],
  ['PAYMENTS_PORT', { METRICS_PORT: '4100' }],
] as const)('a default %s is moved where %j has its port', async (variable, given) => {
  const { env, moved } = await withFreePorts(readEnv({ ...names, ...given, [variable]: '' }));
  const [own] = Object.values(given);
  expect(env[variable]).toBeGreaterThan(Number(own));
  expect(moved).toEqual([{ variable, from: Number(own), to: env[variable] }]);
});

it('the ports of parts that are not embedded are not checked', async () => {
  const firebase = { FIREBASE_PROJECT_ID: 'bemtevi', FIREBASE_API_KEY: 'chave-publica' };
  expect((await withFreePorts(withDefaultTaken('AUTH_EMULATOR_PORT', firebase))).moved).toEqual([]);
});

it('a server in production keeps its port', async () => {
  const production = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'store,identity,payments,writer,mail',
    PUBLIC_URL: 'https://bemtevi.example',
    HASH_SECRET: 'a'.repeat(32),
    CONTACT_EMAIL: 'oi@loja.example',
  };
  expect((await withFreePorts(withDefaultTaken('PORT', production))).moved).toEqual([]);
});
