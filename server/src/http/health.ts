import { Router } from 'express';
import type { Store } from '../domain/ports.ts';
import { methodNotAllowed } from './httpErrors.ts';
import { sendJson } from './json.ts';

/** GET /live says that the process runs, GET /ready that it can serve (rule 8.8). */
export function createHealth(store: Pick<Store, 'ping'>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/live', (_request, response) => sendJson(response, 200, { status: 'live' }));
  router.get('/ready', async (_request, response) => {
    // A server that is stopping lets the load balancer know before it closes.
    if (isStopping()) return sendJson(response, 503, { status: 'stopping' });
    const reachable = await store.ping().then(
      () => true,
      () => false,
    );
    if (!reachable) return sendJson(response, 503, { status: 'store unreachable' });
    sendJson(response, 200, { status: 'ready' });
  });
  router.all(['/live', '/ready'], methodNotAllowed('get'));
  return router;
}
