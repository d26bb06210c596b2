import { startIdentityEmulator, type IdentityEmulator } from '../stand-ins/identity/emulator.ts';
import { prepareDataDir } from './dataDir.ts';
import type { Log } from './domain/ports.ts';
import type { Env } from './env.ts';
import { identityConnection } from './identityConnection.ts';

/**
 * Starts the identity emulator, if it is embedded. It is a process of its own and takes longer than all else, so that it is
 * started first and awaited last; a rejection is for who awaits it.
 */
export function startEmbeddedIdentity(env: Env, log: Log): Promise<IdentityEmulator> | null {
  if (!env.embedded.identity) return null;
  const starting = prepareDataDir(env.DATA_DIR).then(() =>
    startIdentityEmulator({
      projectId: identityConnection(env).projectId,
      port: env.AUTH_EMULATOR_PORT,
      dataDir: env.DATA_DIR,
      log,
    }),
  );
  starting.catch(() => undefined);
  return starting;
}
