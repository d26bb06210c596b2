import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { Router, type Request, type Response } from 'express';
import { acceptedEncoding } from './acceptedEncoding.ts';
import type { SiteAnswer, Site, SiteEncoding } from './site.ts';

const immutableMaxAge = '365d';

/** The address of a result, which is shown by the page /generate. */
const resultPage = /^\/generate\/[^/]+$/;

/**
 * The built web: hashed assets for a year, each page as a document; any other address leads to the landing page.
 */
export function serveWeb(root: string, site: Site): Router {
  const files = join(root, 'client');
  const router = Router();
  router.use(preferCompressed(files));
  router.use(
    '/assets',
    express.static(join(files, 'assets'), { immutable: true, maxAge: immutableMaxAge, fallthrough: false }),
  );
  router.use(
    express.static(files, { index: false, redirect: false, maxAge: '1h', setHeaders: revalidateServiceWorker }),
  );
  router.get('/{*splat}', async (request, response) => {
    const { path } = request;
    const answer = site.answers.get(resultPage.test(path) ? '/generate' : path);
    if (answer) return sendAnswer(request, response, answer);
    const withoutSlash = path.replace(/\/$/, '');
    response.redirect(site.answers.has(withoutSlash) ? withoutSlash : '/');
  });
  return router;
}

const types: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
};

/** Of files and pages, best first: brotli is a tenth smaller. */
const fileEncodings = ['br', 'gzip'] as const;

/** Serves the compressed file that the build wrote beside the requested one, when the client accepts that. */
export function preferCompressed(files: string): express.RequestHandler {
  const compressed = existsSync(files)
    ? new Set(readdirSync(files, { recursive: true, encoding: 'utf8' }).filter((file) => /\.(br|gz)$/.test(file)))
    : new Set<string>();
  return (request, response, next) => {
    const type = types[request.path.split('.').at(-1) ?? ''];
    if (!type || !compressed.has(`${request.path.slice(1)}.br`)) return next();
    response.vary('accept-encoding');
    const encoding = acceptedEncoding(request, fileEncodings);
    if (encoding) {
      request.url = request.url.replace(request.path, `${request.path}.${encoding === 'br' ? 'br' : 'gz'}`);
      response.setHeader('content-encoding', encoding);
      response.type(type);
    }
    next();
  };
}

/** Disables caching of the service worker, so that browsers notice a new one at once. */
const revalidateServiceWorker = (response: Pick<Response, 'setHeader'>, path: string): void => {
  if (/\bsw\.js/.test(path)) response.setHeader('cache-control', 'no-cache');
};

async function sendAnswer(request: Request, response: Response, { type, etag, body }: SiteAnswer): Promise<void> {
  const encoding: SiteEncoding = acceptedEncoding(request, fileEncodings) ?? 'identity';
  const bytes = await body(encoding);
  response.setHeader('content-type', type);
  response.setHeader('cache-control', 'no-cache');
  response.setHeader('etag', etag);
  response.vary('accept-encoding');
  if (encoding !== 'identity') response.setHeader('content-encoding', encoding);
  response.send(bytes);
}
