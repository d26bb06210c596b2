import { timingSafeEqual } from 'node:crypto';
import { apiVersion } from '../engine/events.ts';
import type { Provider } from '../engine/provider.ts';
import { endpoints } from '../endpoints/index.ts';
import { findEndpoint } from './endpoint.ts';
import { expandAll } from './expand.ts';
import { StripeFailure } from './failure.ts';
import { plainForm, readForm, type FormParts } from './form.ts';
import { storedResponse, storeResponse, type ApiResponse, type KeysInUse } from './idempotency.ts';
import { readParams } from './params.ts';

/** A request with its whole body. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Handles a request of the API; one that is refused changes nothing. */
export function handleRequest(provider: Provider, request: ApiRequest, inUse: KeysInUse): ApiResponse {
  try {
    authorize(provider, request);
    return execute(provider, request, inUse);
  } catch (error) {
    if (error instanceof StripeFailure) return { status: error.status, body: error.body() };
    throw error;
  }
}

/** The parameters of a request as plain objects. */
export const paramsOf = (request: ApiRequest): Record<string, unknown> => plainForm(formOf(request));

function execute(provider: Provider, request: ApiRequest, inUse: KeysInUse): ApiResponse {
  const { method, path, headers } = request;
  const found = findEndpoint(endpoints, method, path);
  if (!found) {
    const message = `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`;
    throw new StripeFailure(404, message);
  }
  const version = headers['stripe-version'];
  if (version !== undefined && version !== apiVersion) {
    throw new StripeFailure(400, `The stand-in speaks ${apiVersion} only, not ${version}.`);
  }
  const form = formOf(request);
  const key = method === 'POST' ? headers['idempotency-key'] : undefined;
  const identity = `${method} ${path} ${JSON.stringify(plainForm(form))}`;
  const earlier = key === undefined ? null : storedResponse(provider, key, identity, inUse);
  if (earlier) return earlier;
  const params = readParams(found.endpoint.check, form) as never;
  const paths = expandOf(params);
  const run = () => expandAll(provider, found.endpoint.run(provider, params, found.id), paths);
  if (method === 'GET') return { status: 200, body: run() };
  return provider.state.transaction(() => {
    const response = respond(provider, run);
    if (key !== undefined) storeResponse(provider, key, identity, response);
    return response;
  });
}

/** The endpoint's response; a refusal undoes what the endpoint wrote before. */
function respond(provider: Provider, run: () => unknown): ApiResponse {
  try {
    return { status: 200, body: provider.state.savepoint(run) };
  } catch (error) {
    if (error instanceof StripeFailure) return { status: error.status, body: error.body() };
    throw error;
  }
}

function formOf({ method, query, body, headers }: ApiRequest): FormParts {
  if (method === 'GET' || method === 'DELETE') return readForm(query);
  const type = headers['content-type'] ?? '';
  if (body !== '' && !type.startsWith('application/x-www-form-urlencoded')) {
    throw new StripeFailure(400, `Invalid request: the body must be application/x-www-form-urlencoded, not ${type}.`);
  }
  return readForm(body);
}

const expandOf = (params: { readonly expand?: readonly string[] }): readonly string[] => params.expand ?? [];

function authorize(provider: Provider, { headers }: ApiRequest): void {
  const [scheme, given = ''] = (headers['authorization'] ?? '').split(' ', 2);
  if (scheme !== 'Bearer' || given === '') {
    const message =
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
    throw new StripeFailure(401, message);
  }
  const expected = Buffer.from(provider.settings().secretKey);
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) {
    throw new StripeFailure(401, `Invalid API Key provided: ${given.slice(0, 8)}${'*'.repeat(8)}`);
  }
}
