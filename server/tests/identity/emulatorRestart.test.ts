import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createFirebaseIdentity } from '../../src/adapters/identity/firebase.ts';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../seed/emulator.ts';

const projectId = 'demo-bemtevi';

it('the adapter accepts tokens that the emulator issued before it was restarted', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'identity-'));
  const config = { projectId, port: await freePort(), dataDir, log: silentLog };
  const first = await startIdentityEmulator(config);
  const api = emulatorApi(first.host, projectId);
  const ana = await api.signUp('ana@padaria.com.br', 'Senha1');
  const google = await api.signInWithGoogle('google-1', 'bia@doces.com.br');
  await first.close();

  const second = await startIdentityEmulator(config);
  const identity = createFirebaseIdentity({ projectId, emulatorHost: second.host, verifiedForMs: 60_000 });
  expect(await identity.verify(ana.idToken)).toMatchObject({ uid: ana.localId, emailVerified: false });
  expect(await identity.verify(google.idToken)).toMatchObject({ displayName: 'Bia', emailVerified: true });
  await identity.close();
  await second.close();
  rmSync(dataDir, { recursive: true });
});
