import { createFirebaseIdentity } from './adapters/identity/firebase.ts';
import { createSmtpMailer } from './adapters/mail/smtp.ts';
import { createStripePayments } from './adapters/payments/stripe.ts';
import { createDraftWriter } from './adapters/writer/draft/draftWriter.ts';
import { createOpenAiReviewer } from './adapters/writer/openai/openAiReviewer.ts';
import { createOpenAiWriter } from './adapters/writer/openai/openAiWriter.ts';
import type { Identity, Log, Mailer, Payments, Reviewer, Telemetry, Writer } from './domain/ports.ts';
import type { Env } from './env.ts';
import type { IdentityConnection } from './identityConnection.ts';
import { paymentsConnection, type StandInAddress } from './paymentsConnection.ts';

/** The identity provider, or its emulator. */
export const openIdentity = (
  env: Env,
  { projectId, emulatorHost }: IdentityConnection,
  verifiedForMs: number,
  telemetry: Telemetry,
): Identity & { close(): Promise<void> } =>
  createFirebaseIdentity({
    projectId,
    emulatorHost,
    serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
    verifiedForMs,
    telemetry,
  });

/** The payment provider, or the stand-in at the address. */
export const openPayments = (env: Env, standIn: StandInAddress | undefined, publicUrl: string, log: Log): Payments =>
  createStripePayments({
    ...paymentsConnection(env, standIn),
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
    publicUrl,
    log,
  });

/** The language model that is configured, else the writer that needs none. */
export const openWriter = (env: Env): Writer =>
  env.embedded.writer
    ? createDraftWriter()
    : createOpenAiWriter({
        apiKey: env.OPENAI_API_KEY ?? 'none',
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_MODEL,
      });

/** Reads what the language model wrote; none where none is configured, or the draft writer writes. */
export const openReviewer = (env: Env): Reviewer | null =>
  env.embedded.writer || env.OPENAI_CHECK_MODEL === undefined
    ? null
    : createOpenAiReviewer({
        apiKey: env.OPENAI_API_KEY ?? 'none',
        baseUrl: env.OPENAI_BASE_URL,
        model: env.OPENAI_CHECK_MODEL,
      });

/** The mail server. */
export const openMailer = (env: Env): Mailer =>
  createSmtpMailer({ url: env.SMTP_URL ?? '', from: env.MAIL_FROM ?? '' });
