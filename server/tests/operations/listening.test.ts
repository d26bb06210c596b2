import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { readEnv } from '../../src/config/env.ts';
import { listen, listenOn, portOf } from '../../src/startup/listening.ts';
import { aLog } from '../seed/ports.ts';
import { aServer } from '../seed/server.ts';

describe('a server that listens', () => {
  const open: Server[] = [];
  const { log, logged } = aLog();
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });

  /** The server, listening as that configuration says. */
  async function listening(variables: Record<string, string>, production = false): Promise<Server> {
    const server = createServer();
    open.push(server);
    await listen(server, { ...readEnv({ PORT: '0', ...variables }), production }, log);
    return server;
  }
  const addressOf = (server: Server) => (server.address() as AddressInfo).address;

  it('is reached from this machine alone, except in production or where HOST names another address', async () => {
    expect(addressOf(await listening({}))).toBe('127.0.0.1');
    expect(addressOf(await listening({}, true))).toBe('0.0.0.0');
    expect(addressOf(await listening({ HOST: '127.0.0.2' }))).toBe('127.0.0.2');
    expect(addressOf(await listening({ HOST: '127.0.0.2' }, true))).toBe('127.0.0.2');
  });

  it('names the port that is in use, and the variable to set', async () => {
    const port = portOf(await listening({}));
    await expect(listening({ PORT: String(port) })).rejects.toThrow(
      `Port ${port} is in use: stop its owner or set PORT.`,
    );
  });

  it('names the variables of an address that it cannot listen on', async () => {
    await expect(listening({ HOST: '203.0.113.9' })).rejects.toThrow(
      'Cannot listen on 203.0.113.9, port 0 (EADDRNOTAVAIL): set HOST to an address of this machine, or PORT',
    );
    const metrics = { host: '203.0.113.9', port: 0, variable: 'METRICS_PORT' } as const;
    await expect(listenOn(createServer(), metrics, log)).rejects.toThrow('set METRICS_HOST to an address');
  });

  it('logs each error that it has while it listens, and goes on', async () => {
    const server = await listening({});
    for (const code of ['EMFILE', 'ENFILE']) server.emit('error', Object.assign(new Error('accept'), { code }));
    expect(logged).toEqual(Array(2).fill('error: a listening server had an error'));
    expect(server.listening).toBe(true);
  });
});

it('an idle connection is kept for as many seconds as KEEP_ALIVE_SECONDS says', async () => {
  const server = await aServer({ env: { KEEP_ALIVE_SECONDS: '7' } });
  const { headers } = await server.visitor('GET', '/live');
  expect(headers.get('keep-alive')).toBe('timeout=7');
  await server.stop();
});
