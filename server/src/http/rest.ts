import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import { isRecord } from '../domain/isRecord.ts';
import { isFailure } from '../domain/failures.ts';
import type { Log } from '../domain/ports.ts';
import type { Services } from '../services/services.ts';
import { readJson } from './body.ts';
import { callRecordOf } from './callRecords.ts';
import { abortOnDisconnect, type IdentifyCaller } from './call.ts';
import { isDownload, sendDownload } from './downloads.ts';
import { sendThrownError } from './errors.ts';
import { HttpError, methodNotAllowed, sendError, sendFailure } from './httpErrors.ts';
import { sendJson } from './json.ts';
import { routes, type RestCall, type RestRoute } from './restRoutes.ts';

interface RestDependencies {
  readonly services: Services;
  readonly identifyCaller: IdentifyCaller;
  readonly log: Log;
}

/** The routes under /api. Every answer is JSON, errors included, save the files of the history's export. */
export function createRest({ services, identifyCaller, log }: RestDependencies): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      const operation = `${route.method.toUpperCase()} ${route.path}`;
      callRecordOf(response).operation = operation;
      try {
        const answer = await answerRoute(route, services, identifyCaller, request, response);
        if (isFailure(answer)) sendFailure(response, answer);
        else if (isDownload(answer)) await sendDownload(response, answer);
        else sendJson(response, 200, answer);
      } catch (error) {
        sendThrownError(response, error, log, operation);
      }
    });
  }
  for (const [path, pathRoutes] of Map.groupBy(routes, (route) => route.path)) {
    router.all(path, methodNotAllowed(...pathRoutes.map(({ method }) => method)));
  }
  router.use((_request, response) => sendError(response, 'NOT_FOUND'));
  return router;
}

async function answerRoute(
  route: RestRoute,
  services: Services,
  identifyCaller: IdentifyCaller,
  request: IncomingMessage,
  response: ServerResponse,
) {
  // From the start: a client may leave while its token is being verified.
  const signal = abortOnDisconnect(request, response);
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const call = async (): Promise<RestCall> => ({
    services,
    query,
    body: route.method === 'post' ? await readObject(request) : {},
    signal,
  });
  if (route.access === 'public') return route.answer(await call());
  const principal = await identifyCaller(request, request.headers.authorization)();
  if (isFailure(principal)) return principal;
  const user = await services.accounts.authorise(principal, route.access, route.callers);
  return isFailure(user) ? user : route.answer(await call(), user);
}

/** A JSON object; routes without payload may be called with no body at all. */
async function readObject(request: IncomingMessage): Promise<Readonly<Record<string, unknown>>> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const body = hasBody ? await readJson(request) : {};
  if (!isRecord(body)) throw new HttpError('BAD_REQUEST', 'O pedido deve ser um objeto JSON.');
  return body;
}
