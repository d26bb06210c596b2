import { createHmac } from 'node:crypto';

/** The `Stripe-Signature` of a payload at that second: https://docs.stripe.com/webhooks#verify-manually. */
export function signature(payload: string, secret: string, second: number): string {
  const signed = createHmac('sha256', secret).update(`${second}.${payload}`, 'utf8').digest('hex');
  return `t=${second},v1=${signed}`;
}
