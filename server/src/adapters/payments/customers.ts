import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { Payments } from '../../domain/ports.ts';
import { isAbout, type Ask } from './asking.ts';
import { isOver, refundPayments, unless } from './refunds.ts';

const limit = 100;
/** More than anybody has of anything. */
const all = { limit: 10_000 };

/** The accounts as the provider's customers. */
export const createCustomers = (
  stripe: Stripe,
  ask: Ask,
): Pick<Payments, 'createCustomer' | 'customersOf' | 'removeCustomer'> => ({
  createCustomer: ({ id: userId, email, displayName }) =>
    ask('create a customer', async () => {
      const name = displayName === null ? {} : { name: displayName };
      const params = { email, ...name, preferred_locales: ['pt-BR'], metadata: { userId } };
      // Changed particulars are another request, which a used key would refuse.
      const particulars = createHash('sha256').update(JSON.stringify(params)).digest('hex').slice(0, 16);
      const customer = await stripe.customers.create(params, { idempotencyKey: `customer-${userId}-${particulars}` });
      return customer.id;
    }),

  customersOf: (userId) =>
    ask('search customers', async () => {
      // https://docs.stripe.com/search#search-query-language: what is new is found within a minute.
      const query = `metadata["userId"]:"${userId.replaceAll(/["\\]/g, '\\$&')}"`;
      const found = await stripe.customers.search({ query, limit }).autoPagingToArray(all);
      return found.map(({ id }) => id);
    }),

  removeCustomer: (customer, known) =>
    ask(
      'remove a customer',
      async () => {
        if ((await stripe.customers.retrieve(customer)).deleted) return null;
        const open = { customer, status: 'open', limit } as const;
        for (const { id } of await stripe.checkout.sessions.list(open).autoPagingToArray(all)) {
          await stripe.checkout.sessions.expire(id).catch(unless(isOver));
        }
        // A boleto can be paid days after its checkout.
        for (const { id } of await stripe.invoices.list(open).autoPagingToArray(all)) {
          await stripe.invoices.voidInvoice(id ?? '').catch(unless(isOver));
        }
        // Nothing new can be paid from here on, so that nothing paid is overlooked.
        // Ended ones are not listed: what an account once had may be among them.
        for (const { id } of await stripe.subscriptions.list({ customer, limit }).autoPagingToArray(all)) {
          if (id !== known) await refundPayments(stripe, { customer, subscription: id }, isOver);
        }
        // Its subscriptions end with it: https://docs.stripe.com/api/customers/delete.
        await stripe.customers.del(customer);
        return null;
      },
      isAbout('resource_missing', null),
    ),
});
