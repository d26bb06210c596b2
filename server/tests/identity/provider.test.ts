import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProviderCaller } from '../../src/adapters/identity/callProvider.ts';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { PartUnavailable } from '../../src/domain/partUnavailable.ts';
import { aJsonServer, answer } from '../doctor/jsonServer.ts';
import { aTelemetry } from '../seed/ports.ts';
import { startFakeGoogle } from './fakeGoogle.ts';

describe('an identity provider that fails', () => {
  let google: Awaited<ReturnType<typeof startFakeGoogle>>;
  let identity: ReturnType<typeof createFirebaseIdentity>;
  beforeAll(async () => {
    google = await startFakeGoogle();
    identity = createFirebaseIdentity(google.config('bemtevi-prod'));
  });
  beforeEach(() => {
    google.broken.clear();
    google.accounts.set('ana', { email: 'ana@padaria.example', emailVerified: true });
  });
  afterAll(async () => {
    await identity.close();
    await google.close();
  });

  it('is reported as unavailable, and not as having removed the account', async () => {
    google.broken.add('delete');
    await expect(identity.remove('ana')).rejects.toThrow(PartUnavailable);
    google.broken.clear();
    await identity.remove('ana');
    expect(google.accounts.has('ana')).toBe(false);
  });

  it('is reported as unavailable, and not as having no verified e-mail of the account or having changed its name', async () => {
    google.broken.add('lookup');
    await expect(identity.verifiedEmail('ana')).rejects.toThrow(PartUnavailable);
    await expect(identity.rename('ana', 'Ana Souza')).rejects.toThrow(PartUnavailable);
    google.broken.clear();
    expect(await identity.verifiedEmail('ana')).toBe('ana@padaria.example');
    expect(await identity.verifiedEmail('nobody')).toBeNull();
  });
});

it.each([
  ['ready', 200],
  ['not ready', 500],
  ['not ready', 503],
])('the identity provider is %s while its address answers %i', async (expected, status) => {
  const provider = await aJsonServer({ '*': answer(status, {}) });
  const emulatorHost = `127.0.0.1:${provider.port}`;
  const asked = createFirebaseIdentity({ projectId: 'demo-bemtevi', emulatorHost, verifiedForMs: 60_000 });
  const state = asked.ping().then(
    () => 'ready',
    (error: unknown) => (error instanceof PartUnavailable ? 'not ready' : 'a bug'),
  );
  expect(await state).toBe(expected);
  await asked.close();
  provider.close();
});

describe('a request to the identity provider', () => {
  afterEach(() => void vi.useRealTimers());

  it('is abandoned after ten seconds', async () => {
    vi.useFakeTimers();
    const givenUp = vi.fn<(error: Error) => void>();
    void createProviderCaller()('find', () => new Promise(() => undefined)).catch(givenUp);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(givenUp).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(givenUp).toHaveBeenCalledWith(expect.objectContaining({ name: 'TimeoutError' }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it.each([
    ['ok', null],
    ['refused', 'auth/id-token-expired'],
    ['refused', 'auth/user-not-found'],
    ['error', 'auth/internal-error'],
  ])('is measured as %s when it ends with %s', async (outcome, code) => {
    const { telemetry, recorded } = aTelemetry();
    const failure = Object.assign(new Error('as the SDK says it'), { code });
    const question = () => (code === null ? Promise.resolve('an answer') : Promise.reject(failure));
    await createProviderCaller(telemetry)('find', question).catch(() => undefined);
    expect(recorded).toEqual(['within upstream', `upstream identity find ${outcome}`]);
  });
});
