import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { mongoUri } from '../seed/mongoDatabases.ts';
import { aServer } from '../seed/server.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_CANARIO',
  STRIPE_WEBHOOK_SECRET: 'whsec_CANARIO',
  STRIPE_PRICE_VOO: 'price_voo',
  STRIPE_PRICE_REVOADA: 'price_revoada',
};

async function aFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

it('the stand-in starts without a Stripe key, and does not start with one', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-stripe-'));
  const port = await aFreePort();
  const env = { PAYMENTS_PORT: String(port), DATA_DIR: dataDir };

  const real = await aServer({ env: { ...env, ...stripe } });
  expect(await listens(port)).toBe(false);
  expect(existsSync(join(dataDir, 'payments.jsonl'))).toBe(false);
  const { body } = await real.visitor('GET', '/api/config');
  expect(body.embedded.payments).toBe(false);
  expect(JSON.stringify(body)).not.toContain('CANARIO');
  expect(real.logged.join('\n')).not.toContain('CANARIO');
  await real.stop();

  const local = await aServer({ env });
  expect(await listens(port)).toBe(true);
  expect(existsSync(join(dataDir, 'payments.jsonl'))).toBe(true);
  await local.stop();
  expect(await listens(port)).toBe(false);
  rmSync(dataDir, { recursive: true });
});

it.runIf(mongoUri)(
  'a second server does not start with the data folder of local payments that are running',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-stripe-'));
    const first = await aServer({ on: 'mongo', env: { DATA_DIR: dataDir } });
    const second = aServer({ on: 'mongo', env: { DATA_DIR: dataDir } });
    await expect(second).rejects.toThrow(`The local payments in ${dataDir} are in use by another server process.`);
    await first.stop();
    await (await aServer({ on: 'mongo', env: { DATA_DIR: dataDir } })).stop();
    rmSync(dataDir, { recursive: true });
  },
);
