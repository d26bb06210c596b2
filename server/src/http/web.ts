import { join } from 'node:path';
import express, { Router } from 'express';

const year = '365d';

/** The built single-page application: hashed assets for a year, its page for every other address. */
export function serveWeb(root: string): Router {
  const router = Router();
  router.use('/assets', express.static(join(root, 'assets'), { immutable: true, maxAge: year, fallthrough: false }));
  router.use(express.static(root, { index: false, maxAge: '1h' }));
  router.get('/{*splat}', (_request, response) => {
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(join(root, 'index.html'));
  });
  return router;
}
