import type { Env } from './env.ts';

/** The connection settings of the identity provider. */
export interface IdentityConnection {
  readonly projectId: string;
  readonly emulatorHost: string | undefined;
  /** The emulator's address for browsers; null without an emulator. */
  readonly emulatorUrl: string | null;
}

/** Settings of Firebase, of an emulator that runs elsewhere, or of the embedded one. */
export function identityConnection(env: Env): IdentityConnection {
  const emulatorHost = env.embedded.identity ? `127.0.0.1:${env.AUTH_EMULATOR_PORT}` : env.FIREBASE_AUTH_EMULATOR_HOST;
  return {
    projectId: env.FIREBASE_PROJECT_ID ?? 'demo-bemtevi',
    emulatorHost,
    // The same host name as the page's: browsers deny storage to the emulator's frame if it is another site.
    emulatorUrl: emulatorHost
      ? (env.AUTH_EMULATOR_PUBLIC_URL ?? `http://${emulatorHost.replace('127.0.0.1', 'localhost')}`)
      : null,
  };
}
