import { createServer } from 'node:net';
import type { Env } from '../config/env.ts';
import { portVariables, type PortVariable } from '../config/envVariables.ts';

const host = '127.0.0.1';
const attempts = 50;

export interface MovedPort {
  readonly variable: PortVariable;
  readonly from: number;
  readonly to: number;
}

/**
 * The configuration with the next free port in place of each default one that is taken, by somebody else or by another
 * variable. A port that was set by name stays, and so do all in production, where a server at an unexpected address is of no use.
 */
export async function withFreePorts(env: Env): Promise<{ readonly env: Env; readonly moved: readonly MovedPort[] }> {
  const chosen: Partial<Record<PortVariable, number>> = {};
  const moved: MovedPort[] = [];
  for (const variable of portVariables) {
    if (env.production || !env.defaultPorts.has(variable) || !isOpened(env, variable)) continue;
    const from = env[variable];
    const to = await nextFreePort(from, otherPorts({ ...env, ...chosen }, variable));
    if (to === from) continue;
    chosen[variable] = to;
    moved.push({ variable, from, to });
  }
  return { env: { ...env, ...chosen }, moved };
}

/** The message for the person who started the server. */
export const movedPortLine = ({ variable, from, to }: MovedPort): string =>
  `Port ${from} is taken: ${variable} is ${to} this time.\n`;

/** Whether this server listens there at all. */
const isOpened = (env: Env, variable: PortVariable): boolean =>
  variable === 'PORT' || env.embedded[variable === 'PAYMENTS_PORT' ? 'payments' : 'identity'];

/** The ports that this server opens beside the one of the variable. */
const otherPorts = (env: Env, variable: PortVariable): readonly (number | undefined)[] => [
  env.METRICS_PORT,
  ...portVariables.filter((other) => other !== variable && isOpened(env, other)).map((other) => env[other]),
];

/**
 * The port, or the first one after it that is free and none of the others; the port itself when there is none nearby, so that
 * listening reports it.
 */
async function nextFreePort(wanted: number, others: readonly (number | undefined)[]): Promise<number> {
  for (let port = wanted; port < wanted + attempts; port += 1) {
    if (!others.includes(port) && (await isFree(port))) return port;
  }
  return wanted;
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
