import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { Unauthenticated } from '../../src/domain/failures.ts';
import { startFakeGoogle } from './fakeGoogle.ts';
import { claimsOf, jwt, rs256, unsigned } from './tokens.ts';

const PROJECT = 'bemtevi-prod';
const claims = () => claimsOf(PROJECT, 'ana', { jti: randomUUID() });

describe('tokens against the production path', () => {
  let google: Awaited<ReturnType<typeof startFakeGoogle>>;
  let identity: ReturnType<typeof createFirebaseIdentity>;
  beforeAll(async () => {
    google = await startFakeGoogle();
    google.accounts.set('ana', {});
  });
  afterAll(() => google.close());
  beforeEach(() => {
    google.broken.clear();
    google.calls.length = 0;
    identity = createFirebaseIdentity(google.config(PROJECT));
    return () => identity.close();
  });

  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

  const forgeries: Record<string, () => string> = {
    'no algorithm': () => unsigned(claims()),
    'no algorithm, with a known key id': () => jwt({ alg: 'none', kid: 'key-1' }, claims(), () => ''),
    'HS256 with the public key as the secret': () =>
      jwt({ alg: 'HS256', typ: 'JWT', kid: 'key-1' }, claims(), (input) =>
        createHmac('sha256', google.publicKey).update(input).digest('base64url'),
      ),
    'an unknown key id': () => google.sign(claims(), 'key-2'),
    'a key id that every object has': () => google.sign(claims(), 'constructor'),
    'no key id': () => jwt({ alg: 'RS256', typ: 'JWT' }, claims(), () => 'AAAA'),
    'the key of a stranger': () => rs256(stranger, 'key-1', claims()),
    'claims changed after signing': () => {
      const [header, , signature] = google.sign(claims()).split('.');
      const changed = Buffer.from(JSON.stringify({ ...claims(), email_verified: true })).toString('base64url');
      return `${header}.${changed}.${signature}`;
    },
    'the signature cut off': () => google.sign(claims()).replace(/[^.]*$/, ''),
  };

  it.each(Object.entries(forgeries))('are refused with %s', async (_what, forge) => {
    expect(await identity.verify(forge())).toEqual(Unauthenticated.badToken());
    expect(google.calls).not.toContain('lookup');
  });

  it('are refused with another signature than the one that was verified and is cached', async () => {
    const [header, payload, signature] = google.sign(claims()).split('.');
    expect(await identity.verify(`${header}.${payload}.${signature}`)).toMatchObject({ uid: 'ana' });
    const other = google.sign(claims()).split('.')[2];
    for (const forged of [other, 'AAAA', '', signature?.slice(0, -8)]) {
      expect(await identity.verify(`${header}.${payload}.${forged}`)).toEqual(Unauthenticated.badToken());
    }
  });

  it('are verified by signature although the environment names an emulator', async () => {
    process.env['FIREBASE_AUTH_EMULATOR_HOST'] = '127.0.0.1:1';
    const strict = createFirebaseIdentity(google.config(PROJECT));
    expect(await strict.verify(unsigned(claims()))).toEqual(Unauthenticated.badToken());
    expect(await strict.verify(google.sign(claims()))).toMatchObject({ uid: 'ana' });
    expect(process.env['FIREBASE_AUTH_EMULATOR_HOST']).toBeUndefined();
    await strict.close();
  });

  it.each(['certificates', 'lookup'] as const)('are not refused as invalid while Google fails at %s', async (part) => {
    google.broken.add(part);
    const token = google.sign(claims());
    await expect(identity.verify(token)).rejects.toThrow('The identity provider did not answer');
    google.broken.clear();
    expect(await identity.verify(token)).toMatchObject({ uid: 'ana' });
  });

  it('are not refused as invalid while Google is unreachable', async () => {
    const gone = await startFakeGoogle();
    await gone.close();
    const offline = createFirebaseIdentity(gone.config(PROJECT));
    await expect(offline.verify(google.sign(claims()))).rejects.toThrow('The identity provider did not answer');
    await offline.close();
  });

  it('are not in the error', async () => {
    google.broken.add('lookup');
    const token = google.sign(claims());
    const error: unknown = await identity.verify(token).catch((reason: unknown) => reason);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/eyJ|padaria|ana"/);
  });

  it('are verified once for a hundred simultaneous requests and later ones', async () => {
    const token = google.sign(claims());
    const principals = await Promise.all(Array.from({ length: 100 }, () => identity.verify(token)));
    expect(new Set(principals).size).toBe(1);
    await identity.verify(token);
    expect(google.calls).toEqual(['certificates', 'lookup']);
  });
});
