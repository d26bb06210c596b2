import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Router } from 'express';
import type { Access } from '../domain/access.ts';
import { isContentType, isTone } from '../domain/catalog.ts';
import * as failures from '../domain/failures.ts';
import type { VisibleGeneration } from '../domain/generation.ts';
import { encodeCursor } from '../domain/history.ts';
import type { Identity, Log } from '../domain/ports.ts';
import type { User } from '../domain/user.ts';
import type { Services } from '../graphql/context.ts';
import { BadRequest, readJson } from './body.ts';
import { bearer, clientGone } from './call.ts';
import { somethingWrong } from './errors.ts';

interface RestCall {
  readonly services: Services;
  readonly body: Readonly<Record<string, unknown>>;
  readonly query: URLSearchParams;
  readonly signal: AbortSignal;
}

type RestRoute = { readonly method: 'get' | 'post'; readonly path: string } & (
  | { readonly access: 'public'; readonly answer: (call: RestCall) => unknown }
  | { readonly access: Access; readonly answer: (call: RestCall, user: User) => unknown }
);

/** The specification's section 7, shims over the services that GraphQL uses (rule 8.1). */
export const routes: readonly RestRoute[] = [
  { method: 'get', path: '/config', access: 'public', answer: ({ services }) => services.config },
  {
    method: 'post',
    path: '/generate-content',
    access: 'onboarded',
    async answer({ services, body, signal }, user) {
      const { contentType, keywords: topic, toneOfVoice: tone, campaignLink, requestId = randomUUID() } = body;
      const brief = { contentType, topic, tone, campaignLink, requestId };
      const generation = await services.copywriting.generate(user, brief, signal);
      if (failures.isFailure(generation)) return generation;
      const { id: generationId, variations, lockedVariations } = generation;
      return { generationId, variations, lockedVariations };
    },
  },
  {
    method: 'post',
    path: '/update-generation-history',
    access: 'onboarded',
    async answer({ services, body }, user) {
      const basedOn = parseDate(body['basedOn']);
      if (failures.isFailure(basedOn)) return basedOn;
      const request = { generationId: String(body['generationId']), variations: body['variations'], basedOn };
      return success(await services.history.updateVariations(user, request));
    },
  },
  {
    method: 'post',
    path: '/create-customer-portal-session',
    access: 'onboarded',
    answer: () => failures.Unavailable.portal(),
  },
  {
    method: 'post',
    path: '/create-checkout-session',
    access: 'onboarded',
    answer: () => failures.Unavailable.checkout(),
  },
  {
    method: 'get',
    path: '/get-generation-history',
    access: 'onboarded',
    async answer({ services, query }, user) {
      const contentType = query.get('contentType') || null;
      const tone = query.get('toneOfVoice') || null;
      if (contentType !== null && !isContentType(contentType)) return unknownFilter('contentType');
      if (tone !== null && !isTone(tone)) return unknownFilter('toneOfVoice');
      const page = await services.history.page(user, { contentType, tone, after: query.get('startAfter') });
      if (failures.isFailure(page)) return page;
      const last = page.items.at(-1);
      return {
        history: page.items.map(historyItem),
        nextCursor: page.hasMore && last ? encodeCursor(last) : null,
        hasMore: page.hasMore,
      };
    },
  },
  {
    method: 'post',
    path: '/delete-generation',
    access: 'onboarded',
    async answer({ services, body }, user) {
      return success(await services.history.remove(user, String(body['generationId'])));
    },
  },
];

const success = <T>(result: T) => (failures.isFailure(result) ? result : { success: true });

const unknownFilter = (field: string) =>
  new failures.InvalidArgument(field, 'Não foi possível carregar o histórico.');

function parseDate(value: unknown): Date | null | undefined | failures.InvalidArgument {
  if (value === undefined || value === null) return value;
  const date = new Date(typeof value === 'string' ? value : Number.NaN);
  return Number.isNaN(date.getTime())
    ? new failures.InvalidArgument('basedOn', 'Não foi possível salvar a alteração.')
    : date;
}

const historyItem = (generation: VisibleGeneration) => ({
  id: generation.id,
  contentType: generation.contentType,
  createdAt: generation.createdAt.toISOString(),
  toneOfVoice: generation.tone,
  keywords: generation.topic,
  campaignLink: generation.campaignLink,
  editedAt: generation.editedAt?.toISOString() ?? null,
  variations: generation.variations,
  lockedVariations: generation.lockedVariations,
});

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
  [failures.Unavailable, 503],
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
        else send(response, 200, answer);
      } catch (error) {
        if (error instanceof BadRequest) return send(response, error.status, { error: error.message });
        log.error({ requestId: response.getHeader('x-request-id'), error }, 'bug in a REST route');
        send(response, 500, { error: somethingWrong });
      }
    });
  }
  router.use((_request, response) => send(response, 404, { error: 'Endereço não encontrado.' }));
  return router;
}

async function answerRoute(route: RestRoute, services: Services, identity: Identity, request: IncomingMessage, response: ServerResponse) {
  const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
  const call = async (): Promise<RestCall> => ({
    services,
    query,
    body: route.method === 'post' ? await readObject(request) : {},
    signal: clientGone(request, response),
  });
  if (route.access === 'public') return route.answer(await call());
  const principal = await bearer(identity, request.headers.authorization)();
  if (failures.isFailure(principal)) return principal;
  const user = await services.accounts.enter(principal, route.access);
  return failures.isFailure(user) ? user : route.answer(await call(), user);
}

/** A JSON object; routes without payload may be called with no body at all. */
async function readObject(request: IncomingMessage): Promise<Record<string, unknown>> {
  const hasBody = request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
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
