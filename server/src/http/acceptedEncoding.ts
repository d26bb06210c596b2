import type { IncomingMessage } from 'node:http';
import Negotiator from 'negotiator';

/**
 * The first of the encodings that the client accepts, whichever it lists first: browsers list gzip before the better ones.
 * Null when it accepts none of them, or likes no encoding better.
 */
export function acceptedEncoding<Encoding extends string>(
  request: IncomingMessage,
  bestFirst: readonly Encoding[],
): Encoding | null {
  const accepted = new Negotiator(request).encodings([...bestFirst, 'identity']);
  if (accepted[0] === 'identity') return null;
  return bestFirst.find((encoding) => accepted.includes(encoding)) ?? null;
}
