import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { Identity, Log, Store } from '../domain/ports.ts';
import type { Part } from '../domain/partUnavailable.ts';
import { methodNotAllowed } from './httpErrors.ts';
import { sendJson } from './json.ts';
import { recordOf } from './records.ts';

type Pinged = Pick<Store | Identity, 'ping'>;

/**
 * GET /live says that the process runs, GET /ready that it can serve (rule 8.8). Why it cannot is logged once, until it can
 * again or another part is the reason.
 */
export function createHealth(parts: Readonly<Record<Part, Pinged>>, isStopping: () => boolean, log: Log): Router {
  const router = Router();
  let loggedPart: Part | null = null;
  router.get('/live', (_request, response) => sendJson(response, 200, { status: 'live' }));
  router.get('/ready', async (_request, response) => {
    // A server that is stopping lets the load balancer know before it closes.
    if (isStopping()) return sendJson(response, 503, { status: 'stopping' });
    for (const part of Object.keys(parts) as Part[]) {
      const failed = await failedPing(parts[part]);
      if (failed === null) continue;
      if (loggedPart !== part) log.warn({ error: failed.error, part }, 'a part is unavailable');
      loggedPart = part;
      recordOf(response).part = part;
      return sendJson(response, 503, { status: `${part} unreachable` });
    }
    loggedPart = null;
    sendJson(response, 200, { status: 'ready' });
  });
  router.all(['/live', '/ready'], methodNotAllowed('get'));
  return router;
}

/** A part that hangs is down. */
const pingMs = 2_500;

/** What the part's ping was rejected with; null when it answered. */
const failedPing = (part: Pinged): Promise<{ readonly error: unknown } | null> =>
  Promise.race([
    part.ping().then(
      () => null,
      (error: unknown) => ({ error }),
    ),
    sleep(pingMs, { error: new Error(`did not answer in ${pingMs} ms`) }, { ref: false }),
  ]);
