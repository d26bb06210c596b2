import { canAffordText, defaultMaxDollars } from '../domain/writing/writerBudget.ts';
import { databaseIn, databaseName } from './envFormats.ts';
import { embeddableParts, type Given, type Part, type Variables } from './envVariables.ts';

/** Problems between variables that are valid by themselves, and with the requirements of production; a line each. */
export const crossVariableProblems = (given: Given, data: Variables | undefined): readonly string[] => [
  ...noDatabaseInPath(given),
  ...incompleteIdentity(given),
  ...incompletePayments(given),
  ...incompleteMail(given),
  ...incompletePrices(given),
  ...unaffordablePrices(data),
  ...samePrice(data),
  ...publicMetrics(data),
  ...refusedParts(given),
  ...missingInProduction(given),
];

/** Which parts are not configured, and so run embedded (rule 11). */
export const embeddedParts = (given: Given): Record<Part, boolean> => ({
  store: given.MONGODB_URI === undefined,
  identity: given.FIREBASE_PROJECT_ID === undefined,
  payments: given.STRIPE_SECRET_KEY === undefined,
  writer: given.OPENAI_API_KEY === undefined && given.OPENAI_BASE_URL === undefined,
  mail: given.SMTP_URL === undefined,
});

/** The path is the name of the database only where MONGODB_DATABASE says none. */
const noDatabaseInPath = ({ MONGODB_URI: uri = '', MONGODB_DATABASE: named }: Given): string[] =>
  named !== undefined || databaseName.optional().safeParse(databaseIn(uri)).success
    ? []
    : ['MONGODB_URI: has no name of a database in its path'];

function incompleteIdentity(given: Given): string[] {
  const emulator = given.FIREBASE_AUTH_EMULATOR_HOST !== undefined;
  if (embeddedParts(given).identity) {
    const first = (['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_API_KEY'] as const).find((name) => name in given);
    return first ? [`FIREBASE_PROJECT_ID: is needed with ${first}`] : [];
  }
  return emulator || given.FIREBASE_API_KEY ? [] : ['FIREBASE_API_KEY: is needed with FIREBASE_PROJECT_ID'];
}

const incompleteMail = ({ SMTP_URL, MAIL_FROM }: Given): string[] =>
  SMTP_URL !== undefined && MAIL_FROM === undefined ? ['MAIL_FROM: is needed with SMTP_URL'] : [];

/** With one price alone the computed cost would be wrong. */
function incompletePrices({ OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output }: Given): string[] {
  if ((input === undefined) === (output === undefined)) return [];
  return [
    input === undefined
      ? 'OPENAI_INPUT_PRICE: is needed with OPENAI_OUTPUT_PRICE'
      : 'OPENAI_OUTPUT_PRICE: is needed with OPENAI_INPUT_PRICE',
  ];
}

/** Every click would fail for its price: most often prices of a thousand tokens, or of a model for other work. */
function unaffordablePrices({
  OPENAI_INPUT_PRICE: input,
  OPENAI_OUTPUT_PRICE: output,
}: Partial<Variables> = {}): string[] {
  if (input === undefined || output === undefined || canAffordText({ input, output })) return [];
  const cents = defaultMaxDollars * 100;
  return [
    `OPENAI_OUTPUT_PRICE: at these prices no text fits in ${cents} cents: check the unit (dollars for a million tokens)`,
  ];
}

const stripeNames = ['STRIPE_WEBHOOK_SECRET', 'STRIPE_PRICE_VOO', 'STRIPE_PRICE_REVOADA'] as const;

/** All or nothing: with half of Stripe's settings, owners would pay and get no plan. */
function incompletePayments(given: Given): string[] {
  const needed = ['STRIPE_SECRET_KEY', ...stripeNames] as const;
  const first = [...needed, 'PAYMENTS_STAND_IN_URL'].find((name) => name in given);
  if (first === undefined) return [];
  return needed.filter((name) => given[name] === undefined).map((name) => `${name}: is needed with ${first}`);
}

/** A price of two plans would be paid for one and grant the other. */
const samePrice = (data: Variables | undefined): string[] =>
  (data?.STRIPE_PRICE_VOO ?? [])
    .filter((price) => data?.STRIPE_PRICE_REVOADA.includes(price))
    .map((price) => `STRIPE_PRICE_REVOADA: ${price} is a price of STRIPE_PRICE_VOO too; each plan needs its own`);

/** Metrics are for the operator alone. */
const publicMetrics = (data: Variables | undefined): string[] =>
  data?.METRICS_PORT !== undefined && data.METRICS_PORT !== 0 && data.METRICS_PORT === data.PORT
    ? ['METRICS_PORT: is PORT, which is public; /metrics needs a port of its own']
    : [];

/** Whether the address is of the machine that opens it. */
export function isLocalhostUrl(url = ''): boolean {
  const { protocol, hostname } = URL.parse(url) ?? {};
  return /^https?:$/.test(protocol ?? '') && (hostname === 'localhost' || hostname === '127.0.0.1');
}

/** Whether browsers treat the origin as secure (https://w3c.github.io/webappsec-secure-contexts/#is-origin-trustworthy). */
const isSecureUrl = (url = ''): boolean => URL.parse(url)?.protocol === 'https:' || isLocalhostUrl(url);

/** What production needs, and development has defaults for. */
function missingInProduction(given: Given): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const secret =
    'HASH_SECRET: is needed in production, at least 32 random characters, the same for every server process';
  const url = 'PUBLIC_URL: is needed in production, and must begin with https:// unless it is of localhost';
  const contact = 'CONTACT_EMAIL: is needed in production; the terms and the privacy policy name it';
  return [
    ...(given.HASH_SECRET === undefined ? [secret] : []),
    ...(given.CONTACT_EMAIL === undefined ? [contact] : []),
    ...(isSecureUrl(given.PUBLIC_URL) ? [] : [url]),
  ];
}

/** In production an embedded part, or the identity emulator, must be allowed by name. */
function refusedParts(given: Given): string[] {
  if (given.NODE_ENV !== 'production') return [];
  const embedded = embeddedParts(given);
  const inUse = {
    ...embedded,
    identity: embedded.identity || given.FIREBASE_AUTH_EMULATOR_HOST !== undefined,
    payments: embedded.payments || given.PAYMENTS_STAND_IN_URL !== undefined,
  };
  const allowed = (given.ALLOW_EMBEDDED ?? '').split(',').map((part) => part.trim());
  return embeddableParts
    .filter((part) => inUse[part] && !allowed.includes(part))
    .map((part) => `${part}: is embedded; configure it (${needs[part]}) or allow it with ALLOW_EMBEDDED=${part}`);
}

const needs: Record<Part, string> = {
  store: 'MONGODB_URI',
  identity: 'FIREBASE_PROJECT_ID and FIREBASE_API_KEY, without FIREBASE_AUTH_EMULATOR_HOST',
  payments:
    'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_VOO and STRIPE_PRICE_REVOADA, without PAYMENTS_STAND_IN_URL',
  writer: 'OPENAI_API_KEY',
  mail: 'SMTP_URL and MAIL_FROM',
};
