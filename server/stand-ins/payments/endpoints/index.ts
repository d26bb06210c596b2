import type { Endpoint } from '../api/endpoint.ts';
import { checkoutEndpoints } from './checkoutSessions.ts';
import { customerEndpoints } from './customers.ts';
import { eventEndpoints } from './events.ts';
import { invoiceEndpoints } from './invoices.ts';
import { paymentEndpoints } from './payments.ts';
import { portalEndpoints } from './portalSessions.ts';
import { priceEndpoints } from './prices.ts';
import { refundEndpoints } from './refunds.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

/** The requests of the API that are simulated. */
export const endpoints: readonly Endpoint[] = [
  ...customerEndpoints,
  ...priceEndpoints,
  ...checkoutEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...paymentEndpoints,
  ...refundEndpoints,
  ...eventEndpoints,
];
