import type { Env } from './env.ts';

/** Which identity provider this server has, and where. */
export interface IdentityConnection {
  readonly projectId: string;
  readonly emulatorHost: string | undefined;
  /** The emulator as browsers reach it. */
  readonly emulatorUrl: string | null;
}

/** Firebase, an emulator that somebody else started, or the embedded one. */
export function identityConnection(env: Env): IdentityConnection {
  const emulatorHost = env.embedded.identity ? `127.0.0.1:${env.AUTH_EMULATOR_PORT}` : env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    projectId: env.FIREBASE_PROJECT_ID ?? 'demo-bemtevi',
    emulatorHost,
    // The page's own name for this machine: as another site, the emulator's frame would be kept from its storage.
    emulatorUrl: emulatorHost
      ? (env.AUTH_EMULATOR_PUBLIC_URL ?? `http://${emulatorHost.replace('127.0.0.1', 'localhost')}`)
      : null,
  };
}
