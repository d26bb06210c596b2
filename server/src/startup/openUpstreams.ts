import { createFirebaseIdentity } from '../adapters/identity/firebase.ts';
import { createSmtpMailer } from '../adapters/mail/smtp.ts';
import { createStripePayments } from '../adapters/payments/stripe.ts';
import { createDraftWriter } from '../adapters/writer/draft/draftWriter.ts';
import { defaultPrices, type Prices } from '../domain/writing/writerBudget.ts';
import { defaultBaseUrl } from '../adapters/writer/openai/client.ts';
import { createOpenAiReviewer } from '../adapters/writer/openai/openAiReviewer.ts';
import { createOpenAiWriter, type OpenAiConfig } from '../adapters/writer/openai/openAiWriter.ts';
import type { Identity, Log, Mailer, Reviewer, Telemetry, Writer } from '../domain/ports.ts';
import type { Env } from '../config/env.ts';
import { defaultModel } from '../config/envVariables.ts';
import type { IdentityConnection } from '../config/identityConnection.ts';
import { paymentsConnection, type StandInAddress } from '../config/paymentsConnection.ts';
import type { Upstreams } from '../services/services.ts';
import {
  instrumentMailer,
  instrumentPayments,
  instrumentReviewer,
  instrumentWriter,
} from '../telemetry/instrumentUpstreams.ts';

/** The upstreams, each with the adapter that the environment configures, and timed. */
interface OpenedUpstreams extends Upstreams {
  readonly identity: Identity & { close(): Promise<void> };
}

/** Times the calls of each upstream; the identity adapter does it itself, as it serves some calls from its cache. */
const instrumentations = {
  payments: instrumentPayments,
  writer: instrumentWriter,
  reviewer: (reviewer, telemetry) => reviewer && instrumentReviewer(reviewer, telemetry),
  mailer: instrumentMailer,
} satisfies Instrumentations;

type Instrumentations = {
  readonly [Name in Exclude<keyof Upstreams, 'identity'>]: (
    opened: Upstreams[Name],
    telemetry: Telemetry,
  ) => Upstreams[Name];
};

interface UpstreamOptions {
  readonly env: Env;
  readonly connection: IdentityConnection;
  readonly verifiedForMs: number;
  readonly publicUrl: string;
  /** Stand-ins that take the place of what the environment names. */
  readonly standIns: {
    readonly payments: StandInAddress | undefined;
    readonly mailer: Mailer | null;
    readonly writer: Writer | undefined;
  };
  readonly telemetry: Telemetry;
  readonly log: Log;
}

/** Opens each with the adapter that the environment names, unless a stand-in is given. */
export function openUpstreams({
  env,
  connection,
  verifiedForMs,
  publicUrl,
  standIns,
  telemetry,
  log,
}: UpstreamOptions): OpenedUpstreams {
  const { projectId, emulatorHost } = connection;
  const identity = createFirebaseIdentity({
    projectId,
    emulatorHost,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
    verifiedForMs,
    telemetry,
  });
  const payments = createStripePayments({
    ...paymentsConnection(env, standIns.payments),
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    publicUrl,
    log,
  });
  const mailer = standIns.mailer ?? createSmtpMailer({ url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' });
  return {
    identity,
    payments: instrumentations.payments(payments, telemetry),
    writer: instrumentations.writer(standIns.writer ?? openWriter(env), telemetry),
    reviewer: instrumentations.reviewer(openReviewer(env), telemetry),
    mailer: instrumentations.mailer(mailer, telemetry),
  };
}

/** The language model that the environment names; without one, the writer that needs none. */
export const openWriter = (env: Env): Writer =>
  env.embedded.writer ? createDraftWriter() : createOpenAiWriter(chatConfig(env, env.OPENAI_MODEL));

/** The model that reads each text once more; null when none is named, or no language model writes. */
export const openReviewer = (env: Env): Reviewer | null =>
  env.embedded.writer || env.OPENAI_CHECK_MODEL === undefined
    ? null
    : createOpenAiReviewer(chatConfig(env, env.OPENAI_CHECK_MODEL));

const chatConfig = (env: Env, model: string): OpenAiConfig => ({
  apiKey: env.OPENAI_API_KEY ?? 'none',
  baseUrl: env.OPENAI_BASE_URL,
  model,
  prices: pricesOf(env, model),
});

/** What the model costs: for the one that writes, the prices that are given; else those of the default model at OpenAI. */
export function pricesOf(env: Env, model: string): Prices | undefined {
  const {
    OPENAI_BASE_URL = defaultBaseUrl,
    OPENAI_MODEL,
    OPENAI_INPUT_PRICE: input,
    OPENAI_OUTPUT_PRICE: output,
  } = env;
  if (model === OPENAI_MODEL && input !== undefined && output !== undefined) return { input, output };
  const isOpenAi = OPENAI_BASE_URL.replace(/\/+$/, '') === defaultBaseUrl;
  return model === defaultModel && isOpenAi ? defaultPrices : undefined;
}
