import type { IncomingMessage, ServerResponse } from 'node:http';
import { Unauthenticated } from '../domain/failures.ts';
import type { Identity } from '../domain/ports.ts';
import type { Principal } from '../domain/user.ts';

/** The principal of a header or connection parameter `Bearer <token>`, verified at most once. */
export function bearer(identity: Identity, authorization: unknown): () => Promise<Principal | Unauthenticated> {
  let principal: Promise<Principal | Unauthenticated> | undefined;
  return () => (principal ??= verify(identity, authorization));
}

async function verify(identity: Identity, authorization: unknown): Promise<Principal | Unauthenticated> {
  const token = typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;
  return token ? identity.verify(token) : Unauthenticated.noToken();
}

/** Aborted when the client disconnects before it was answered. */
export function clientGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  if (response.closed || (request.destroyed && !request.complete)) controller.abort();
  return controller.signal;
}
