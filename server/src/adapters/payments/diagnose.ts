import { Stripe } from 'stripe';
import { connectionProblem, ok, unreachable, warning, wrong, type Diagnosis } from '../../domain/diagnosis.ts';
import { planOf } from '../../domain/billing/plan.ts';
import { handledEvents } from './events.ts';

export interface PaymentsToDiagnose {
  readonly secretKey: string;
  readonly prices: { readonly voo: readonly string[]; readonly revoada: readonly string[] };
  readonly portalConfiguration: string | undefined;
  readonly publicUrl: string;
  /** The API's address, when it is not Stripe's own. */
  readonly at?: { readonly host: string; readonly port: number } | undefined;
  /** Whether that address is of our stand-in, which has no webhook endpoints and portal configurations. */
  readonly standIn: boolean;
}

/** Tries the key, the prices, the webhook endpoint and the portal's configuration; changes nothing at Stripe. */
export async function diagnosePayments(config: PaymentsToDiagnose): Promise<readonly Diagnosis[]> {
  const stripe = new Stripe(config.secretKey, {
    maxNetworkRetries: 0,
    timeout: 8_000,
    telemetry: false,
    ...(config.at ? { ...config.at, protocol: 'http' } : {}),
  });
  const isLive = config.secretKey.includes('_live_');
  // Before the others, which would fail for the same reason.
  const key = await tryRequest('read customers', () => stripe.customers.list({ limit: 1 }));
  if (key) return [key];
  if (config.standIn) return [ok('The payments stand-in answers.'), ...(await priceDiagnoses(stripe, config, isLive))];
  const found = await Promise.all([
    priceDiagnoses(stripe, config, isLive),
    rightsDiagnoses(stripe),
    webhookDiagnosis(stripe, config.publicUrl),
    portalDiagnosis(stripe, config.portalConfiguration),
  ]);
  return [modeDiagnosis(config.publicUrl, isLive), ...found.flat()];
}

/** Null when the request is answered; else what is wrong. */
async function tryRequest(right: string, request: () => Promise<unknown>): Promise<Diagnosis | null> {
  try {
    await request();
    return null;
  } catch (error) {
    return errorDiagnosis(error, right);
  }
}

function errorDiagnosis(error: unknown, right: string): Diagnosis {
  if (error instanceof Stripe.errors.StripeAuthenticationError) {
    return wrong('STRIPE_SECRET_KEY is refused: copy a valid key of your account from dashboard.stripe.com/apikeys.');
  }
  if (error instanceof Stripe.errors.StripePermissionError) {
    return wrong(`STRIPE_SECRET_KEY may not ${right}: give the restricted key that right in Stripe's dashboard.`);
  }
  if (error instanceof Stripe.errors.StripeConnectionError) {
    const problem = connectionProblem(error.detail) ?? 'cannot be reached';
    return unreachable(`Stripe's API ${problem}: look at this machine's network and at status.stripe.com.`);
  }
  if (error instanceof Stripe.errors.StripeError) {
    return unreachable(
      `Stripe answered ${error.statusCode ?? 'with an error'} when asked to ${right}: try again, and look at status.stripe.com.`,
    );
  }
  throw error;
}

const modeDiagnosis = (publicUrl: string, isLive: boolean): Diagnosis =>
  isLive || !publicUrl.startsWith('https://') || publicUrl.includes('localhost')
    ? ok(`STRIPE_SECRET_KEY is a key of the ${isLive ? 'live' : 'test'} mode.`)
    : warning(
        `STRIPE_SECRET_KEY is a key of the test mode, and ${publicUrl} is public: nobody can pay; set a live key when you sell.`,
      );

async function priceDiagnoses(
  stripe: Stripe,
  { prices }: PaymentsToDiagnose,
  isLive: boolean,
): Promise<readonly Diagnosis[]> {
  const namedPrices = [
    ...prices.voo.map((id, index) => ({ name: 'STRIPE_PRICE_VOO', plan: 'plano_voo' as const, id, sold: index === 0 })),
    ...prices.revoada.map((id, index) => ({
      name: 'STRIPE_PRICE_REVOADA',
      plan: 'plano_revoada' as const,
      id,
      sold: index === 0,
    })),
  ];
  return Promise.all(
    namedPrices.map(async ({ name, plan, id, sold }) => {
      try {
        const price = await stripe.prices.retrieve(id);
        const problem = priceProblem(price, planOf(plan).priceInCents, sold);
        return problem
          ? wrong(`${name}: ${id} ${problem}.`)
          : ok(`${name}: ${id} is the monthly price of ${planOf(plan).name}.`);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError) {
          const mode = isLive ? 'live' : 'test';
          return wrong(
            `${name}: ${id} is no price of this account in the ${mode} mode of STRIPE_SECRET_KEY: copy the price's id from there.`,
          );
        }
        if (!(error instanceof Stripe.errors.StripePermissionError)) return errorDiagnosis(error, 'read prices');
        // The server itself reads none: a restricted key works without that right.
        return warning(
          `STRIPE_SECRET_KEY may not read prices: give it that right, or look at ${id} (${name}) in the dashboard yourself.`,
        );
      }
    }),
  );
}

