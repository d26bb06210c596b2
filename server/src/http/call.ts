import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasApiKeyPrefix } from '../domain/account/apiKey.ts';
import { isFailure, Unauthenticated, type TooManyRequests } from '../domain/failures.ts';
import type { Identity } from '../domain/ports.ts';
import type { Principal } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import type { ClientAddress } from './clientAddress.ts';

/**
 * Returns the function that identifies the caller of a request from `Bearer <token or API key>`, which comes from a header
 * or a connection parameter; called repeatedly, it verifies and counts the call once.
 */
export type IdentifyCaller = (
  request: IncomingMessage,
  authorization: unknown,
) => () => Promise<Principal | Unauthenticated | TooManyRequests>;

/** Verifies `Bearer <token or API key>`; rejects when the identity provider cannot be reached. */
export type VerifyAuthorization = (authorization: unknown) => Promise<Principal | Unauthenticated>;

interface CallerDependencies {
  readonly verify: VerifyAuthorization;
  readonly services: Pick<Services, 'accesses' | 'apiKeys'>;
  readonly addressOf: ClientAddress;
}

/** Identifies the callers of every transport, and records the access of each (rule 10.4). */
export const createIdentifyCaller =
  ({ verify, services: { accesses, apiKeys }, addressOf }: CallerDependencies): IdentifyCaller =>
  (request, authorization) => {
    let principal: ReturnType<ReturnType<IdentifyCaller>> | undefined;
    const identify = async () => {
      const caller = await verify(authorization);
      if (isFailure(caller)) return caller;
      accesses.record(caller.uid, addressOf(request));
      return (await apiKeys.count(caller)) ?? caller;
    };
    return () => (principal ??= identify());
  };

export const createVerifyAuthorization =
  (identity: Identity, apiKeys: Services['apiKeys']): VerifyAuthorization =>
  async (authorization) => {
    const token = bearerOf(authorization);
    if (!token) return Unauthenticated.noToken();
    return hasApiKeyPrefix(token) ? apiKeys.verify(token) : identity.verify(token);
  };

/** The token after `Bearer`; undefined where there is none. */
export const bearerOf = (authorization: unknown): string | undefined =>
  typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;

/** A signal that aborts when the client disconnects before it has its answer. */
export function abortOnDisconnect(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  if (response.closed || (request.destroyed && !request.complete)) controller.abort();
  return controller.signal;
}
