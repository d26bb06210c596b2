import type { IncomingMessage, ServerResponse } from 'node:http';
import { isFailure, Unauthenticated } from '../domain/failures.ts';
import type { Identity } from '../domain/ports.ts';
import type { Principal } from '../domain/user.ts';
import type { Services } from '../services/services.ts';
import type { ClientAddress } from './clientAddress.ts';

/** The principal of a call with that header or connection parameter `Bearer <token>`, verified at most once. */
export type CallerOf = (request: IncomingMessage, authorization: unknown) => () => Promise<Principal | Unauthenticated>;

interface CallerParts {
  readonly identity: Identity;
  readonly services: Pick<Services, 'accesses'>;
  readonly addressOf: ClientAddress;
}

/** Verifies the callers of every transport, and records the access of each (rule 10.4). */
export const createCallerOf =
  ({ identity, services: { accesses }, addressOf }: CallerParts): CallerOf =>
  (request, authorization) => {
    let principal: Promise<Principal | Unauthenticated> | undefined;
    const identify = async () => {
      const caller = await verify(identity, authorization);
      if (!isFailure(caller)) accesses.note(caller.uid, addressOf(request));
      return caller;
    };
    return () => (principal ??= identify());
  };

/** The principal of `Bearer <token>`. */
export async function verify(identity: Identity, authorization: unknown): Promise<Principal | Unauthenticated> {
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
