import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Stripe } from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStripePayments } from '../../src/adapters/payments/stripe.ts';
import type { Payments } from '../../src/domain/ports.ts';
import { aPaymentsStandIn, stripeAt, type TestPayments } from '../seed/payments.ts';

/** The SDK's type of the parameters of each request that we make; one that is not here fails. */
const paramTypes: readonly (readonly [request: RegExp, type: string])[] = [
  [/^POST \/v1\/customers$/, 'Stripe.CustomerCreateParams'],
  [/^GET \/v1\/customers\/search$/, 'Stripe.CustomerSearchParams'],
  [/^GET \/v1\/customers\/cus_\w+$/, 'Stripe.CustomerRetrieveParams'],
  [/^DELETE \/v1\/customers\/cus_\w+$/, 'Stripe.CustomerDeleteParams'],
  [/^POST \/v1\/invoices\/in_\w+\/void$/, 'Stripe.InvoiceVoidInvoiceParams'],
  [/^POST \/v1\/checkout\/sessions$/, 'Stripe.Checkout.SessionCreateParams'],
  [/^POST \/v1\/customers\/cus_\w+$/, 'Stripe.CustomerUpdateParams'],
  [/^GET \/v1\/checkout\/sessions$/, 'Stripe.Checkout.SessionListParams'],
  [/^GET \/v1\/checkout\/sessions\/cs_\w+$/, 'Stripe.Checkout.SessionRetrieveParams'],
  [/^POST \/v1\/checkout\/sessions\/cs_\w+\/expire$/, 'Stripe.Checkout.SessionExpireParams'],
  [/^POST \/v1\/billing_portal\/sessions$/, 'Stripe.BillingPortal.SessionCreateParams'],
  [/^GET \/v1\/subscriptions$/, 'Stripe.SubscriptionListParams'],
  [/^DELETE \/v1\/subscriptions\/sub_\w+$/, 'Stripe.SubscriptionCancelParams'],
  [/^GET \/v1\/invoices$/, 'Stripe.InvoiceListParams'],
  [/^GET \/v1\/charges$/, 'Stripe.ChargeListParams'],
  [/^GET \/v1\/charges\/ch_\w+$/, 'Stripe.ChargeRetrieveParams'],
  [/^POST \/v1\/refunds$/, 'Stripe.RefundCreateParams'],
];

/** The SDK's types as they look in a form: text only, numbered lists, and of open choices those that the version names. */
const preamble = `
import type { Stripe } from 'stripe';
type Named<T> = T extends string ? (string extends T ? never : T) : never;
type Text<T> = [Named<T>] extends [never] ? T : Named<T>;
type Part<T> = T extends number ? \`\${number}\`
  : T extends boolean ? \`\${T}\`
  : T extends readonly (infer Item)[] ? object & { [place: number]: Sent<Item> }
  : T extends object ? { [Name in keyof T]: Sent<T[Name]> }
  : T;
type Sent<T> = Text<Extract<T, string>> | Part<Exclude<T, string>>;
`;

interface SentRequest {
  readonly name: string;
  readonly params: object;
}

/** What the compiler of the project says of each request; null for one that is as the SDK's types are. */
function judge(requests: readonly SentRequest[]): (string | null)[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const directory = mkdtempSync(join(tmpdir(), 'bemtevi-requests-'));
  const head = preamble.split('\n');
  const lines = requests.map(({ name, params }, n) => {
    const [, type = 'never'] = paramTypes.find(([pattern]) => pattern.test(name)) ?? [];
    return `export const request${n}: Sent<${type}> = ${JSON.stringify(params)};`;
  });
  writeFileSync(join(directory, 'requests.mts'), [...head, ...lines].join('\n'));
  symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'));
  const flags = '--noEmit --strict --exactOptionalPropertyTypes --skipLibCheck --module nodenext --target es2024';
  const tsc = join(root, 'node_modules/.bin/tsc');
  const { stdout, status } = spawnSync(tsc, [...flags.split(' '), 'requests.mts'], {
    cwd: directory,
    encoding: 'utf8',
  });
  rmSync(directory, { recursive: true });
  const errors = stdout.matchAll(/^requests\.mts\((\d+),\d+\): error (.*)/gm);
  const found = new Map(Array.from(errors, ([, line, error]) => [Number(line) - head.length - 1, error ?? '']));
  if ((status === 0) !== (found.size === 0) || [...found.keys()].some((n) => n < 0)) throw new Error(stdout);
  return requests.map((_request, n) => found.get(n) ?? null);
}

const owner = { id: 'u1', email: 'dona@padaria.example', displayName: 'Dona da Padaria' };

