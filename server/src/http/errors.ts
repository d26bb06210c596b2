import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { ServerResponse } from 'node:http';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../domain/ports.ts';
import { logFailure, PartUnavailable } from '../domain/partUnavailable.ts';
import { HttpError, sendHttpError, somethingWrong } from './httpErrors.ts';

/** Whether the error is unexpected: it did not begin as a GraphQLError of ours or of the executor. */
const isBug = (error: unknown): boolean => !(causeOf(error) instanceof GraphQLError);

/** What was thrown in the first place. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  // What a subscription throws between two values is wrapped without the path that Apollo goes by.
  const isWrapped = cause instanceof GraphQLError && cause.nodes === undefined && cause.originalError !== undefined;
  return isWrapped ? cause.originalError : cause;
}

/** Whether something could not be written to the other end. */
export function isUnsent(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && (cause as NodeJS.ErrnoException).syscall === 'write';
}

const disconnects = new Set([
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
]);

/** Whether the error says that the client of the answer has disconnected, which is no bug. */
export const isDisconnect = (error: unknown, response: Pick<ServerResponse, 'destroyed' | 'closed'>): boolean =>
  (response.destroyed || response.closed) &&
  error instanceof Error &&
  disconnects.has((error as NodeJS.ErrnoException).code ?? '');

/** The part that could not be reached, if that is what ended the call; null otherwise. */
export const unavailablePart = (error: unknown): PartUnavailable | null => {
  const cause = causeOf(error);
  return cause instanceof PartUnavailable ? cause : null;
};

/**
 * What a client is told of a GraphQL error, on every transport with the same code: bugs are masked (rule 8.2), a part that is
 * down is named (rule 8.8).
 */
export function publicError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (error instanceof GraphQLError && !isBug(error)) {
    const code = codeOf(error);
    const message = code === 'METHOD_NOT_ALLOWED' ? new HttpError(code).message : formatted.message;
    return { ...formatted, message, extensions: { ...formatted.extensions, code } };
  }
  const down = unavailablePart(error);
  const { message, extensions } = down
    ? { message: partDown().message, extensions: { code: unavailable, part: down.part } }
    : { message: somethingWrong, extensions: { code: bugCode } };
  return { message, ...(formatted.path ? { path: formatted.path } : {}), extensions };
}

/** The code of an error that is no bug; Apollo Server and graphql-js give some of theirs none, or another one. */
function codeOf({ extensions, nodes }: GraphQLError): unknown {
  const http: unknown = extensions['http'];
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : null;
  if (status === 405) return 'METHOD_NOT_ALLOWED';
  if (extensions['code'] !== undefined) return extensions['code'];
  if (status === 400) return 'BAD_REQUEST';
  const [of] = nodes ?? [];
  const isOfVariable = of?.kind === Kind.VARIABLE_DEFINITION || of?.kind === Kind.VARIABLE;
  return isOfVariable ? ApolloServerErrorCode.BAD_USER_INPUT : bugCode;
}

/** The error with the code, in the place of its own if it has one. */
export const withCode = ({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes: nodes ?? null, source, positions, extensions: { code } });

const partDown = () => new HttpError(unavailable);

/**
 * Ends a call outside GraphQL that threw: with 503 and the name of a part that is down, else with 500; both are logged. The
 * answer is JSON unless `send` makes another one.
 */
export function sendThrown<Response extends ServerResponse>(
  response: Response,
  error: unknown,
  log: Log,
  operation: string,
  send: (response: Response, error: HttpError, more?: { readonly part: string }) => void = sendHttpError,
): void {
  if (error instanceof HttpError) return send(response, error);
  if (isDisconnect(error, response)) return;
  const down = unavailablePart(error);
  logThrown(log, error, 'bug in an HTTP route', { requestId: response.getHeader('x-request-id'), operation });
  if (response.headersSent) return;
  if (down) send(response, partDown(), { part: down.part });
  else send(response, new HttpError('INTERNAL_SERVER_ERROR'));
}

const bugCode = 'INTERNAL_SERVER_ERROR';
const unavailable = 'UNAVAILABLE';

/** Logs what ended a call, with the code that its client is told. */
const logThrown = (log: Log, error: unknown, message: string, call: object): void =>
  logFailure(log, causeOf(error), message, { ...call, code: unavailablePart(error) ? unavailable : bugCode });

/** Where a bug was met: the id of the request, and the operation's name, null for one without. */
interface Call {
  readonly requestId: string;
  readonly operation: string | null;
}

/** Logs what is a bug, so that the masked answer can be found by its request id. */
export function logBugs(log: Log, errors: readonly unknown[], call: Call): void {
  for (const error of errors) {
    if (isBug(error)) logThrown(log, error, 'bug in a resolver', call);
  }
}
