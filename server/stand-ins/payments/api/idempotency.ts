import type { World } from '../engine/world.ts';
import { refused, StripeFailure } from './failure.ts';

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  /** The answer was given before. */
  readonly replayed?: true;
}

/** Keys are forgotten after a day: https://docs.stripe.com/api/idempotent_requests. */
const keptMs = 24 * 3_600_000;

/** Which keys are being worked on by requests that were not answered yet. */
export type KeysInUse = Set<string>;

/** The answer that the key was given before; throws when it was for another request, or has none yet. */
export function earlierAnswer(world: World, key: string, request: string, inUse: KeysInUse): Answer | null {
  if (key.length > 255) throw refused('Idempotency-Key must be at most 255 characters.');
  if (inUse.has(key)) {
    const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
    throw new StripeFailure(409, message, { type: 'idempotency_error', code: 'idempotency_key_in_use' });
  }
  const stored = world.state.get('answers', key);
  if (!stored || stored.at < Date.now() - keptMs) return null;
  if (stored.request !== request) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`;
    throw new StripeFailure(400, message, { type: 'idempotency_error' });
  }
  return { status: stored.status, body: stored.body, replayed: true };
}

/** Keeps an answer under its key, in the same change as what the request did. */
export const keepAnswer = (world: World, key: string, request: string, { status, body }: Answer): void =>
  void world.state.put('answers', { id: key, request, status, body, at: Date.now() });

/** Forgets the answers of keys that are too old. */
export function forgetOldAnswers(world: World): void {
  for (const { id, at } of world.state.all('answers')) {
    if (at < Date.now() - keptMs) world.state.remove('answers', id);
  }
}
