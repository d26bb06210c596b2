import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { readEnv } from '../src/env.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string; readonly target: string };
  readonly command?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly stop_grace_period?: string;
}

const { services } = parse(read('docker-compose.yml')) as {
  services: Record<'mongo' | 'identity' | 'server', Service>;
};

/** Each stage of the Dockerfile, by its name, with its instructions. */
const stages = Object.fromEntries(
  read('server/Dockerfile')
    .split(/^(?=FROM )/m)
    .filter((text) => text.startsWith('FROM '))
    .map((text) => [/^FROM \S+ AS (\S+)/.exec(text)?.[1] ?? 'unnamed', text]),
);

/** As Compose fills in `${NAME:-default}` and `${NAME-default}` where nothing is set but what it asks for: `${NAME:?why}`. */
const filledIn = (environment: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [
      name,
      value.replaceAll(/\$\{\w+:?-([^}]*)\}/g, '$1').replaceAll(/\$\{\w+:\?[^}]*\}/g, 'x'.repeat(32)),
    ]),
  );

describe('docker-compose.yml', () => {
  it('runs MongoDB as a replica set that says when it can be written to', () => {
    const { image, command, healthcheck, ports } = services.mongo;
    expect(image).toMatch(/^mongo:\d/);
    expect(command?.join(' ')).toContain('--replSet rs0');
    expect(healthcheck?.test.join(' ')).toMatch(/rs\.initiate\(.*'mongo:27017'.*isWritablePrimary/);
    expect(ports).toBeUndefined();
  });

  it('starts the server after what it needs is well, and gives it time to stop', () => {
    expect(services.server.depends_on).toEqual({
      mongo: { condition: 'service_healthy' },
      identity: { condition: 'service_healthy' },
    });
    expect(services.identity.healthcheck?.test.join(' ')).toContain('9099');
    expect(Number.parseInt(services.server.stop_grace_period ?? '0', 10)).toBeGreaterThan(25);
  });

  it('builds from stages and files that are there', () => {
    for (const { build } of [services.server, services.identity]) {
      expect(existsSync(`${root}${build?.dockerfile}`)).toBe(true);
      expect(Object.keys(stages)).toContain(build?.target);
    }
  });

  it('opens ports on this machine alone', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('sets only variables that the server reads, to values that it takes', () => {
    const known = [...read('server/src/env.ts').matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name);
    const environment = filledIn(services.server.environment);
    expect(Object.keys(environment).filter((name) => !known.includes(name))).toEqual([]);
    expect(readEnv({ NODE_ENV: 'production', ...environment })).toMatchObject({
      production: true,
      embedded: { store: false, identity: false },
    });
  });
});

describe('the image of the server', () => {
  it('is built in one stage and runs in another', () => {
    expect(Object.keys(stages).length).toBeGreaterThanOrEqual(2);
    expect(stages).not.toHaveProperty('unnamed');
    expect(stages['server']).toContain('COPY --from=');
    expect(stages['server']).not.toMatch(/npm (ci|install)|COPY \. /);
  });

  it('runs as nobody special, in production, and says whether it is well', () => {
    expect(stages['server']).toMatch(/^USER (?!root|0\b)\S+/m);
    expect(stages['server']).toMatch(/^ENV .*NODE_ENV=production/m);
    expect(stages['server']).toMatch(/^HEALTHCHECK [\s\S]*\/ready/m);
    expect(stages['server']).toMatch(/^CMD \["node", "dist\/src\/main\.js"\]/m);
  });

  it('carries no secret', () => {
    expect(read('server/Dockerfile')).not.toMatch(/(SECRET|PASSWORD|TOKEN|API_KEY)[=:]/);
  });
});
