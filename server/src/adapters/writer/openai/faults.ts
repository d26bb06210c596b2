import OpenAI from 'openai';
import type { WriterFault } from '../../../domain/writing/writing.ts';
import { AnswerTooLarge } from './boundedFetch.ts';
import { NotACompletion } from './deltas.ts';

type ApiError = InstanceType<typeof OpenAI.APIError>;

export const isRefusedRequest = (error: unknown): error is ApiError =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);

export const isContentPolicy = (error: ApiError): boolean => /content_(policy|filter)/i.test(error.code ?? '');

/** The fault of a failed call. Its detail never repeats the upstream's message, which may quote the prompt or the key. */
export function faultOf(error: unknown, signal: AbortSignal): WriterFault {
  if (signal.aborted || error instanceof OpenAI.APIUserAbortError) return endedByCaller;
  if (error instanceof OpenAI.APIConnectionTimeoutError) return { fault: 'timeout', detail: 'no answer in time' };
  if (error instanceof OpenAI.APIConnectionError) return { fault: 'unavailable', detail: 'connection failed' };
  if (error instanceof AnswerTooLarge) return { fault: 'invalid', detail: 'answer without end' };
  if (error instanceof NotACompletion) return { fault: 'invalid', detail: 'not a chat completion' };
  if (error instanceof SyntaxError) return { fault: 'invalid', detail: 'answer is no JSON' };
  if (!(error instanceof OpenAI.APIError)) return { fault: 'unavailable', detail: 'answer was cut off' };
  if (isContentPolicy(error)) return refusedByPolicy;
  return { fault: 'unavailable', detail: detailOf(error), ...codeOf(error), ...retryAfter(error) };
}

/** An error in the middle of a stream has no status: it began with 200. */
const detailOf = ({ status }: ApiError): string => {
  if (status === 401 || status === 403) return `HTTP ${status}: the key was refused`;
  return status ? `HTTP ${status}` : 'error while answering';
};

/** Only codes of lower-case words: anything else may quote a key. */
const codeOf = ({ code }: ApiError): Pick<WriterFault, 'upstreamCode'> =>
  /^[a-z]+(_[a-z]+){0,5}$/.test(code ?? '') && code ? { upstreamCode: code.slice(0, 40) } : {};

/** A refused key, an unknown model and an account without credit are permanent; a rate limit has a Retry-After header. */
function retryAfter({ status, code, headers }: ApiError): Pick<WriterFault, 'retryAfterSeconds'> {
  if (status === 401 || status === 403 || status === 404 || code === 'insufficient_quota') {
    return { retryAfterSeconds: 'never' };
  }
  const retryAfterHeader = status === 429 ? headers?.get('retry-after') : null;
  // https://www.rfc-editor.org/rfc/rfc9110#name-retry-after: seconds, or a date.
  const seconds = retryAfterHeader
    ? /^\d+$/.test(retryAfterHeader)
      ? Number(retryAfterHeader)
      : (Date.parse(retryAfterHeader) - Date.now()) / 1_000
    : Number.NaN;
  return seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {};
}

/** The caller's deadline has passed, or the caller has disconnected. */
export const endedByCaller: WriterFault = { fault: 'timeout', detail: 'ended by the caller' };

const refusedByPolicy: WriterFault = { fault: 'refused', detail: 'refused by content policy' };
