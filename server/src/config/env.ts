import { embeddedParts, isLocalhostUrl, crossVariableProblems } from './envRules.ts';
import { databaseIn } from './envFormats.ts';
import {
  defaultDatabase,
  portVariables,
  variables,
  type Given,
  type Part,
  type PortVariable,
  type Variables,
} from './envVariables.ts';

/** The configuration, checked and typed. */
export interface Env extends Variables {
  /** The parts that are not configured. */
  readonly embedded: Readonly<Record<Part, boolean>>;
  readonly production: boolean;
  readonly MONGODB_DATABASE: string;
  /** The ports that are not set. */
  readonly defaultPorts: ReadonlySet<PortVariable>;
}

/** Every problem of the configuration, a line each. */
export class InvalidEnvironment extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The configuration has ${problems.length} problem(s):\n${problems.map((line) => `  - ${line}`).join('\n')}`);
    this.name = 'InvalidEnvironment';
    this.problems = problems;
  }
}

/** The log level: LOG_LEVEL, or a default. */
export const logLevelOf = ({ LOG_LEVEL, production }: Env): string => LOG_LEVEL ?? (production ? 'info' : 'warn');

/** The environment of this process, unchecked. */
export const processVariables = (): NodeJS.ProcessEnv => process.env;

/** Whether the variables say that this is production, be they valid or not. */
export const isProduction = (source: NodeJS.ProcessEnv = process.env): boolean => source['NODE_ENV'] === 'production';

/** Whether pages for development are served: in production only where PUBLIC_URL is of localhost. */
export const servesDevelopmentPages = ({ production, PUBLIC_URL }: Env): boolean =>
  !production || isLocalhostUrl(PUBLIC_URL);

/** Whether TRUST_PROXY says that requests come through a proxy. */
export const isBehindProxy = ({ TRUST_PROXY: trusted }: Env): boolean =>
  typeof trusted === 'number' ? trusted > 0 : trusted.length > 0;

/** Reads the variables; an empty or blank one counts as not set. Throws InvalidEnvironment with all problems at once. */
export function readEnv(source: NodeJS.ProcessEnv = process.env): Env {
  const given: Given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const { data, error } = variables.safeParse(given);
  const malformed = error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  const problems = [...malformed, ...crossVariableProblems(given, data)];
  if (!data || problems.length > 0) throw new InvalidEnvironment(problems);
  return {
    ...data,
    MONGODB_DATABASE: data.MONGODB_DATABASE ?? databaseIn(data.MONGODB_URI ?? '') ?? defaultDatabase,
    OPENAI_CHECK_MODEL: reviewingModel(data),
    production: data.NODE_ENV === 'production',
    embedded: embeddedParts(given),
    defaultPorts: new Set(portVariables.filter((name) => given[name] === undefined)),
  };
}

/**
 * The model that reads each text once more: the one that is named; else, with a key of OpenAI's own API, the one that writes
 * (decision 80). None for "none", and at another address, where a model may be too slow for two calls in a click.
 */
function reviewingModel({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_CHECK_MODEL: named }: Variables) {
  if (named !== undefined) return named === 'none' ? undefined : named;
  return OPENAI_API_KEY !== undefined && OPENAI_BASE_URL === undefined ? OPENAI_MODEL : undefined;
}

/** Whether something is kept in DATA_DIR: embedded parts, or the secret that is made where none is given. */
export const needsDataDir = ({ embedded: { store, identity, payments, mail }, HASH_SECRET }: Env): boolean =>
  store || identity || payments || mail || !HASH_SECRET;
