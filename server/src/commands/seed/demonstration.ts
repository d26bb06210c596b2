import { deletionConfirmation } from '../../domain/account/deletion.ts';
import type { Clock } from '../../domain/ports.ts';
import { createApp } from '../../app.ts';
import { readEnv, type Env } from '../../config/env.ts';
import { identityConnection } from '../../config/identityConnection.ts';
import { days, kit, login, products, profile, purchaseDay, texts, voice } from './shop.ts';
import { click, createShopClient, post, signIn, type ShopClient } from './shopClient.ts';
import { dayMs } from '../../domain/time.ts';

/** The result of `npm run seed`. */
export interface SeedResult {
  readonly outcome: 'made' | 'replaced' | 'exists';
  readonly uid: string;
  readonly email: string;
  readonly password: string;
}

/**
 * Fills the store with a demonstration account: a shop with three months of history. Runs the product itself, with a
 * clock that goes from then to now, and uses it as an owner does, so that credits, payments and statement are as they
 * would have come. An account that is there is left alone, or deleted first when it is to be replaced. Throws one
 * sentence for a configuration with real providers.
 */
export async function seedDemonstration(source: NodeJS.ProcessEnv, replace: boolean): Promise<SeedResult> {
  const env = seedEnvironment(source);
  let behindMs = 0;
  const clock: Clock = { now: () => new Date(Date.now() - behindMs) };
  const app = await createApp(env, { clock });
  try {
    const { emulatorUrl, projectId } = identityConnection(env);
    const signInToShop = async () => {
      const session = await signIn(emulatorUrl ?? '', projectId, login);
      return { uid: session.localId, shop: createShopClient(app.localUrl, session.idToken) };
    };
    const advanceTo = async (day: number) => {
      behindMs = (days - day) * dayMs;
      await app.runJobs();
    };
    await advanceTo(0);
    let { uid, shop } = await signInToShop();
    // The sign-in may be older than this store.
    const existed = await hasOnboarded(shop);
    if (existed && !replace) return { outcome: 'exists', uid, ...login };
    if (existed) {
      await advanceTo(days);
      await shop.run('deleteAccount', { confirmation: deletionConfirmation }, 'userId');
      await advanceTo(0);
      ({ uid, shop } = await signInToShop());
    }
    await playHistory(shop, advanceTo);
    return { outcome: existed ? 'replaced' : 'made', uid, ...login };
  } finally {
    await app.stop();
  }
}

/** Creates the account's history day by day; the last day is today. */
async function playHistory(shop: ShopClient, goTo: (day: number) => Promise<void>): Promise<void> {
  let payments = '';
  for (let day = 0; day <= days; day += 1) {
    await goTo(day);
    if (day === 0) await openAccount(shop);
    if (day === purchaseDay) payments = await buyPlan(shop);
    // What fell due at the payment provider is delivered before the owner goes on.
    if (payments !== '') await post(`${payments}/controle/api/idle`, {});
    for (const text of texts) if (text.day === day) await write(shop, text);
    if (day === kit.day) await shop.run('createKit', click(briefOf(kit)), 'kit { id }');
  }
}

async function hasOnboarded(shop: ShopClient): Promise<boolean> {
  type Answer = { viewer: { hasCompletedOnboarding: boolean } };
  return (await shop.query<Answer>('{ viewer { hasCompletedOnboarding } }')).viewer.hasCompletedOnboarding;
}

async function openAccount(shop: ShopClient): Promise<void> {
  const { config } = await shop.query<{ config: { terms: { version: string } } }>('{ config { terms { version } } }');
  await shop.run('registerUser', { acceptedTermsVersion: config.terms.version }, 'user { id }');
  await shop.run('completeOnboarding', profile, 'user { id }');
  await shop.run('saveProducts', { products }, 'user { id }');
  await shop.run('saveVoice', voice, 'user { id }');
}

/** Buys the plan on the page of the payments stand-in; resolves to the stand-in's address. */
async function buyPlan(shop: ShopClient): Promise<string> {
  const { checkoutUrl } = await shop.run('startCheckout', { planKey: 'PLANO_VOO' }, 'checkoutUrl');
  const { origin, pathname } = new URL(String(checkoutUrl));
  await post(`${origin}/controle/api/checkout`, { session: pathname.split('/').at(-1), do: 'pay' });
  await post(`${origin}/controle/api/idle`, {});
  return origin;
}

type Brief = Pick<(typeof texts)[number], 'tone' | 'topic'>;
const briefOf = ({ day: _day, favourite: _mark, edit: _words, ...brief }: Brief & Record<string, unknown>) => brief;

async function write(shop: ShopClient, text: (typeof texts)[number]): Promise<void> {
  const written = await shop.run('generateCopy', click(briefOf({ ...text })), 'generation { id variations { text } }');
  const { id, variations } = written['generation'] as { id: string; variations: readonly { text: string }[] };
  if (text.favourite) await shop.run('setFavourite', { generationId: id, favourite: true }, 'generation { id }');
  if (text.edit) {
    const [first = '', ...others] = variations.map((variation) => variation.text);
    const edited = [`${text.edit} ${first}`, ...others];
    await shop.run('updateVariations', { generationId: id, variations: edited }, 'generation { id }');
  }
}

/** The configuration with ports of its own; its e-mails go to the local mailbox, as the address is nobody's. */
function seedEnvironment(source: NodeJS.ProcessEnv): Env {
  const given = { ...source, PAYMENTS_PORT: '0', SMTP_URL: '', MAIL_FROM: '', CLICKS_PER_MINUTE: '1000' };
  const env = readEnv({
    ...given,
    PUBLIC_URL: source['PUBLIC_URL'] || `http://localhost:${source['PORT'] || 4000}`,
    PORT: '0',
  });
  const refused = [
    ...(env.production ? ['NODE_ENV is production'] : []),
    ...(identityConnection(env).emulatorHost === undefined ? ['Firebase is the real one'] : []),
    ...(env.embedded.payments ? [] : ['Stripe is configured']),
  ];
  if (refused.length > 0) {
    throw new Error(
      `The demonstration account is not made here: ${refused.join(', ')}. It needs the embedded identity and payments, whose time it goes through.`,
    );
  }
  return env;
}
