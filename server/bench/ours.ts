import { embeddableParts } from '../src/config/envVariables.ts';
import { freePort } from '../tests/seed/emulator.ts';
import { startMeasured, type Measured } from './graphql/measured.ts';

export const projectId = 'demo-bemtevi';

interface OurServerOptions {
  readonly dataDir: string;
  /** Where the identities are; null for the emulator that the server brings along. */
  readonly emulatorHost: string | null;
  readonly env?: Readonly<Record<string, string>>;
}

/** Our server as `npm start` runs it in production: built, with JSON logs. */
export async function startOurs({ dataDir, emulatorHost, env = {} }: OurServerOptions): Promise<Measured> {
  const port = await freePort();
  return startMeasured(new URL('../../dist/server/main.js', import.meta.url), [], {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: embeddableParts.join(','),
    HASH_SECRET: 'a secret of the benchmark, of no use elsewhere',
    CONTACT_EMAIL: 'oi@padaria.example',
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    PAYMENTS_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    ...(emulatorHost === null
      ? { AUTH_EMULATOR_PORT: String(await freePort()) }
      : { FIREBASE_PROJECT_ID: projectId, FIREBASE_AUTH_EMULATOR_HOST: emulatorHost }),
    ...env,
  });
}
