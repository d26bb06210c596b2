import { join } from 'node:path';
import express, { Router } from 'express';
import { exampleOperations } from './exampleOperations.ts';
import { sendJson } from './json.ts';
import type { Policies } from './policies.ts';
import { preferCompressed } from './web.ts';

/** GraphiQL as it was built (`root` is web/dist/graphiql), which needs nothing from elsewhere; mounted at /graphiql. */
export function serveGraphiQl(root: string, policy: Policies['graphiql']): Router {
  const router = Router();
  router.use(policy);
  router.get('/examples.json', (_request, response) => sendJson(response, 200, exampleOperations()));
  router.use(preferCompressed(root));
  router.use('/assets', express.static(join(root, 'assets'), { immutable: true, maxAge: '365d', fallthrough: false }));
  // The page and its script are small, and name the assets of this version.
  router.use(express.static(root, { cacheControl: false, setHeaders: disableCaching }));
  return router;
}

const disableCaching = (response: { setHeader(name: string, value: string): unknown }): void =>
  void response.setHeader('cache-control', 'no-cache');
