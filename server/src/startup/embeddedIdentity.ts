import { startIdentityEmulator, type IdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { prepareDataDir } from '../config/dataDir.ts';
import type { Log } from '../domain/ports.ts';
import type { Env } from '../config/env.ts';
import { identityConnection } from '../config/identityConnection.ts';

/** The identity emulator, which may be starting still. */
export interface EmbeddedIdentity {
  /** Resolves when it answers; rejects with one sentence when it cannot. */
  readonly ready: Promise<IdentityEmulator>;
  /** Ends it, whether it answers already or not. */
  stop(): Promise<void>;
}

/**
 * Starts the identity emulator, if it is embedded. It is a process of its own and takes longer than all else, so that it is
 * started first and awaited last.
 */
export function startEmbeddedIdentity(env: Env, log: Log): EmbeddedIdentity | null {
  if (!env.embedded.identity) return null;
  const starting = new AbortController();
  const ready = prepareDataDir(env.DATA_DIR).then(() =>
    startIdentityEmulator({
      projectId: identityConnection(env).projectId,
      port: env.AUTH_EMULATOR_PORT,
      dataDir: env.DATA_DIR,
      log,
      signal: starting.signal,
    }),
  );
  // Awaited by who starts the rest, which may fail first.
  ready.catch(() => undefined);
  return {
    ready,
    async stop() {
      starting.abort();
      await (await ready.catch(() => null))?.close();
    },
  };
}
