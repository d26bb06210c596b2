import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Env } from './env.ts';

/** The port that the server listens on. */
export const portOf = (server: Server): number => (server.address() as AddressInfo).port;

/** Listens on HOST and PORT; outside production on loopback by default, because embedded parts are for this machine alone. */
export async function listen(server: Server, env: Env): Promise<void> {
  const host = env.HOST ?? (env.production ? '0.0.0.0' : '127.0.0.1');
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' ? new Error(`Port ${env.PORT} is in use: stop its owner or set PORT.`) : error,
      ),
    );
    server.listen(env.PORT, host, resolve);
  });
}
