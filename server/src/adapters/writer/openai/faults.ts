import OpenAI from 'openai';
import type { WriterFault } from '../../../domain/ports.ts';

/** What we send to every server and can do without where a server does not know it. */
export type OptionalParameter = 'response_format' | 'store' | 'max_completion_tokens';

const signs: Record<OptionalParameter, RegExp> = {
  response_format: /response_format|json_schema/i,
  // In quotes: a bare "store" is an everyday word, and messages may quote the prompt.
  store: /(['"`])store\1/i,
  max_completion_tokens: /max_completion_tokens/i,
};

const isRefusedRequest = (error: unknown): error is InstanceType<typeof OpenAI.APIError> =>
  error instanceof OpenAI.APIError && (error.status === 400 || error.status === 422);

const isContentPolicy = (error: InstanceType<typeof OpenAI.APIError>): boolean =>
  /content_(policy|filter)/i.test(error.code ?? '');

/** The parameter of ours that the server says it does not know, or null. */
export function parameterRefusedBy(error: unknown): OptionalParameter | null {
  if (!isRefusedRequest(error) || isContentPolicy(error)) return null;
  for (const [parameter, sign] of Object.entries(signs)) {
    if (error.param === parameter || sign.test(error.message)) return parameter as OptionalParameter;
  }
  return null;
}

/** The fault behind a failed call. Its detail is in our own words: upstream messages may quote prompt or key. */
export function faultOf(error: unknown, signal: AbortSignal): WriterFault {
  if (signal.aborted || error instanceof OpenAI.APIUserAbortError) {
    return { fault: 'timeout', detail: 'ended by the caller' };
  }
  if (error instanceof OpenAI.APIConnectionTimeoutError) return { fault: 'timeout', detail: 'no answer in time' };
  if (error instanceof OpenAI.APIConnectionError) return { fault: 'unavailable', detail: 'connection failed' };
  if (error instanceof SyntaxError) return { fault: 'invalid', detail: 'answer is no JSON' };
  if (!(error instanceof OpenAI.APIError)) return { fault: 'unavailable', detail: 'answer was cut off' };
  if (isRefusedRequest(error) && isContentPolicy(error)) {
    return { fault: 'refused', detail: 'refused by content policy' };
  }
  const parameter = parameterRefusedBy(error);
  if (parameter) return { fault: 'unavailable', detail: `server does not know ${parameter}; left out from now on` };
  if (error.status === 401 || error.status === 403) {
    return { fault: 'unavailable', detail: `HTTP ${error.status}: the key was refused` };
  }
  return { fault: 'unavailable', detail: `HTTP ${error.status ?? 'unknown'}` };
}
