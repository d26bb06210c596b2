import { ApolloServerErrorCode, unwrapResolverError } from '@apollo/server/errors';
import type { ServerResponse } from 'node:http';
import { GraphQLError, Kind, type GraphQLFormattedError } from 'graphql';
import type { Log } from '../domain/ports.ts';
import { logFailure, PartUnavailable } from '../domain/partUnavailable.ts';
import { HttpError, sendHttpError, internalErrorMessage } from './httpErrors.ts';

/** Whether the error is unexpected: it did not begin as a GraphQLError of ours or of the executor. */
const isBug = (error: unknown): boolean => !(causeOf(error) instanceof GraphQLError);

/** The error that was thrown originally. */
function causeOf(error: unknown): unknown {
  const cause = unwrapResolverError(error);
  // graphql-js wraps what a subscription throws between two values in an error without nodes, which Apollo does not unwrap.
  const isWrapped = cause instanceof GraphQLError && cause.nodes === undefined && cause.originalError !== undefined;
  return isWrapped ? cause.originalError : cause;
}

/** Whether a write to the client's connection failed. */
export function isWriteFailure(error: unknown): boolean {
  const cause = causeOf(error);
  return cause instanceof Error && (cause as NodeJS.ErrnoException).syscall === 'write';
}

const disconnectCodes = new Set([
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
  disconnectCodes.has((error as NodeJS.ErrnoException).code ?? '');

/** The PartUnavailable that made the call fail; null for any other error. */
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
    const message = code === 'METHOD_NOT_ALLOWED' ? new HttpError(code).message : shortenMessage(formatted.message);
    return { ...formatted, message, extensions: { ...formatted.extensions, code } };
  }
  const down = unavailablePart(error);
  const { message, extensions } = down
    ? { message: unavailableError().message, extensions: { code: unavailable, part: down.part } }
    : { message: internalErrorMessage, extensions: { code: bugCode } };
  return { message, ...(formatted.path ? { path: formatted.path } : {}), extensions };
}

/** UTF-16 units of the longest message. */
const maxMessageLength = 1_000;

/**
 * The message without its middle when it is too long: graphql-js quotes the whole value of a variable in each error about it,
 * which makes 10 MB of a value of 200 kB. The end says what is wrong with the value.
 */
const shortenMessage = (message: string): string =>
  message.length <= maxMessageLength
    ? message
    : `${message.slice(0, maxMessageLength / 2)} … ${message.slice(-maxMessageLength / 2)}`.toWellFormed();

/** The code of an error that is no bug, also where Apollo Server or graphql-js set none or another one. */
function codeOf({ extensions, nodes }: GraphQLError): unknown {
  const http: unknown = extensions['http'];
  const status = typeof http === 'object' && http !== null && 'status' in http ? http.status : null;
  if (status === 405) return 'METHOD_NOT_ALLOWED';
  if (extensions['code'] !== undefined) return extensions['code'];
  if (status === 400) return 'BAD_REQUEST';
  const [node] = nodes ?? [];
  const isVariableError = node?.kind === Kind.VARIABLE_DEFINITION || node?.kind === Kind.VARIABLE;
  return isVariableError ? ApolloServerErrorCode.BAD_USER_INPUT : bugCode;
}

/** A copy of the error with this code. */
export const withCode = ({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(message, { nodes: nodes ?? null, source, positions, extensions: { code } });

const unavailableError = () => new HttpError(unavailable);

/**
 * Answers a call outside GraphQL that threw: an HttpError as it says, a part that is down with 503 and its name, anything
 * else with 500; the latter two are logged. The answer is JSON unless `send` makes another one.
 */
export function sendThrownError<Response extends ServerResponse>(
  response: Response,
  error: unknown,
  log: Log,
  operation: string,
  send: (response: Response, error: HttpError, more?: { readonly part: string }) => void = sendHttpError,
): void {
  if (error instanceof HttpError) return send(response, error);
  if (isDisconnect(error, response)) return;
  const down = unavailablePart(error);
  logThrownError(log, error, 'bug in an HTTP route', { requestId: response.getHeader('x-request-id'), operation });
  if (response.headersSent) return;
  if (down) send(response, unavailableError(), { part: down.part });
  else send(response, new HttpError('INTERNAL_SERVER_ERROR'));
}

const bugCode = 'INTERNAL_SERVER_ERROR';
const unavailable = 'UNAVAILABLE';

/** Logs the error that ended a call, with the code that its client gets. */
const logThrownError = (log: Log, error: unknown, message: string, call: object): void =>
  logFailure(log, causeOf(error), message, { ...call, code: unavailablePart(error) ? unavailable : bugCode });

/** The call that had an error; `operation` is null for one without a name. */
interface Call {
  readonly requestId: string;
  readonly operation: string | null;
}

/** Logs the errors that are bugs, so that a masked answer can be looked up by its request id. */
export function logBugs(log: Log, errors: readonly unknown[], call: Call): void {
  for (const error of errors) {
    if (isBug(error)) logThrownError(log, error, 'bug in a resolver', call);
  }
}