/** Null for a price that a plan can be sold at; one that is only paid by older subscriptions may be archived and cost otherwise. */
function priceProblem(price: Stripe.Price, cents: number, isSold: boolean): string | null {
  const { interval, interval_count: count } = price.recurring ?? {};
  if (interval !== 'month' || count !== 1) return 'is not paid every month: make a recurring price of one month';
  if (price.currency !== 'brl') return `is in ${price.currency.toUpperCase()}: make a price in BRL`;
  if (!isSold) return null;
  if (!price.active) return 'is archived: unarchive it, or put the price that is sold first';
  if (price.unit_amount !== cents) {
    const [actual, listed] = [price.unit_amount ?? 0, cents].map((amount) => (amount / 100).toFixed(2));
    return `costs ${actual} BRL, and the plans page says ${listed}: make a price of ${listed} BRL`;
  }
  return null;
}

/** What a restricted key must be allowed to read; whether it may write, Stripe tells only by writing. */
async function rightsDiagnoses(stripe: Stripe): Promise<readonly Diagnosis[]> {
  const one = { limit: 1 };
  const found = await Promise.all([
    tryRequest('read subscriptions', () => stripe.subscriptions.list(one)),
    tryRequest('read invoices', () => stripe.invoices.list(one)),
    tryRequest('read charges', () => stripe.charges.list(one)),
    tryRequest('read checkout sessions', () => stripe.checkout.sessions.list(one)),
  ]);
  const refused = found.filter((diagnosis) => diagnosis !== null);
  return refused.length > 0 ? refused : [ok('STRIPE_SECRET_KEY may read what the server reads.')];
}

async function webhookDiagnosis(stripe: Stripe, publicUrl: string): Promise<Diagnosis> {
  const wanted = `${publicUrl}/api/stripe-webhook`;
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const endpoint = data.find(({ url }) => url === wanted);
    if (!endpoint) {
      return wrong(
        `Stripe has no webhook endpoint at ${wanted}: add one, and put its secret into STRIPE_WEBHOOK_SECRET.`,
      );
    }
    if (endpoint.status !== 'enabled') {
      return wrong(`Stripe's webhook endpoint at ${wanted} is disabled: enable it in the dashboard.`);
    }
    const events = new Set(endpoint.enabled_events);
    const missing = events.has('*') ? [] : handledEvents.filter((event) => !events.has(event));
    return missing.length > 0
      ? wrong(`Stripe's webhook endpoint at ${wanted} does not send ${missing.join(', ')}: add them to its events.`)
      : ok(`Stripe sends its events to ${wanted}.`);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripePermissionError)) return errorDiagnosis(error, 'read webhook endpoints');
    return warning(
      'STRIPE_SECRET_KEY may not read webhook endpoints: give it that right, or look at the endpoint in the dashboard yourself.',
    );
  }
}

async function portalDiagnosis(stripe: Stripe, id: string | undefined): Promise<Diagnosis> {
  try {
    const configuration = id
      ? await stripe.billingPortal.configurations.retrieve(id)
      : (await stripe.billingPortal.configurations.list({ is_default: true, limit: 1 })).data[0];
    if (!configuration) {
      return wrong(
        "Stripe's customer portal is not configured: save its settings in the dashboard, or name a configuration in STRIPE_PORTAL_CONFIGURATION.",
      );
    }
    const name = id ? `STRIPE_PORTAL_CONFIGURATION: ${id}` : "Stripe's default portal configuration";
    if (!configuration.active) return wrong(`${name} is not active: activate it, or name another one.`);
    const { subscription_update: update, subscription_cancel: cancel } = configuration.features;
    if (cancel.enabled && cancel.mode !== 'at_period_end') {
      return wrong(`${name} cancels at once, which takes away days that are paid for: set at_period_end.`);
    }
    return update.enabled && update.proration_behavior !== 'always_invoice'
      ? wrong(
          `${name} does not charge an upgrade at once, so that it would give credits before money: set always_invoice.`,
        )
      : ok(`${name} is active.`);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) {
      return wrong(
        `STRIPE_PORTAL_CONFIGURATION: ${id ?? ''} is not in this account: copy the id from the portal's settings (bpc_…).`,
      );
    }
    if (!(error instanceof Stripe.errors.StripePermissionError)) return errorDiagnosis(error, 'read the portal');
    return warning('STRIPE_SECRET_KEY may not read portal configurations: look at the customer portal yourself.');
  }
}
