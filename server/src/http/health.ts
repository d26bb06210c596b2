import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { Identity, Log, Store } from '../domain/ports.ts';
import type { Part } from '../domain/partUnavailable.ts';
import { methodNotAllowed } from './httpErrors.ts';
import { sendJson } from './json.ts';
import { callRecordOf } from './callRecords.ts';

type Pingable = Pick<Store | Identity, 'ping'>;

/**
 * GET /live says that the process runs, GET /ready that it can serve (rule 8.8). An outage is logged once, and again only
 * after the part was reachable or when another part is unavailable.
 */
export function createHealth(parts: Readonly<Record<Part, Pingable>>, isStopping: () => boolean, log: Log): Router {
  const router = Router();
  let loggedPart: Part | null = null;
  router.get('/live', (_request, response) => sendJson(response, 200, { status: 'live' }));
  router.get('/ready', async (_request, response) => {
    // A server that is stopping lets the load balancer know before it closes.
    if (isStopping()) return sendJson(response, 503, { status: 'stopping' });
    for (const part of Object.keys(parts) as Part[]) {
      const failure = await pingFailure(parts[part]);
      if (failure === null) continue;
      if (loggedPart !== part) log.warn({ error: failure.error, part }, 'a part is unavailable');
      loggedPart = part;
      callRecordOf(response).part = part;
      return sendJson(response, 503, { status: `${part} unreachable` });
    }
    loggedPart = null;
    sendJson(response, 200, { status: 'ready' });
  });
  router.all(['/live', '/ready'], methodNotAllowed('get'));
  return router;
}

/** How long a ping may take; a part that does not answer in time counts as unavailable. */
const pingMs = 2_500;

/** The error of the part's ping; null when it succeeded. */
const pingFailure = (part: Pingable): Promise<{ readonly error: unknown } | null> =>
  Promise.race([
    part.ping().then(
      () => null,
      (error: unknown) => ({ error }),
    ),
    sleep(pingMs, { error: new Error(`did not answer in ${pingMs} ms`) }, { ref: false }),
  ]);
