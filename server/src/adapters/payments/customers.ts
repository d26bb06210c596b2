import { createHash } from 'node:crypto';
import { Stripe } from 'stripe';
import type { Payments } from '../../domain/ports.ts';
import { onErrorCode, type CallStripe } from './callStripe.ts';
import { isInvalidRequest, refundPayments, ignoreIf } from './refunds.ts';

const pageSize = 100;
/** More objects than any customer has. */
const listAll = { limit: 10_000 };

/** The accounts' customers at Stripe. */
export const createCustomers = (
  stripe: Stripe,
  callStripe: CallStripe,
): Pick<Payments, 'createCustomer' | 'updateCustomer' | 'customersOf' | 'removeCustomer'> => ({
  createCustomer: ({ id: userId, email, displayName }) =>
    callStripe('create a customer', async () => {
      const name = displayName === null ? {} : { name: displayName };
      const params = { email, ...name, preferred_locales: ['pt-BR'], metadata: { userId } };
      // Stripe refuses a used key with other parameters: changed parameters get a key of their own.
      const digest = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${userId}-${digest}` });
      return customer.id;
    }),

  updateCustomer: (customer, { email, displayName }) =>
    callStripe(
      'update a customer',
      async () => {
        // Stripe removes a name that is set to an empty text.
        await stripe.customers.update(customer, { email, name: displayName ?? '' });
        return null;
      },
      (error) => (error instanceof Stripe.errors.StripeInvalidRequestError ? { value: null } : null),
    ),

  customersOf: (userId) =>
    callStripe('search customers', async () => {
      // https://docs.stripe.com/search#search-query-language; a new customer is found within a minute.
      const query = `metadata["userId"]:"${userId.replaceAll(/["\\]/g, '\\$&')}"`;
      const found = await stripe.customers.search({ query, limit: pageSize }).autoPagingToArray(listAll);
      return found.map(({ id }) => id);
    }),

  removeCustomer: (customer, known, since) =>
    callStripe(
      'remove a customer',
      async () => {
        if ((await stripe.customers.retrieve(customer)).deleted) return null;
        const open = { customer, status: 'open', limit: pageSize } as const;
        for (const { id } of await stripe.checkout.sessions.list(open).autoPagingToArray(listAll)) {
          await stripe.checkout.sessions.expire(id).catch(ignoreIf(isInvalidRequest));
        }
        // A boleto invoice can be paid days after its checkout.
        for (const { id } of await stripe.invoices.list(open).autoPagingToArray(listAll)) {
          await stripe.invoices.voidInvoice(id ?? '').catch(ignoreIf(isInvalidRequest));
        }
        // Only now, when nothing can be paid any more, the list of paid subscriptions is complete. Ended ones are not
        // listed, because the account may have had them.
        for (const { id } of await stripe.subscriptions
          .list({ customer, limit: pageSize })
          .autoPagingToArray(listAll)) {
          const paid = { customer, subscription: id, ...(id === known ? { since } : {}) };
          await refundPayments(stripe, paid, isInvalidRequest);
        }
        // Its subscriptions end with it: https://docs.stripe.com/api/customers/delete.
        await stripe.customers.del(customer);
        return null;
      },
      onErrorCode('resource_missing', null),
    ),
});
