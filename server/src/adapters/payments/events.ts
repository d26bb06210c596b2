import type { Stripe } from 'stripe';
import { isRecord } from '../../domain/isRecord.ts';
import type { PaymentEvent } from '../../domain/billing/payments.ts';
import type { Payments } from '../../domain/ports.ts';

const toleranceSeconds = 300;

/** The events that may change an account (rule 7.2). */
const customerEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'invoice.paid',
  'invoice.payment_failed',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'charge.refunded',
]);
const chargeEvents: ReadonlySet<string> = new Set(['charge.dispute.created']);

/** What the webhook endpoint has to be sent. */
export const handledEvents: readonly string[] = [...customerEvents, ...chargeEvents];

/** Reads events that one of the secrets has signed (https://docs.stripe.com/webhooks#verify-manually). */
export const createEventReader =
  (stripe: Stripe, secrets: readonly string[]): Payments['readEvent'] =>
  (body, signature, now) => {
    const payload = decode(body);
    if (payload === null || signature === undefined || isFromTheFuture(signature, now)) return 'forged';
    for (const secret of secrets) {
      const event = verifyEvent(stripe, payload, signature, secret, now);
      if (event) return toPaymentEvent(event) ?? 'malformed';
    }
    return 'forged';
  };

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The bytes as text, null when they are not UTF-8: the SDK itself drops byte order marks and replaces invalid bytes. */
function decode(body: Uint8Array): string | null {
  try {
    return utf8.decode(body);
  } catch {
    return null;
  }
}

/** Whether the signature is dated too far ahead: the SDK refuses old timestamps, but not future ones. */
function isFromTheFuture(signature: string, now: Date): boolean {
  const latest = now.getTime() / 1_000 + toleranceSeconds;
  const times = [...signature.matchAll(/(?:^|,)t=([^,]*)/g)].map(([, seconds]) => Number(seconds));
  return times.length !== 1 || times.some((seconds) => !(seconds <= latest));
}

function verifyEvent(stripe: Stripe, payload: string, signature: string, secret: string, now: Date) {
  try {
    return stripe.webhooks.constructEvent(payload, signature, secret, toleranceSeconds, undefined, now.getTime());
  } catch {
    // Errors of any kind: the SDK throws its own for bad headers, and a SyntaxError for a signed body that is not JSON.
    return null;
  }
}

/** Null for a signed body that is no event of the documented shape. */
function toPaymentEvent(event: unknown): PaymentEvent | null {
  if (!isRecord(event) || !isRecord(event['data']) || !isRecord(event['data']['object'])) return null;
  const { id, type, created } = event;
  if (typeof id !== 'string' || typeof type !== 'string') return null;
  const createdAt = typeof created === 'number' ? new Date(created * 1_000) : null;
  const { customer, charge } = event['data']['object'];
  const [customerId, chargeId] = [idOf(customer), idOf(charge)];
  if (customerEvents.has(type) && customerId) return { id, type, createdAt, about: { customerId } };
  if (chargeEvents.has(type) && chargeId) return { id, type, createdAt, about: { chargeId } };
  return { id, type, createdAt, about: null };
}

function idOf(objectOrId: unknown): string | null {
  if (typeof objectOrId === 'string') return objectOrId;
  const id = typeof objectOrId === 'object' && objectOrId !== null && 'id' in objectOrId ? objectOrId.id : null;
  return typeof id === 'string' ? id : null;
}
