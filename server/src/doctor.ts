import { setTimeout as sleep } from 'node:timers/promises';
import { diagnoseIdentity } from './adapters/identity/diagnose.ts';
import { diagnoseMail } from './adapters/mail/diagnose.ts';
import { diagnosePayments } from './adapters/payments/diagnose.ts';
import { diagnoseCollector } from './adapters/tracing/diagnose.ts';
import { diagnoseWriter } from './adapters/writer/openai/diagnose.ts';
import { prepareDataDir } from './config/dataDir.ts';
import { ok, unreachable, warning, wrong, type Diagnosis } from './domain/diagnosis.ts';
import { InvalidEnvironment, isBehindProxy, needsDataDir, readEnv, type Env } from './config/env.ts';
import { identityConnection } from './config/identityConnection.ts';
import { paymentsConnection } from './config/paymentsConnection.ts';
import { diagnosePublicUrl } from './config/publicAddress.ts';
import { unknownVariables } from './config/unknownVariables.ts';

/** The diagnosis of a part, with its duration in milliseconds. */
export interface Report extends Diagnosis {
  readonly part: string;
  readonly ms: number;
}

type Check = () => Promise<readonly Diagnosis[]>;

const deadlineMs = 10_000;

/** Tries every part that the variables configure, all at once, each for ten seconds at most. */
export async function runDoctor(source: NodeJS.ProcessEnv): Promise<readonly Report[]> {
  const unknown = unknownVariables(source).map((sentence) => reportOf('variables', warning(sentence)));
  try {
    const env = readEnv(source);
    const found = await runChecks({ ...checksOfParts(env, true), ...checksOfAddress(env), ...checksOfTelemetry(env) });
    return [...unknown, ...found];
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error;
    return [...unknown, ...error.problems.map((problem) => reportOf('variables', wrong(problem)))];
  }
}

/**
 * The checks before a start in production: those of the parts, without side effects. The store is opened by the start itself,
 * and the models cost money.
 */
export const runStartupChecks = (env: Env): Promise<readonly Report[]> => {
  const { store: _store, writer: _writer, reviewer: _reviewer, ...parts } = checksOfParts(env, false);
  return runChecks(parts);
};

const reportOf = (part: string, diagnosis: Diagnosis, ms = 0): Report => ({ part, ...diagnosis, ms });

async function runChecks(checks: Readonly<Record<string, Check>>): Promise<readonly Report[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([part, check]) => {
      const startedAt = performance.now();
      const timeout = sleep(
        deadlineMs,
        [unreachable('did not answer in ten seconds: look at its address and its log.')],
        {
          ref: false,
        },
      );
      const diagnoses = await Promise.race([check(), timeout]).catch((error: unknown) => [
        unknownErrorDiagnosis(error),
      ]);
      const ms = Math.round(performance.now() - startedAt);
      return diagnoses.map((diagnosis) => reportOf(part, diagnosis, ms));
    }),
  );
  return found.flat();
}

/** The diagnosis of an error that no check handles; names its code or class alone, as its message may contain keys. */
const unknownErrorDiagnosis = (error: unknown): Diagnosis => {
  const { name, code } = error as { name?: string; code?: unknown };
  return unreachable(`answered in a way that is not known (${String(code ?? name)}): look at its log.`);
};

/** The checks of the configured parts; embedded parts need only their folder. `withSideEffects` adds a test account and a test e-mail. */
function checksOfParts(env: Env, withSideEffects: boolean): Record<string, Check> {
  const { MONGODB_URI: uri, MONGODB_DATABASE: database, OPENAI_API_KEY: apiKey } = env;
  const checks: Record<string, Check> = {};
  if (needsDataDir(env)) checks['folder'] = () => folderDiagnosis(env.DATA_DIR);
  if (uri) {
    checks['store'] = async () => {
      const { diagnoseMongo } = await import('./adapters/store/mongo/diagnose.ts');
      return diagnoseMongo({ uri, database });
    };
  }
  if (!env.embedded.identity) {
    checks['identity'] = () =>
      diagnoseIdentity({
        ...identityConnection(env),
        apiKey: env.FIREBASE_API_KEY,
        serviceAccount: env.FIREBASE_SERVICE_ACCOUNT,
        publicUrl: env.PUBLIC_URL,
        createsAccount: withSideEffects,
      });
  }
  if (!env.embedded.payments) {
    checks['payments'] = () =>
      diagnosePayments({
        ...paymentsConnection(env, undefined),
        portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION,
        publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
        standIn: env.PAYMENTS_STAND_IN_URL !== undefined,
      });
  }
  const { SMTP_URL: mailUrl, MAIL_FROM: from } = env;
  if (mailUrl && from) {
    checks['mail'] = async () => [await diagnoseMail({ url: mailUrl, from, sendsMail: withSideEffects })];
  }
  if (!env.embedded.writer) {
    checks['writer'] = () =>
      diagnoseWriter({ apiKey: apiKey ?? 'none', baseUrl: env.OPENAI_BASE_URL, model: env.OPENAI_MODEL });
  }
  const { OPENAI_CHECK_MODEL: checkModel } = env;
  if (checkModel !== undefined) {
    checks['reviewer'] = () =>
      env.embedded.writer
        ? Promise.resolve([
            warning('OPENAI_CHECK_MODEL is not used: it reads what a model writes, set OPENAI_API_KEY.'),
          ])
        : diagnoseWriter({
            apiKey: apiKey ?? 'none',
            baseUrl: env.OPENAI_BASE_URL,
            model: checkModel,
            variable: 'OPENAI_CHECK_MODEL',
          });
  }
  return checks;
}

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|::1)$/;

/** The checks of metrics and traces, on which no start depends. */
function checksOfTelemetry(env: Env): Record<string, Check> {
  const { METRICS_PORT: port, METRICS_HOST: host, OTEL_EXPORTER_OTLP_ENDPOINT: collector } = env;
  const found = loopback.test(host)
    ? ok(`METRICS_PORT: /metrics is served to this machine alone, at ${host}:${port}.`)
    : warning(`METRICS_HOST: whoever reaches ${host}:${port} reads /metrics; let only Prometheus through.`);
  return {
    ...(port === undefined ? {} : { metrics: () => Promise.resolve([found]) }),
    ...(collector ? { traces: () => diagnoseCollector(collector, env.OTEL_EXPORTER_OTLP_HEADERS) } : {}),
  };
}

const checksOfAddress = (env: Env): Record<string, Check> => {
  const { PUBLIC_URL: url } = env;
  return url ? { address: () => diagnosePublicUrl(url, isBehindProxy(env)) } : {};
};

async function folderDiagnosis(folder: string): Promise<readonly Diagnosis[]> {
  try {
    await prepareDataDir(folder);
    return [ok(`DATA_DIR: ${folder} may be written to.`)];
  } catch (error) {
    return [wrong((error as Error).message)];
  }
}
