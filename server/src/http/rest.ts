import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import { isFailure } from '../domain/failures.ts';
import type { Log } from '../domain/ports.ts';
import type { Services } from '../services/services.ts';
import { readJson } from './body.ts';
import { recordOf } from './records.ts';
import { clientGone, type CallerOf } from './call.ts';
import { isDownload, sendDownload } from './downloads.ts';
import { sendThrown } from './errors.ts';
import { HttpError, methodNotAllowed, sendError, sendFailure } from './httpErrors.ts';
import { sendJson } from './json.ts';
import { routes, type RestCall, type RestRoute } from './restRoutes.ts';

interface RestParts {
  readonly services: Services;
  readonly callerOf: CallerOf;
  readonly log: Log;
}

/** The routes under /api. Every answer is JSON, errors included, save the files of the history's export. */
export function createRest({ services, callerOf, log }: RestParts): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      const operation = `${route.method.toUpperCase()} ${route.path}`;
      recordOf(response).operation = operation;
      try {
        const answer = await answerRoute(route, services, callerOf, request, response);
        if (isFailure(answer)) sendFailure(response, answer);
        else if (isDownload(answer)) await sendDownload(response, answer);
        else sendJson(response, 200, answer);
      } catch (error) {
        sendThrown(response, error, log, operation);
      }
    });
  }
  for (const [path, known] of Map.groupBy(routes, (route) => route.path)) {
    router.all(path, methodNotAllowed(...known.map(({ method }) => method)));
  }
  router.use((_request, response) => sendError(response, 'NOT_FOUND'));
  return router;
}

async function answerRoute(
  route: RestRoute,
  services: Services,
  callerOf: CallerOf,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // From the start: a client may leave while its token is being verified.
  const signal = clientGone(request, response);
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const call = async (): Promise<RestCall> => ({
    services,
    query,
    body: route.method === 'post' ? await readObject(request) : {},
    signal,
  });
  if (route.access === 'public') return route.answer(await call());
  const principal = await callerOf(request, request.headers.authorization)();
  if (isFailure(principal)) return principal;
  const user = await services.accounts.authorise(principal, route.access, route.callers);
  return isFailure(user) ? user : route.answer(await call(), user);
}

/** A JSON object; routes without payload may be called with no body at all. */
async function readObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const body = hasBody ? await readJson(request) : {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new HttpError('BAD_REQUEST', 'O pedido deve ser um objeto JSON.');
  }
  return body as Record<string, unknown>;
}
