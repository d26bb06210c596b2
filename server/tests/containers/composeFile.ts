import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';

export const root = fileURLToPath(new URL('../../../', import.meta.url));
export const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly profiles?: readonly string[];
  readonly deploy?: { readonly replicas: number };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
  readonly user?: string;
  readonly read_only?: boolean;
}

type Name =
  'proxy' | 'server' | 'mongo' | 'identity' | 'payments' | 'server-local-model' | 'server-real' | 'ollama-model';

/** docker-compose.yml as Compose reads it. */
export const composeFile = parse(read('docker-compose.yml'), { merge: true }) as {
  readonly services: Readonly<Record<Name, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
};

export const servers = ['server', 'server-local-model', 'server-real'] as const;

/** As Compose fills in `${NAME:-default}`, in which there may be another one, from these variables. */
export const filledIn = (
  environment: Readonly<Record<string, string>> = {},
  given: Readonly<Record<string, string>> = {},
): Record<string, string> =>
  Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, filled(value, given)]));

function filled(value: string, given: Readonly<Record<string, string>>): string {
  const innermost = /\$\{(\w+):-([^${}]*)\}/g;
  const once = value.replaceAll(innermost, (_all, variable: string, unset: string) => given[variable] || unset);
  return once === value ? value : filled(once, given);
}

/** Each stage of the Dockerfile, by its name, with its instructions. */
export const stages = Object.fromEntries(
  read('server/Dockerfile')
    .split(/^(?=FROM )/m)
    .filter((text) => text.startsWith('FROM '))
    .map((text) => [/^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? 'unnamed', text]),
);
