import { z } from 'zod';
import {
  commaSeparated,
  count,
  databaseName,
  decimal,
  dollars,
  listOf,
  mongoUri,
  origin,
  pairs,
  port,
  proxies,
  serviceAccount,
  smtpUrl,
  text,
  webAddress,
} from './envFormats.ts';

/** Parts that run embedded unless they are configured (rule 11). */
export const embeddableParts = ['store', 'identity', 'payments', 'writer', 'mail'] as const;
export type Part = (typeof embeddableParts)[number];

/** The ports that this server opens. */
export const portVariables = ['PORT', 'AUTH_EMULATOR_PORT', 'PAYMENTS_PORT'] as const;
export type PortVariable = (typeof portVariables)[number];

/** The database of MongoDB that is used unless another is named. */
export const defaultDatabase = 'bemtevi';
/** The model that writes unless another is named. */
export const defaultModel = 'gpt-5-mini';
const stripePrices = listOf(/^price_\w+$/, 'must begin with price_');

/** Each variable with its form and its default. */
export const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.optional(),
  PORT: port.default(4000),
  PUBLIC_URL: origin.optional(),
  ALLOWED_ORIGINS: commaSeparated.pipe(z.array(origin)),
  TRUST_PROXY: proxies.default([]),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).optional(),
  DATA_DIR: text.default('.data'),
  // The key of the hashes by which a person is recognised after an account was deleted (rule 2.8).
  HASH_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  ALLOW_EMBEDDED: commaSeparated.pipe(z.array(z.enum(embeddableParts))),
  MONGODB_URI: mongoUri.optional(),
  // Left out, it is the one in the path of MONGODB_URI, else defaultDatabase.
  MONGODB_DATABASE: databaseName.optional(),
  FIREBASE_PROJECT_ID: text.optional(),
  FIREBASE_API_KEY: text.optional(),
  FIREBASE_AUTH_DOMAIN: text.optional(),
  FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z
    .string()
    .regex(/^[^\s/:]+:\d+$/, 'must be host:port')
    .optional(),
  AUTH_EMULATOR_PUBLIC_URL: webAddress.optional(),
  AUTH_EMULATOR_PORT: port.default(9099),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'must be a secret or restricted key')
    .optional(),
  // Several during a rotation.
  STRIPE_WEBHOOK_SECRET: listOf(/^whsec_\S+$/, 'must begin with whsec_'),
  // The first price is sold; the others are older ones that subscriptions still pay.
  STRIPE_PRICE_VOO: stripePrices,
  STRIPE_PRICE_REVOADA: stripePrices,
  STRIPE_PORTAL_CONFIGURATION: text.optional(),
  PAYMENTS_PORT: port.default(4100),
  // A stand-in for Stripe that runs elsewhere.
  PAYMENTS_STAND_IN_URL: z.url({ protocol: /^http$/ }).optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: text.default(defaultModel),
  // What a million tokens of OPENAI_MODEL cost, in dollars: both or none.
  OPENAI_INPUT_PRICE: dollars.optional(),
  OPENAI_OUTPUT_PRICE: dollars.optional(),
  // The model that reads what was written, or "none"; left out, reviewingModel names it.
  OPENAI_CHECK_MODEL: text.optional(),
  SMTP_URL: smtpUrl.optional(),
  // `Bem-te-vi <oi@bemtevi.example>`, or the address alone.
  MAIL_FROM: z
    .string()
    .trim()
    .regex(
      /^([^<>"\r\n]{1,80} <[^\s<>@,;:"]+@[^\s<>@,;:"]+>|[^\s<>@,;:"]+@[^\s<>@,;:"]+)$/,
      'must be an address, or Name <address>',
    )
    .optional(),
  // Rate limits an owner (rule 5.5); a load test may need others.
  CLICKS_PER_MINUTE: count.default(10),
  TEXTS_IN_FLIGHT: count.default(3),
  // Where /metrics is served, on this machine alone unless another address is named; left out, nowhere.
  METRICS_PORT: port.optional(),
  METRICS_HOST: text.default('127.0.0.1'),
  // The standard variables of OpenTelemetry: where traces are sent (nowhere), under which name, and which of them.
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: pairs,
  OTEL_SERVICE_NAME: text.optional(),
  OTEL_RESOURCE_ATTRIBUTES: pairs,
  OTEL_TRACES_SAMPLER: z
    .enum([
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ])
    .default('parentbased_always_on'),
  OTEL_TRACES_SAMPLER_ARG: decimal('must be a share, 0 to 1', 1).default(1),
  // How long an idle connection is kept; load balancers give up after 60 seconds.
  KEEP_ALIVE_SECONDS: count.default(65),
  // For how long a stopping server goes on taking calls, so that a load balancer sees /ready first.
  STOP_DELAY_SECONDS: decimal('must be seconds, 0 to 20', 20).default(0),
  ANALYTICS_ID: z
    .string()
    .regex(/^G-[A-Z0-9]+$/, 'must look like G-XXXXXXXXXX')
    .optional(),
  CONTACT_EMAIL: z.email().default('oi@bemtevi.example'),
  CONTACT_WHATSAPP: z
    .string()
    .regex(/^\d{12,13}$/, 'must be digits only, with the country code')
    .default('5511900000000'),
  CONTACT_PHONE: text.default('(11) 0000-0000'),
});

export type Variables = z.infer<typeof variables>;

/** Every variable that is read. */
export const variableNames = Object.keys(variables.shape) as readonly (keyof Variables)[];

/** The variables as they were given, unread. */
export type Given = { readonly [Name in keyof Variables]?: string | undefined };
