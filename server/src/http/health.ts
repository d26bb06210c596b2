import { setTimeout as sleep } from 'node:timers/promises';
import { Router } from 'express';
import type { Identity, Store } from '../domain/ports.ts';
import type { Part } from '../domain/partUnavailable.ts';
import { methodNotAllowed } from './httpErrors.ts';
import { sendJson } from './json.ts';

/** GET /live says that the process runs, GET /ready that it can serve (rule 8.8). */
export function createHealth(parts: Record<Part, Pick<Store | Identity, 'ping'>>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/live', (_request, response) => sendJson(response, 200, { status: 'live' }));
  router.get('/ready', async (_request, response) => {
    // A server that is stopping lets the load balancer know before it closes.
    if (isStopping()) return sendJson(response, 503, { status: 'stopping' });
    for (const [name, part] of Object.entries(parts)) {
      const reachable = await Promise.race([part.ping().then(yes, no), after(pingMs)]);
      if (!reachable) return sendJson(response, 503, { status: `${name} unreachable` });
    }
    sendJson(response, 200, { status: 'ready' });
  });
  router.all(['/live', '/ready'], methodNotAllowed('get'));
  return router;
}

/** A part that hangs is down. */
const pingMs = 2_500;
const yes = () => true;
const no = () => false;
const after = (ms: number): Promise<false> => sleep(ms, false, { ref: false });
