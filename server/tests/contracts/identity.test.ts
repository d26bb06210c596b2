import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { startFakeGoogle } from '../identity/fakeGoogle.ts';
import { nowInSeconds, unsigned } from '../identity/tokens.ts';
import { identityContract } from './identityContract.ts';

const movableClock = () => {
  let offset = 0;
  return {
    clock: { now: () => new Date(Date.now() + offset) },
    advance(milliseconds: number) {
      offset += milliseconds;
    },
  };
};

identityContract('Firebase in the cloud', async () => {
  const google = await startFakeGoogle();
  const { clock, advance } = movableClock();
  const identity = createFirebaseIdentity({ ...google.config('bemtevi-prod'), clock });
  return {
    identity,
    projectId: 'bemtevi-prod',
    advance,
    token: (claims) => google.sign(claims),
    async account() {
      const uid = `owner-${google.accounts.size}`;
      google.accounts.set(uid, { email: `${uid}@loja.com.br`, emailVerified: true });
      return uid;
    },
    async revoke(uid) {
      google.accounts.set(uid, { validSince: String(nowInSeconds()) });
    },
    async disable(uid) {
      google.accounts.set(uid, { disabled: true });
    },
    async close() {
      await identity.close();
      await google.close();
    },
  };
});

identityContract('the Firebase emulator', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'identity-'));
  const projectId = 'demo-bemtevi';
  const emulator = await startIdentityEmulator({ projectId, port: 9110, dataDir, log: silentLog });
  const api = emulatorApi(emulator.host, projectId);
  const { clock, advance } = movableClock();
  const identity = createFirebaseIdentity({ projectId, emulatorHost: emulator.host, clock, verifiedForMs: 60_000 });
  let owners = 0;
  return {
    identity,
    projectId,
    advance,
    token: unsigned,
    async account() {
      owners += 1;
      const { localId } = await api.signUp(`owner-${owners}@loja.com.br`, 'Senha1');
      await api.update({ localId, validSince: String(nowInSeconds() - 3_600) });
      return localId;
    },
    revoke: (uid) => api.update({ localId: uid, validSince: String(nowInSeconds()) }),
    disable: (uid) => api.update({ localId: uid, disableUser: true }),
    async close() {
      await identity.close();
      await emulator.close();
      await rm(dataDir, { recursive: true });
    },
  };
});
