import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createApp, type App } from '../../src/app.ts';
import { readEnv } from '../../src/config/env.ts';
import { silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';

describe('the mailbox of a server in production', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-mailbox-'));
  let app: App;
  afterEach(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true });
  });

  const startServer = async (publicUrl: string, more: Record<string, string> = {}) => {
    app = await createApp(
      readEnv({
        NODE_ENV: 'production',
        PORT: '0',
        PAYMENTS_PORT: '0',
        DATA_DIR: dataDir,
        PUBLIC_URL: publicUrl,
        HASH_SECRET: 'a'.repeat(32),
        CONTACT_EMAIL: 'oi@loja.example',
        FIREBASE_PROJECT_ID: 'demo-bemtevi',
        FIREBASE_AUTH_EMULATOR_HOST: inject('emulatorHost'),
        ALLOW_EMBEDDED: 'store,identity,payments,writer,mail',
        ...more,
      }),
      { log: silentLog },
    );
  };

  const statusFor = async (path: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>();
    const headers = { host: 'localhost' };
    get(`${app.localUrl}${path}`, { headers }, (answer) => resolve(answer.resume().statusCode ?? 0)).on(
      'error',
      reject,
    );
    return promise;
  };

  it.each([
    [
      'is not there where PUBLIC_URL is a public address, whatever name a request asks for',
      'https://bemtevi.example',
      false,
    ],
    ['is not there where a public address begins like localhost', 'https://localhost.example', false],
    ['opens where PUBLIC_URL is of localhost', 'http://localhost:4000', true],
  ])('%s', async (_what, publicUrl, isThere) => {
    await startServer(publicUrl);
    for (const path of ['/dev/mailbox/messages.json', '/dev/mailbox/product.json']) {
      // An address that is not there leads home where the web page is built.
      expect((await statusFor(path)) === 200).toBe(isThere);
    }
  });

  it.each([
    ['refuses', 'without a trusted proxy', {}, 421],
    ['refuses', 'with TRUST_PROXY=0', { TRUST_PROXY: '0' }, 421],
    ['takes', 'with a trusted proxy, as in Compose', { TRUST_PROXY: '1' }, 200],
  ])('%s connections from another machine %s', async (_verb, _what, more, status) => {
    await startServer('http://localhost:4000', more);
    const fromElsewhere = (message: unknown) =>
      Object.defineProperty((message as { socket: Socket }).socket, 'remoteAddress', { value: '172.18.0.5' });
    subscribe('net.server.socket', fromElsewhere);
    try {
      expect(await statusFor('/dev/mailbox/product.json')).toBe(status);
    } finally {
      unsubscribe('net.server.socket', fromElsewhere);
    }
  });
});
