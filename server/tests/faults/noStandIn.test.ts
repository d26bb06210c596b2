import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { aSharedStore, type SharedStore } from './sharedStore.ts';
import { killServerProcesses, startServerProcess } from './serverProcess.ts';

const stripe = {
  STRIPE_SECRET_KEY: 'sk_live_CANARIO',
  STRIPE_WEBHOOK_SECRET: 'whsec_CANARIO',
  STRIPE_PRICE_VOO: 'price_voo',
  STRIPE_PRICE_REVOADA: 'price_revoada',
};

/** Put into the process before all else: writes down every address that anything in it listens on. */
const witness = `
import { appendFileSync } from 'node:fs';
import { Server } from 'node:net';
const listen = Server.prototype.listen;
Server.prototype.listen = function (...args) {
  this.once('listening', () => appendFileSync(process.env.WITNESS, JSON.stringify(this.address()) + '\\n'));
  return listen.apply(this, args);
};`;

let sharedStore: SharedStore;
let notes: string;
beforeAll(() => {
  sharedStore = aSharedStore('sqlite');
  notes = mkdtempSync(join(tmpdir(), 'bemtevi-witness-'));
});
afterEach(killServerProcesses);
afterAll(async () => {
  await sharedStore.remove();
  rmSync(notes, { recursive: true });
});

async function listenersWith(more: Readonly<Record<string, string>>) {
  const file = join(notes, `${Object.keys(more).length}.jsonl`);
  const preload = `--import=data:text/javascript,${encodeURIComponent(witness)}`;
  const server = await startServerProcess({ ...sharedStore.env, ...more, WITNESS: file, NODE_OPTIONS: preload });
  const addresses = readFileSync(file, 'utf8').trim().split('\n');
  const ports = addresses.flatMap((line) => (JSON.parse(line) as { port?: number } | null)?.port ?? []);
  return { server, ports };
}

it('a process with Stripe keys listens on its own port only, without files or pages of the stand-in', async () => {
  const { server, ports } = await listenersWith(stripe);
  expect(ports).toEqual([Number(new URL(server.url).port)]);
  expect(readdirSync(sharedStore.env['DATA_DIR']!).filter((name) => name.startsWith('payments'))).toEqual([]);
  for (const path of ['/controle', '/controle/api/clock', '/v1/customers']) {
    const answer = await (await fetch(`${server.url}${path}`)).text();
    expect(answer).not.toMatch(/Ambiente de teste|Avançar|"object"|aheadMs/);
  }
});

it('a process without Stripe keys runs the stand-in', async () => {
  const { server, ports } = await listenersWith({});
  const [other] = ports.filter((port) => port !== Number(new URL(server.url).port));
  expect(ports).toHaveLength(2);
  expect(await (await fetch(`http://127.0.0.1:${other}/controle`)).text()).toContain('Ambiente de teste');
  expect(existsSync(join(sharedStore.env['DATA_DIR']!, 'payments.jsonl'))).toBe(true);
});
