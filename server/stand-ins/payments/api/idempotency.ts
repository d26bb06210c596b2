import type { Provider } from '../engine/provider.ts';
import { refused, StripeFailure } from './failure.ts';

/** A response of the API. */
export interface ApiResponse {
  readonly status: number;
  readonly body: unknown;
  /** It is the stored response to an earlier request with the same idempotency key. */
  readonly replayed?: true;
}

/** Keys expire after a day: https://docs.stripe.com/api/idempotent_requests. */
const keptMs = 24 * 3_600_000;

/** The keys of requests that are not answered yet. */
export type KeysInUse = Set<string>;

/** The stored response of the key, or null; throws when the key was used for another request or is in use. */
export function storedResponse(provider: Provider, key: string, request: string, inUse: KeysInUse): ApiResponse | null {
  if (key.length > 255) throw refused('Idempotency-Key must be at most 255 characters.');
  if (inUse.has(key)) {
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
    throw new StripeFailure(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
  }
  const stored = provider.state.get('stored_responses', key);
  if (!stored || stored.at < Date.now() - keptMs) return null;
  if (stored.request !== request) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFailure(400, message, { type: 'idempotency_error' });
  }
  return { status: stored.status, body: stored.body, replayed: true };
}

/** Stores a response under its key, in the transaction of the request. */
export const storeResponse = (provider: Provider, key: string, request: string, { status, body }: ApiResponse): void =>
  void provider.state.put('stored_responses', { id: key, request, status, body, at: Date.now() });

/** Removes the responses whose keys have expired. */
export function removeExpiredResponses(provider: Provider): void {
  for (const { id, at } of provider.state.all('stored_responses')) {
    if (at < Date.now() - keptMs) provider.state.remove('stored_responses', id);
  }
}
