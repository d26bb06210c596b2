import OpenAI from 'openai';
import type { WriterFault } from '../../../domain/writing.ts';
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
  if (error.status === 401 || error.status === 403) {
    return { fault: 'unavailable', detail: `HTTP ${error.status}: the key was refused` };
  }
  // An error in the middle of a stream has no status: it began with 200.
  return { fault: 'unavailable', detail: error.status ? `HTTP ${error.status}` : 'error while answering' };
}

/** The caller's time is over, or the caller has gone. */
export const ended: WriterFault = { fault: 'timeout', detail: 'ended by the caller' };

const refusedByPolicy: WriterFault = { fault: 'refused', detail: 'refused by content policy' };
