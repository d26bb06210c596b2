import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from '../domain/ports.ts';
import type { Env } from '../config/env.ts';

/** Where a server listens. */
interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The environment variable that the port comes from. */
  readonly variable: 'PORT' | 'METRICS_PORT';
}

/** The variable of the address that goes with a port. */
const hostOf = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' } satisfies Record<ListenAddress['variable'], string>;

/** The port that the server listens on. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Listens on HOST and PORT; outside production on loopback by default, because embedded parts are for this machine alone. */
export const listen = (server: Server, env: Env, log: Log): Promise<void> =>
  listenOn(
    server,
    { host: env.HOST ?? (env.production ? '0.0.0.0' : '127.0.0.1'), port: env.PORT, variable: 'PORT' },
    log,
  );

/**
 * Listens there. Rejects with one sentence when that cannot be. An error of the server after that, a connection that
 * cannot be accepted for example, is logged, and the server goes on.
 */
export async function listenOn(server: Server, { host, port, variable }: ListenAddress, log: Log): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    const problem =
      error.code === 'EADDRINUSE'
        ? `Port ${port} is in use: stop its owner or set ${variable}.`
        : `Cannot listen on ${host}, port ${port} (${error.code ?? error.message}): set ${hostOf[variable]} to an address of this machine, or ${variable} to a port that may be opened.`;
    throw new Error(problem, { cause: error });
  });
  server.on('error', (error) => log.error({ error }, 'a listening server had an error'));
}
