import OpenAI from 'openai';
import type { WriterFault } from '../../../domain/writing/writing.ts';
import { AnswerTooLarge } from './boundedFetch.ts';
import { NotACompletion } from './deltas.ts';

type ApiError = InstanceType<typeof OpenAI.APIError>;

export const isRefusedRequest = (error: unknown): error is ApiError =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);

export const isContentPolicy = (error: ApiError): boolean => /content_(policy|filter)/i.test(error.code ?? '');

/** The fault behind a failed call. Its detail is in our own words: upstream messages may quote prompt or key. */
export function faultOf(error: unknown, signal: AbortSignal): WriterFault {
  if (signal.aborted || error instanceof OpenAI.APIUserAbortError) return ended;
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

/** Words alone: what else stands there may quote a key. */
const codeOf = ({ code }: ApiError): Pick<WriterFault, 'upstreamCode'> =>
  /^[a-z]+(_[a-z]+){0,5}$/.test(code ?? '') && code ? { upstreamCode: code.slice(0, 40) } : {};

/** A refused key, an unknown model and an account without credit stay so; a rate limit says for how long. */
function retryAfter({ status, code, headers }: ApiError): Pick<WriterFault, 'retryAfterSeconds'> {
  if (status === 401 || status === 403 || status === 404 || code === 'insufficient_quota') {
    return { retryAfterSeconds: 'never' };
  }
  const told = status === 429 ? headers?.get('retry-after') : null;
  // https://www.rfc-editor.org/rfc/rfc9110#name-retry-after: seconds, or a date.
  const seconds = told ? (/^\d+$/.test(told) ? Number(told) : (Date.parse(told) - Date.now()) / 1_000) : Number.NaN;
  return seconds > 0 ? { retryAfterSeconds: Math.ceil(seconds) } : {};
}

/** The caller's time is over, or the caller has gone. */
export const ended: WriterFault = { fault: 'timeout', detail: 'ended by the caller' };

const refusedByPolicy: WriterFault = { fault: 'refused', detail: 'refused by content policy' };
