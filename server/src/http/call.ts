import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasApiKeyPrefix } from '../domain/account/apiKey.ts';
import { isFailure, Unauthenticated, type TooManyRequests } from '../domain/failures.ts';
import type { Identity } from '../domain/ports.ts';
import type { Principal } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import type { ClientAddress } from './clientAddress.ts';

/** The principal of a call with that header or connection parameter `Bearer <token>`, verified and counted at most once. */
export type CallerOf = (
  request: IncomingMessage,
  authorization: unknown,
) => () => Promise<Principal | Unauthenticated | TooManyRequests>;

/** The principal of `Bearer <token or API key>`. */
export type Verify = (authorization: unknown) => Promise<Principal | Unauthenticated>;

interface CallerParts {
  readonly verify: Verify;
  readonly services: Pick<Services, 'accesses' | 'apiKeys'>;
  readonly addressOf: ClientAddress;
}

/** Verifies the callers of every transport, and records the access of each (rule 10.4). */
export const createCallerOf =
  ({ verify, services: { accesses, apiKeys }, addressOf }: CallerParts): CallerOf =>
  (request, authorization) => {
    let principal: ReturnType<ReturnType<CallerOf>> | undefined;
    const identify = async () => {
      const caller = await verify(authorization);
      if (isFailure(caller)) return caller;
      accesses.record(caller.uid, addressOf(request));
      return (await apiKeys.count(caller)) ?? caller;
    };
    return () => (principal ??= identify());
  };

export const createVerify =
  (identity: Identity, apiKeys: Services['apiKeys']): Verify =>
  async (authorization) => {
    const token = bearerOf(authorization);
    if (!token) return Unauthenticated.noToken();
    return hasApiKeyPrefix(token) ? apiKeys.verify(token) : identity.verify(token);
  };

/** What stands after `Bearer`. */
export const bearerOf = (authorization: unknown): string | undefined =>
  typeof authorization === 'string' ? /^Bearer +(\S+)$/i.exec(authorization)?.[1] : undefined;

/** Aborted when the client disconnects before it was answered. */
export function clientGone(request: IncomingMessage, response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) controller.abort();
  });
  if (response.closed || (request.destroyed && !request.complete)) controller.abort();
  return controller.signal;
}
