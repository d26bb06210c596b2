import type { IncomingMessage, ServerResponse } from 'node:http';

/** Apollo Studio, whose pages call the API from the browser of a developer (rule 8.5). */
const studioOrigins = ['https://studio.apollographql.com', 'https://sandbox.embed.apollographql.com'];

/** Whether pages of the request's origin may call; programs, which have none, may. */
export type IsAllowedOrigin = (request: IncomingMessage) => boolean;

/** Own pages, Apollo Studio and the configured origins, on HTTP as on WebSocket. */
export const createOriginCheck =
  (configured: readonly string[]): IsAllowedOrigin =>
  ({ headers: { origin, host } }) => {
    if (!origin) return true;
    return URL.parse(origin)?.host === host || configured.includes(origin) || studioOrigins.includes(origin);
  };

const exposedHeaders = [
  'x-request-id',
  'traceparent',
  'retry-after',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'ratelimit-policy',
];
const maxAgeSeconds = 7_200;

/**
 * Lets pages of the allowed origins read the answer, and answers their preflights: true when there is nothing else to
 * do. No cookie is ever looked at, so credentials are not allowed.
 */
export function answerCors(isAllowed: IsAllowedOrigin, request: IncomingMessage, response: ServerResponse): boolean {
  const { origin, 'access-control-request-headers': requestedHeaders } = request.headers;
  const isPreflight = request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
  if (origin && isAllowed(request)) {
    response.setHeader('access-control-allow-origin', origin);
    response.setHeader('access-control-expose-headers', exposedHeaders.join(', '));
    if (isPreflight) {
      response.setHeader('access-control-allow-methods', 'GET, POST');
      if (requestedHeaders) response.setHeader('access-control-allow-headers', requestedHeaders);
      response.setHeader('access-control-max-age', maxAgeSeconds);
    }
  }
  if (!isPreflight) return false;
  response.setHeader('vary', 'Origin, Access-Control-Request-Headers');
  response.statusCode = 204;
  response.end();
  return true;
}