describe('every request that the adapter makes', () => {
  let standIn: TestPayments;
  let requests: readonly (SentRequest & { readonly version: string | undefined })[];
  beforeAll(async () => {
    standIn = await aPaymentsStandIn();
    const config = stripeAt(standIn);
    const payments = createStripePayments(config);
    const other = createStripePayments({ ...config, portalConfiguration: 'bpc_ours' });
    const checkout = { userId: owner.id, plan: 'plano_voo', key: 'key-1' } as const;
    const customerId = String(await payments.createCustomer(owner));
    const sessionId = async (key: string) => {
      const session = await payments.startCheckout({ ...checkout, customerId, key });
      return session && 'id' in session ? session.id : '';
    };
    const paid = await sessionId('key-paid');
    await standIn.control.checkout(paid, 'pay');
    const [subscription] = (await standIn.stripe.subscriptions.list({ customer: customerId })).data;
    const [charge] = (await standIn.stripe.charges.list({ customer: customerId })).data;
    await standIn.control.forgetRequests();

    // Typed by the port, so that an operation that is added is driven too.
    const drives: { readonly [Operation in keyof Payments]: () => unknown } = {
      createCustomer: async () => {
        await payments.createCustomer(owner);
        await payments.createCustomer({ ...owner, id: 'u2', displayName: null });
      },
      updateCustomer: async () => {
        await payments.updateCustomer(customerId, owner);
        await payments.updateCustomer(customerId, { ...owner, displayName: null });
      },
      startCheckout: async () => {
        await payments.startCheckout({ ...checkout, customerId });
        await payments.startCheckout({ ...checkout, customerId, plan: 'plano_revoada', key: 'key-2' });
      },
      checkoutSession: () => payments.checkoutSession(paid),
      openCheckouts: () => payments.openCheckouts(customerId),
      expireCheckout: async () => {
        await payments.expireCheckout(await sessionId('key-3'));
        await payments.expireCheckout(paid);
      },
      openPortal: async () => {
        await payments.openPortal(customerId);
        await other.openPortal(customerId);
      },
      account: () => payments.account(customerId),
      subscription: () => payments.subscription(customerId, subscription!.id),
      customerOf: () =>
        payments.customerOf({
          id: 'evt_1',
          type: 'charge.dispute.created',
          createdAt: null,
          about: { chargeId: charge!.id },
        }),
      withdraw: () => payments.withdraw(customerId, subscription!.id),
      cancelNow: () => payments.cancelNow(subscription!.id),
      customersOf: () => payments.customersOf(owner.id),
      // Last: nothing of the customer is left for the others.
      removeCustomer: async () => {
        await standIn.control.checkout(await sessionId('key-late'), 'payLater');
        await sessionId('key-open');
        await payments.removeCustomer(customerId, null, new Date());
      },
      readEvent: () => payments.readEvent(new Uint8Array(), undefined, new Date()),
    };
    for (const drive of Object.values(drives)) await drive();
    requests = (await standIn.control.requests()).map(({ method, path, params, headers }) => ({
      name: `${method} ${path}`,
      params,
      version: headers['stripe-version'],
    }));
  });
  afterAll(() => standIn.stop());

  it('has only parameters that the types of the pinned API version allow', () => {
    const kinds = paramTypes.filter(([pattern]) => requests.some(({ name }) => pattern.test(name)));
    expect(kinds).toEqual(paramTypes);
    expect(new Set(requests.map(({ version }) => version))).toEqual(new Set([Stripe.API_VERSION]));
    const wrong = judge(requests).flatMap((error, n) => (error ? `${requests[n]!.name}: ${error}` : []));
    expect(wrong).toEqual([]);
    console.log(`${requests.length} requests of ${kinds.length} kinds are as the types of ${Stripe.API_VERSION} say`);
  });

  it('is reported when a parameter is wrong, missing or unknown', () => {
    const good = requests.find(({ name }) => name === 'POST /v1/checkout/sessions')!;
    const { line_items: _items, ...withoutItems } = good.params as { line_items: unknown };
    const { mode: _mode, ...withoutMode } = good.params as { mode: unknown };
    const items = (item: object) => ({ ...withoutItems, line_items: { 0: item } });
    const wrong: readonly (readonly [request: SentRequest, said: string])[] = [
      [{ ...good, params: { ...good.params, sucess_url: 'x' } }, 'sucess_url'],
      [{ ...good, params: items({ price: 'p', quantidade: '1' }) }, 'quantidade'],
      [{ ...good, params: items({ price: 'p', quantity: 'um' }) }, '"um"'],
      [{ ...good, params: { ...withoutMode, mode: 'assinatura' } }, '"assinatura"'],
      [{ name: 'DELETE /v1/subscriptions/sub_1', params: { prorate: 'no' } }, '"no"'],
      [{ name: 'GET /v1/invoices', params: { expand: 'data.payments' } }, "Type 'string'"],
      [{ name: 'GET /v1/charges/ch_1', params: { charge: 'ch_1' } }, 'charge'],
      [{ name: 'POST /v1/payouts', params: {} }, 'never'],
    ];
    const said = judge(wrong.map(([request]) => request));
    expect(said).toEqual(wrong.map(([, word]) => expect.stringContaining(word)));
  });
});
