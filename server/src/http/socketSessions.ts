import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import { isFailure, TooManyRequests } from '../domain/failures.ts';
import { logFailure, PartUnavailable } from '../domain/partUnavailable.ts';
import type { Log } from '../domain/ports.ts';
import type { Principal } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import { bearerOf, type IdentifyCaller, type VerifyAuthorization } from './call.ts';
import type { SocketOperation } from './socketOperations.ts';

/** The state of a socket between its messages. */
export interface Session {
  readonly uid: string;
  readonly authorization: string;
  readonly closed: AbortController;
  /**
   * The operations that are still running, by their `subscribe` messages: ids do not identify them, as a client may reuse the id
   * of a query or mutation that it has completed while it is still executed.
   */
  readonly operations: Map<SubscribePayload, SocketOperation>;
}

export type SocketContext = Context<Record<string, unknown>, Extra & { session?: Session }>;

interface SessionDependencies {
  readonly services: Pick<Services, 'accounts' | 'apiKeys'>;
  readonly verify: VerifyAuthorization;
  readonly identifyCaller: IdentifyCaller;
  readonly log: Log;
  /** How often the token of an open socket is verified again, in milliseconds. */
  readonly verifiedForMs: number;
}

/** Clients reconnect after this code, and never after 4429 or 4500. */
const tryAgainLaterCode = 1013;
/** A person has a handful of tabs and devices open, not hundreds. */
export const socketsPerUser = 30;
/** Operations that may run at the same time: a page has two or three. */
export const operationsPerSocket = 10;
export const operationsPerUser = 30;

/** The sessions of open sockets: their limits, and when a session ends. */
export function createSocketSessions({ services, verify, identifyCaller, log, verifiedForMs }: SessionDependencies) {
  const openByUser = new Map<string, Set<SocketContext>>();

  /** The failure when one more operation would exceed a limit; null within the limits. */
  const limitFailure = (context: SocketContext): TooManyRequests | null => {
    if (countOperations(context) >= operationsPerSocket) return TooManyRequests.onSocket();
    const { session } = context.extra;
    const userSockets = session ? [...(openByUser.get(session.uid) ?? [])] : [];
    return sum(userSockets.map(countOperations)) < operationsPerUser ? null : TooManyRequests.onSockets();
  };

  /** Opens the session of a socket with the token of its first message; false when it is refused or the socket is closed. */
  async function openSession(context: SocketContext): Promise<boolean> {
    const { connectionParams, extra } = context;
    const { socket } = extra;
    const authorization = authorizationIn(connectionParams);
    if (authorization === undefined) {
      socket.close(CloseCode.Unauthorized, 'Unauthorized');
      return false;
    }
    const caller = await identifyCaller(extra.request, authorization)().catch((error: unknown) => {
      logFailure(log, error, 'a token could not be verified');
      if (error instanceof PartUnavailable) socket.close(tryAgainLaterCode, `The ${error.part} is unreachable`);
      else socket.close(CloseCode.InternalServerError, 'Internal server error');
      return null;
    });
    if (caller === null) return false;
    if (caller instanceof TooManyRequests) {
      socket.close(tryAgainLaterCode, `Too many calls, try again in ${caller.retryAfterSeconds} s`);
      return false;
    }
    // 4403: clients reconnect with a fresh token. 4401 would be final for them.
    if (isFailure(caller)) return false;
    // Closed while its token was verified: the close event that would decrement the count has been emitted already.
    if (socket.readyState !== socket.OPEN) return false;
    const open = openByUser.get(caller.uid) ?? new Set();
    if (open.size >= socketsPerUser) {
      socket.close(tryAgainLaterCode, 'Too many connections');
      return false;
    }
    openByUser.set(caller.uid, open.add(context));
    const closed = new AbortController();
    extra.session = { uid: caller.uid, authorization, closed, operations: new Map() };
    closeWhenInvalid(socket, caller, authorization, closed);
    socket.once('close', () => {
      open.delete(context);
      if (open.size === 0) openByUser.delete(caller.uid);
    });
    return true;
  }

  /** Closes the socket when its account is deleted or its key or token becomes invalid; aborts `closed` when the socket closes. */
  function closeWhenInvalid(
    socket: Extra['socket'],
    caller: Principal,
    authorization: string,
    closed: AbortController,
  ) {
    void services.accounts.untilDeleted(caller, closed.signal).then(
      // 4401: clients do not reconnect with this account.
      (deleted) => deleted && socket.close(CloseCode.Unauthorized, 'Account deleted'),
      (error: unknown) =>
        logFailure(log, error, 'a WebSocket cannot watch for the deletion of its account', { watched: 'deletion' }),
    );
    const secret = caller.apiKeyId === null ? undefined : bearerOf(authorization);
    if (secret !== undefined) {
      void services.apiKeys.untilRefused(secret, caller, closed.signal).then(
        // 4401: clients do not reconnect with this key.
        (refused) => refused && socket.close(CloseCode.Unauthorized, 'API key no longer valid'),
        (error: unknown) =>
          logFailure(log, error, 'a WebSocket cannot watch for the revocation of its API key', { watched: 'API key' }),
      );
    }
    const expiry = setTimeout(
      () => socket.close(CloseCode.Forbidden, 'Token expired'),
      Math.max(caller.expiresAt.getTime() - Date.now(), 0),
    );
    const reverify = () =>
      verify(authorization).then(
        (now) => isFailure(now) && socket.close(CloseCode.Forbidden, 'Token no longer valid'),
        // Checked again in the next interval: an outage of the provider signs no account out.
        (error: unknown) => log.warn({ error }, 'the token of an open socket could not be verified'),
      );
    const verification = setInterval(() => void reverify(), verifiedForMs);
    socket.once('close', () => {
      clearTimeout(expiry);
      clearInterval(verification);
      closed.abort();
    });
  }

  return { begin: openSession, tooMany: limitFailure };
}

/** The token in the payload of `connection_init`: its name is that of a header, so `Authorization` is the same. */
const authorizationIn = (payload: SocketContext['connectionParams']): string | undefined =>
  Object.entries(payload ?? {})
    .filter(([name]) => name.toLowerCase() === 'authorization')
    .map(([, value]) => value)
    .find((value) => typeof value === 'string');

const countOperations = ({ extra }: SocketContext): number => extra.session?.operations.size ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
