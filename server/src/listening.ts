import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from './domain/ports.ts';
import type { Env } from './env.ts';

/** Where a server listens. */
interface ListenAddress {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The environment variable that the port comes from. */
  readonly variable: 'PORT' | 'METRICS_PORT';
}

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
 * Listens there. Rejects with one sentence when the port is taken. An error of the server after that, a connection that
 * cannot be accepted for example, is logged, and the server goes on.
 */
export async function listenOn(server: Server, { host, port, variable }: ListenAddress, log: Log): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use: stop its owner or set ${variable}.`, { cause: error });
  });
  server.on('error', (error) => log.error({ error }, 'a server that listens had an error'));
}
