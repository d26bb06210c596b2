import { CloseCode, type Context, type SubscribePayload } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/ws';
import { isFailure, TooManyRequests } from '../domain/failures.ts';
import { logFailure, PartUnavailable } from '../domain/partUnavailable.ts';
import type { Log } from '../domain/ports.ts';
import type { Principal } from '../domain/account/user.ts';
import type { Services } from '../services/services.ts';
import { bearerOf, type CallerOf, type Verify } from './call.ts';
import type { SocketOperation } from './socketOperations.ts';

/** The state of a socket between its messages. */
export interface Session {
  readonly uid: string;
  readonly authorization: string;
  readonly closed: AbortController;
  /**
   * Those whose work has not ended, by their messages. An id that the client has completed is free again, while a query or
   * mutation of it goes on.
   */
  readonly operations: Map<SubscribePayload, SocketOperation>;
}

export type SocketContext = Context<Record<string, unknown>, Extra & { session?: Session }>;

interface Parts {
  readonly services: Pick<Services, 'accounts' | 'apiKeys'>;
  readonly verify: Verify;
  readonly callerOf: CallerOf;
  readonly log: Log;
  /** How often the token of an open socket is verified again, in milliseconds. */
  readonly verifiedForMs: number;
}

/** Clients come back after this code, and never after 4429 or 4500. */
const tryAgainLater = 1013;
/** A person has a handful of tabs and devices open, not hundreds. */
export const socketsPerUser = 30;
/** Operations that may run at the same time: a page has two or three. */
export const operationsPerSocket = 10;
export const operationsPerUser = 30;

/** Who has sockets open, and until when. */
export function createSocketSessions({ services, verify, callerOf, log, verifiedForMs }: Parts) {
  const openByUser = new Map<string, Set<SocketContext>>();

  /** Why one more operation is refused; null when it is within the limits. */
  const tooMany = (context: SocketContext): TooManyRequests | null => {
    if (operationsOf(context) >= operationsPerSocket) return TooManyRequests.onSocket();
    const { session } = context.extra;
    const ofUser = session ? [...(openByUser.get(session.uid) ?? [])] : [];
    return sum(ofUser.map(operationsOf)) < operationsPerUser ? null : TooManyRequests.onSockets();
  };

  /** Begins the session of a socket by the token of its first message; false, or a closed socket, for who may not. */
  async function begin(context: SocketContext): Promise<boolean> {
    const { connectionParams, extra } = context;
    const { socket } = extra;
    const authorization = connectionParams?.['authorization'];
    if (typeof authorization !== 'string') {
      socket.close(CloseCode.Unauthorized, 'Unauthorized');
      return false;
    }
    const caller = await callerOf(extra.request, authorization)().catch((error: unknown) => {
      logFailure(log, error, 'a token could not be verified');
      if (error instanceof PartUnavailable) socket.close(tryAgainLater, `The ${error.part} is unreachable`);
      else socket.close(CloseCode.InternalServerError, 'Internal server error');
      return null;
    });
    if (caller === null) return false;
    if (caller instanceof TooManyRequests) {
      socket.close(tryAgainLater, `Too many calls, try again in ${caller.retryAfterSeconds} s`);
      return false;
    }
    // 4403: clients reconnect with a fresh token. 4401 would be final for them.
    if (isFailure(caller)) return false;
    // It was closed while its token was verified: its close event, which decrements the count, is past.
    if (socket.readyState !== socket.OPEN) return false;
    const open = openByUser.get(caller.uid) ?? new Set();
    if (open.size >= socketsPerUser) {
      socket.close(tryAgainLater, 'Too many connections');
      return false;
    }
    openByUser.set(caller.uid, open.add(context));
    const closed = new AbortController();
    extra.session = { uid: caller.uid, authorization, closed, operations: new Map() };
    closeWhenOver(socket, caller, authorization, closed);
    socket.once('close', () => {
      open.delete(context);
      if (open.size === 0) openByUser.delete(caller.uid);
    });
    return true;
  }

  /** Closes the socket when its account, its key or its token is no longer good; aborts `closed` with the socket. */
  function closeWhenOver(socket: Extra['socket'], caller: Principal, authorization: string, closed: AbortController) {
    void services.accounts.untilDeleted(caller, closed.signal).then(
      // 4401: clients do not reconnect with this account.
      (deleted) => deleted && socket.close(CloseCode.Unauthorized, 'Account deleted'),
      (error: unknown) => logFailure(log, error, 'a socket does not hear of deletions', { watched: 'deletion' }),
    );
    const secret = caller.apiKeyId === null ? undefined : bearerOf(authorization);
    if (secret !== undefined) {
      void services.apiKeys.untilRefused(secret, caller, closed.signal).then(
        // 4401: clients do not reconnect with this key.
        (refused) => refused && socket.close(CloseCode.Unauthorized, 'API key no longer valid'),
        (error: unknown) =>
          logFailure(log, error, 'a socket does not hear of revoked API keys', { watched: 'API key' }),
      );
    }
    const expiry = setTimeout(
      () => socket.close(CloseCode.Forbidden, 'Token expired'),
      Math.max(caller.expiresAt.getTime() - Date.now(), 0),
    );
    const verifyAgain = () =>
      verify(authorization).then(
        (now) => isFailure(now) && socket.close(CloseCode.Forbidden, 'Token no longer valid'),
        // Checked again in the next interval: an outage of the provider signs no account out.
        (error: unknown) => log.warn({ error }, 'the token of an open socket could not be verified'),
      );
    const verification = setInterval(() => void verifyAgain(), verifiedForMs);
    socket.once('close', () => {
      clearTimeout(expiry);
      clearInterval(verification);
      closed.abort();
    });
  }

  return { begin, tooMany };
}

const operationsOf = ({ extra }: SocketContext): number => extra.session?.operations.size ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
