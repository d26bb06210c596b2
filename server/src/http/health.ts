import type { ServerResponse } from 'node:http';
import { Router } from 'express';
import type { Store } from '../domain/ports.ts';

/** GET /live says that the process runs, GET /ready that it can serve (rule 8.8). */
export function createHealth(store: Pick<Store, 'ping'>, isStopping: () => boolean): Router {
  const router = Router();
  router.get('/live', (_request, response) => answer(response, 200, 'live'));
  router.get('/ready', async (_request, response) => {
    // A server that is stopping lets the load balancer know before it closes.
    if (isStopping()) return answer(response, 503, 'stopping');
    const reachable = await store.ping().then(
      () => true,
      () => false,
    );
    return reachable ? answer(response, 200, 'ready') : answer(response, 503, 'store unreachable');
  });
  return router;
}

function answer(response: ServerResponse, status: number, state: string): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify({ status: state }));
}
