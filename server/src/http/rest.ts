import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import * as failures from '../domain/failures.ts';
import { PaymentsUnavailable, Unavailable } from '../domain/paymentFailures.ts';
import type { Identity, Log } from '../domain/ports.ts';
import type { Services } from '../services/services.ts';
import { BadRequest, readJson } from './body.ts';
import { bearer, clientGone } from './call.ts';
import { isDownload, sendDownload } from './downloads.ts';
import { somethingWrong } from './errors.ts';
import { routes, type RestCall, type RestRoute } from './restRoutes.ts';

/** Failure class → status, once for all routes (rule 8.3). */
const statuses = new Map<unknown, number>([
  [failures.Unauthenticated, 401],
  [failures.OutOfCredits, 402],
  [failures.Forbidden, 403],
  [failures.PlanLocked, 403],
  [failures.GenerationNotFound, 404],
  [failures.EditConflict, 409],
  [failures.InvalidBrief, 422],
  [failures.InvalidProfile, 422],
  [failures.InvalidVariations, 422],
  [failures.InvalidArgument, 422],
  [failures.InvalidTerms, 422],
  [failures.TooManyRequests, 429],
  [failures.WriterUnavailable, 503],
  [Unavailable, 503],
  [PaymentsUnavailable, 503],
]);

interface RestParts {
  readonly services: Services;
  readonly identity: Identity;
  readonly log: Log;
}

/** The routes under /api. Every answer is JSON, errors included. */
export function createRest({ services, identity, log }: RestParts): Router {
  const router = Router();
  for (const route of routes) {
    router[route.method](route.path, async (request, response) => {
      try {
        const answer = await answerRoute(route, services, identity, request, response);
        if (failures.isFailure(answer)) sendFailure(response, answer);
        else if (isDownload(answer)) await sendDownload(response, answer);
        else send(response, 200, answer);
      } catch (error) {
        if (error instanceof BadRequest) return send(response, error.status, { error: error.message });
        log.error({ requestId: response.getHeader('x-request-id'), error }, 'bug in a REST route');
        if (!response.headersSent) send(response, 500, { error: somethingWrong });
      }
    });
  }
  router.use((_request, response) => send(response, 404, { error: 'Endereço não encontrado.' }));
  return router;
}

async function answerRoute(
  route: RestRoute,
  services: Services,
  identity: Identity,
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
  const principal = await bearer(identity, request.headers.authorization)();
  if (failures.isFailure(principal)) return principal;
  const user = await services.accounts.enter(principal, route.access);
  return failures.isFailure(user) ? user : route.answer(await call(), user);
}

/** A JSON object; routes without payload may be called with no body at all. */
async function readObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
  const body = hasBody ? await readJson(request) : {};
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadRequest(400, 'O pedido deve ser um objeto JSON.');
  }
  return body as Record<string, unknown>;
}

function sendFailure(response: ServerResponse, failure: failures.Failure): void {
  const status = statuses.get(failure.constructor);
  if (!status) throw new Error(`${failure.constructor.name} has no status`);
  if (failure instanceof failures.TooManyRequests) response.setHeader('retry-after', failure.retryAfterSeconds);
  if (status === 401) response.setHeader('www-authenticate', 'Bearer');
  send(response, status, { error: failure.message });
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.statusCode = status;
  response.setHeader('content-type', 'application/json; charset=utf-8');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
