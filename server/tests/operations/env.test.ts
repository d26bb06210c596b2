import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { InvalidEnvironment, readEnv } from '../../src/config/env.ts';

const problemsOf = (source: Record<string, string>): string => {
  try {
    readEnv(source);
    return '';
  } catch (error) {
    return error instanceof InvalidEnvironment ? error.message : `another error: ${String(error)}`;
  }
};

const configured = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://bemtevi.example',
  HASH_SECRET: 'a'.repeat(32),
  CONTACT_EMAIL: 'oi@loja.example',
  MONGODB_URI: 'mongodb://db.example/?replicaSet=rs0',
  FIREBASE_PROJECT_ID: 'bemtevi',
  FIREBASE_API_KEY: 'chave-publica',
  STRIPE_SECRET_KEY: 'sk_live_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  STRIPE_PRICE_VOO: 'price_1',
  STRIPE_PRICE_REVOADA: 'price_2',
  OPENAI_API_KEY: 'sk-1',
  SMTP_URL: 'smtps://eu:segredo@smtp.example',
  MAIL_FROM: 'Bem-te-vi <oi@loja.example>',
};

describe('the configuration', () => {
  it('embeds every part when nothing is set', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 4000,
      AUTH_EMULATOR_PORT: 9099,
      DATA_DIR: '.data',
      production: false,
      embedded: { store: true, identity: true, payments: true, writer: true },
    });
  });

  it.each([
    [{}, undefined],
    [{ OPENAI_CHECK_MODEL: 'none' }, undefined],
    [{ OPENAI_CHECK_MODEL: 'gpt-5-mini' }, 'gpt-5-mini'],
    [{ OPENAI_API_KEY: 'sk-1' }, 'gpt-5-mini'],
    [{ OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'gpt-5' }, 'gpt-5'],
    [{ OPENAI_API_KEY: 'sk-1', OPENAI_MODEL: 'gpt-5', OPENAI_CHECK_MODEL: 'gpt-5-nano' }, 'gpt-5-nano'],
    [{ OPENAI_API_KEY: 'sk-1', OPENAI_CHECK_MODEL: 'none' }, undefined],
    [{ OPENAI_API_KEY: 'sk-1', OPENAI_BASE_URL: 'http://ollama:11434/v1' }, undefined],
    [{ OPENAI_BASE_URL: 'http://ollama:11434/v1', OPENAI_CHECK_MODEL: 'gemma3:4b' }, 'gemma3:4b'],
  ])('reviews texts, with %j, by the model %s', (given, model) => {
    expect(readEnv(given).OPENAI_CHECK_MODEL).toBe(model);
  });

  it.each([
    [{}, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/?replicaSet=rs0' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/producao' }, 'producao'],
    [{ MONGODB_URI: 'mongodb://eu:s%2Fenha@a:1,b:2/producao?replicaSet=rs0' }, 'producao'],
    [{ MONGODB_URI: 'mongodb+srv://eu:senha@h.example/produ%C3%A7%C3%A3o' }, 'produção'],
    [{ MONGODB_URI: 'mongodb://h/producao', MONGODB_DATABASE: 'outra' }, 'outra'],
    [{ MONGODB_URI: 'mongodb://eu:senha@h/admin?replicaSet=rs0' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/local' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/config' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/%24external' }, 'bemtevi'],
    [{ MONGODB_URI: 'mongodb://h/admin', MONGODB_DATABASE: 'outra' }, 'outra'],
    [{ MONGODB_URI: 'mongodb://h/a.b', MONGODB_DATABASE: 'outra' }, 'outra'],
  ])('keeps the store, with %j, in the database %s', (given, database) => {
    expect(readEnv(given).MONGODB_DATABASE).toBe(database);
  });

  it('refuses names that MongoDB does not take for a database', () => {
    expect(problemsOf({ MONGODB_URI: 'mongodb://h', MONGODB_DATABASE: 'a b.c' })).toContain(
      'MONGODB_DATABASE: must be',
    );
    for (const own of ['admin', 'local', 'config']) {
      expect(problemsOf({ MONGODB_URI: 'mongodb://h', MONGODB_DATABASE: own })).toContain(
        'MONGODB_DATABASE: is a database of MongoDB itself',
      );
    }
    expect(problemsOf({ MONGODB_URI: 'mongodb://eu:CANARIO@h/a.b' })).toMatch(
      /1 problem.*\n.*MONGODB_URI: has no name/,
    );
    expect(problemsOf({ MONGODB_URI: 'mongodb://eu:CANARIO@h/a.b' })).not.toContain('CANARIO');
  });

  it.each(['', ' ', '\t '])('treats %j as not set', (value) => {
    const names = [
      ...readFileSync(new URL('../../src/config/envVariables.ts', import.meta.url), 'utf8').matchAll(
        /^ {2}([A-Z][A-Z_]+):/gm,
      ),
    ].map(([, name]) => name ?? '');
    expect(names.length).toBeGreaterThan(20);
    expect(readEnv(Object.fromEntries(names.map((name) => [name, value])))).toEqual(readEnv({}));
  });

  it.each([
    [{ PORT: '0x10' }, 'PORT: must be a port, 0 to 65535'],
    [{ PORT: '1e3' }, 'PORT: must be a port, 0 to 65535'],
    [{ METRICS_PORT: '70000' }, 'METRICS_PORT: must be a port, 0 to 65535'],
    [{ CLICKS_PER_MINUTE: '0' }, 'CLICKS_PER_MINUTE: must be a whole number, 1 or more'],
    [{ KEEP_ALIVE_SECONDS: '2.5' }, 'KEEP_ALIVE_SECONDS: must be a whole number, 1 or more'],
    [{ STOP_DELAY_SECONDS: '21' }, 'STOP_DELAY_SECONDS: must be seconds, 0 to 20'],
    [{ OTEL_TRACES_SAMPLER_ARG: '10%' }, 'OTEL_TRACES_SAMPLER_ARG: must be a share, 0 to 1'],
  ])('refuses numbers that are not decimal or out of range: %j', (given, problem) => {
    expect(problemsOf(given)).toMatch(/1 problem/);
    expect(problemsOf(given)).toContain(problem);
  });

  it('reads decimal numbers', () => {
    expect(
      readEnv({ PORT: ' 4001', STOP_DELAY_SECONDS: '2.5', OTEL_TRACES_SAMPLER_ARG: '.1', KEEP_ALIVE_SECONDS: '065' }),
    ).toMatchObject({ PORT: 4001, STOP_DELAY_SECONDS: 2.5, OTEL_TRACES_SAMPLER_ARG: 0.1, KEEP_ALIVE_SECONDS: 65 });
  });

  it('reports all problems at once, a line each with the name of the variable', () => {
    const problems = problemsOf({
      PORT: '99999',
      LOG_LEVEL: 'loud',
      PUBLIC_URL: 'ftp://bemtevi.example',
      MONGODB_URI: 'postgres://db',
      ANALYTICS_ID: 'UA-1',
      ALLOW_EMBEDDED: 'store,cozinha',
      FIREBASE_SERVICE_ACCOUNT: '{',
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost',
      CONTACT_EMAIL: 'ninguem',
      TRUST_PROXY: 'proxy.example',
    });
    const lines = problems
      .split('\n')
      .slice(1)
      .map((line) => line.trim().replace(/^- /, '').split(/[.:]/)[0]!);
    expect(lines.toSorted()).toEqual([
      'ALLOW_EMBEDDED',
      'ANALYTICS_ID',
      'CONTACT_EMAIL',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'FIREBASE_PROJECT_ID',
      'FIREBASE_SERVICE_ACCOUNT',
      'LOG_LEVEL',
      'MONGODB_URI',
      'PORT',
      'PUBLIC_URL',
      'TRUST_PROXY',
    ]);
    expect(problems).toMatch(/^The configuration has 11 problem\(s\):/);
  });

  it('accepts PUBLIC_URL with or without a trailing slash', () => {
    for (const PUBLIC_URL of ['https://bemtevi.example', 'https://bemtevi.example/'])
      expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe('https://bemtevi.example');
  });

  it.each([
    ['https://A.example', 'https://a.example'],
    ['https://a.example:443', 'https://a.example'],
    ['HTTPS://é.example/', 'https://xn--9ca.example'],
    ['http://localhost:4000', 'http://localhost:4000'],
  ])('writes the origin %s as browsers do', (given, written) => {
    const { PUBLIC_URL, ALLOWED_ORIGINS } = readEnv({ PUBLIC_URL: given, ALLOWED_ORIGINS: `${given}, ${given}/` });
    expect({ PUBLIC_URL, ALLOWED_ORIGINS }).toEqual({ PUBLIC_URL: written, ALLOWED_ORIGINS: [written, written] });
  });

  it.each([
    [{ PUBLIC_URL: 'https://a.example/loja' }, 'PUBLIC_URL: must be an address without a path'],
    [{ PUBLIC_URL: 'https://eu:CANARIO@a.example' }, 'PUBLIC_URL: must be an address without a path'],
    [{ PUBLIC_URL: 'localhost:4000' }, 'PUBLIC_URL: must begin with http:// or https://'],
    [{ PUBLIC_URL: 'https://a b' }, 'PUBLIC_URL: must be an address, such as'],
    [{ ALLOWED_ORIGINS: 'https://a.example/loja' }, 'ALLOWED_ORIGINS.0: must be an address without a path'],
    [{ ALLOWED_ORIGINS: 'https://a.example,a.example' }, 'ALLOWED_ORIGINS.1: must begin with http:// or https://'],
    [{ OPENAI_BASE_URL: 'localhost:11434/v1' }, 'OPENAI_BASE_URL: must begin with http:// or https://'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT: must begin with http://'],
  ])('refuses an address that browsers would not send, or that has no scheme: %j', (given, problem) => {
    expect(problemsOf(given)).toMatch(/1 problem/);
    expect(problemsOf(given)).toContain(problem);
    expect(problemsOf(given)).not.toContain('CANARIO');
  });

  it.each(['loopback', 'true', '10.0.0.0/33', '11', '-1', '1.5'])(
    'says what TRUST_PROXY takes instead of %s',
    (given) => {
      expect(problemsOf({ TRUST_PROXY: given })).toMatch(
        /1 problem.*\n  - TRUST_PROXY: must be a number of proxies \(0 to 10\), or addresses and networks/,
      );
    },
  );

  it('reads TRUST_PROXY with blanks around', () => {
    expect(readEnv({ TRUST_PROXY: ' 1 ' }).TRUST_PROXY).toBe(1);
    expect(readEnv({ TRUST_PROXY: ' 10.0.0.0/8 , ::1' }).TRUST_PROXY).toEqual(['10.0.0.0/8', '::1']);
  });

  it('does not print an invalid secret', () => {
    const problems = problemsOf({
      MONGODB_URI: 'admin:CANARIO@db',
      FIREBASE_SERVICE_ACCOUNT: '{"private_key":"CANARIO"',
    });
    expect(problems).toContain('MONGODB_URI');
    expect(problems).not.toContain('CANARIO');
  });

  it.each(['{}', '[]', '{"project_id":"loja","client_email":"a@loja.example"}', '"CANARIO"'])(
    'refuses %s as a service account',
    (FIREBASE_SERVICE_ACCOUNT) => {
      const problems = problemsOf({ FIREBASE_SERVICE_ACCOUNT });
      expect(problems).toMatch(
        /1 problem.*\n  - FIREBASE_SERVICE_ACCOUNT: .* project_id, client_email and private_key/,
      );
      expect(problems).not.toContain('CANARIO');
    },
  );

  it('accepts production with every part configured', () => {
    expect(readEnv(configured)).toMatchObject({
      production: true,
      embedded: { store: false, identity: false, payments: false, writer: false, mail: false },
    });
  });

  it.each([
    ['store', { MONGODB_URI: '' }],
    ['identity', { FIREBASE_PROJECT_ID: '', FIREBASE_API_KEY: '' }],
    ['identity', { FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' }],
    ['payments', { STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '', STRIPE_PRICE_VOO: '', STRIPE_PRICE_REVOADA: '' }],
    ['writer', { OPENAI_API_KEY: '' }],
    ['mail', { SMTP_URL: '', MAIL_FROM: '' }],
  ])('refuses the embedded %s in production until it is allowed by name: %j', (part, without) => {
    const others = ['store', 'identity', 'payments', 'writer', 'mail'].filter((other) => other !== part).join(', ');
    const source = { ...configured, ...without };
    expect(problemsOf({ ...source, ALLOW_EMBEDDED: others })).toMatch(
      new RegExp(`1 problem.*\n {2}- ${part}: is embedded.*ALLOW_EMBEDDED=${part}$`),
    );
    expect(problemsOf({ ...source, ALLOW_EMBEDDED: part })).toBe('');
    expect(problemsOf({ ...source, NODE_ENV: 'development' })).toBe('');
  });

  it.each([
    [{ SMTP_URL: 'smtp://x', MAIL_FROM: '' }, 'MAIL_FROM: is needed'],
    [{ SMTP_URL: 'https://x' }, 'SMTP_URL: must be smtp'],
    [{ SMTP_URL: 'smtp:x:25' }, 'SMTP_URL: must be smtp'],
    [{ SMTP_URL: 'smtp://eu:50%off@x' }, 'SMTP_URL: has a % in the user or the password'],
    [{ SMTP_URL: 'smtp://e%u:segredo@x' }, 'write % as %25'],
    [{ MAIL_FROM: 'oi@x.example\r\nBcc: a@x.example' }, 'MAIL_FROM: must be'],
    [{ MAIL_FROM: 'Oi' }, 'MAIL_FROM: must be'],
  ])('refuses mail settings that are incomplete or malformed: %j', (given, problem) => {
    expect(problemsOf({ ...configured, ...given })).toContain(problem);
  });

  it('accepts a percent-encoded password of the mail server', () => {
    expect(problemsOf({ ...configured, SMTP_URL: 'smtp://eu:50%25off@x' })).toBe('');
  });

  it.each([
    [{ OPENAI_INPUT_PRICE: '1.25' }, 'OPENAI_OUTPUT_PRICE: is needed with OPENAI_INPUT_PRICE'],
    [{ OPENAI_OUTPUT_PRICE: '10' }, 'OPENAI_INPUT_PRICE: is needed with OPENAI_OUTPUT_PRICE'],
    [
      { OPENAI_INPUT_PRICE: '1,25', OPENAI_OUTPUT_PRICE: '10' },
      'OPENAI_INPUT_PRICE: must be dollars for a million tokens',
    ],
    [
      { OPENAI_INPUT_PRICE: '1', OPENAI_OUTPUT_PRICE: '-10' },
      'OPENAI_OUTPUT_PRICE: must be dollars for a million tokens',
    ],
    [
      { OPENAI_INPUT_PRICE: '15', OPENAI_OUTPUT_PRICE: '120' },
      'OPENAI_OUTPUT_PRICE: at these prices no text fits in 5 cents: check the unit (dollars for a million tokens)',
    ],
  ])('refuses prices of the model that are incomplete or malformed: %j', (given, problem) => {
    expect(problemsOf(given)).toMatch(/1 problem/);
    expect(problemsOf(given)).toContain(problem);
  });

  it.each([
    ['0', '0'],
    ['1.25', '10'],
    ['5', '40'],
  ])('accepts prices at which a text fits: %s in, %s out', (input, output) => {
    expect(problemsOf({ OPENAI_INPUT_PRICE: input, OPENAI_OUTPUT_PRICE: output })).toBe('');
  });

  it('refuses all five embedded parts at once in production with nothing set', () => {
    const { NODE_ENV, PUBLIC_URL, HASH_SECRET, CONTACT_EMAIL } = configured;
    const needed = { NODE_ENV, PUBLIC_URL, HASH_SECRET, CONTACT_EMAIL };
    expect(problemsOf(needed)).toMatch(/5 problem/);
    const ALLOW_EMBEDDED = ' store , identity,payments,writer,mail,';
    expect(problemsOf({ ...needed, ALLOW_EMBEDDED })).toBe('');
  });

  it('refuses production without its address over https, the secret of the hashes and a contact, all at once', () => {
    const problems = problemsOf({ ...configured, PUBLIC_URL: '', HASH_SECRET: '', CONTACT_EMAIL: '' });
    expect(problems).toMatch(/3 problem/);
    expect(problems).toContain('CONTACT_EMAIL: is needed in production');
    expect(problems).toContain('PUBLIC_URL: is needed in production');
    expect(problems).toContain('HASH_SECRET: is needed in production');
    for (const PUBLIC_URL of ['http://bemtevi.example', 'http://localhost.example', 'http://127.0.0.1.example'])
      expect(problemsOf({ ...configured, PUBLIC_URL })).toContain('PUBLIC_URL');
    for (const PUBLIC_URL of ['http://localhost:4000', 'https://localhost'])
      expect(problemsOf({ ...configured, PUBLIC_URL })).toBe('');
    expect(problemsOf({ ...configured, HASH_SECRET: 'curto' })).toContain('HASH_SECRET: must have at least 32');
  });

  it('requires FIREBASE_API_KEY with a project, and a project with an emulator', () => {
    expect(problemsOf({ FIREBASE_PROJECT_ID: 'bemtevi' })).toContain('FIREBASE_API_KEY: is needed');
    expect(problemsOf({ FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099' })).toContain('FIREBASE_PROJECT_ID: is needed');
  });

  it('requires FIREBASE_PROJECT_ID with a key, so that nobody signs in at the emulator in the place of Firebase', () => {
    expect(problemsOf({ FIREBASE_API_KEY: 'chave-publica' })).toMatch(
      /1 problem.*\n  - FIREBASE_PROJECT_ID: is needed with FIREBASE_API_KEY$/,
    );
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    STRIPE_PRICE_VOO: 'price_1',
    STRIPE_PRICE_REVOADA: 'price_2',
  };

  it.each(Object.keys(stripe))('requires all Stripe variables when %s is missing, or set alone', (name) => {
    const missing = problemsOf({ ...stripe, [name]: '' });
    expect(missing).toMatch(/1 problem/);
    expect(missing).toContain(`${name}: is needed with STRIPE_`);
    expect(problemsOf({ [name]: stripe[name as keyof typeof stripe] })).toMatch(/3 problem/);
  });

  it('accepts several webhook secrets and prices, and does not print invalid ones', () => {
    const several = { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2', STRIPE_PRICE_VOO: 'price_3,price_1' };
    expect(readEnv(several)).toMatchObject({
      STRIPE_WEBHOOK_SECRET: ['whsec_1', 'whsec_2'],
      STRIPE_PRICE_VOO: ['price_3', 'price_1'],
      embedded: { payments: false },
    });
    const wrong = problemsOf({
      STRIPE_SECRET_KEY: 'pk_CANARIO',
      STRIPE_WEBHOOK_SECRET: 'CANARIO',
      STRIPE_PRICE_VOO: 'CANARIO',
      STRIPE_PRICE_REVOADA: 'CANARIO',
    });
    expect(wrong).toMatch(/4 problem/);
    expect(wrong).not.toContain('CANARIO');
    expect(problemsOf({ ...stripe, STRIPE_PRICE_VOO: ',' })).toMatch(/STRIPE_PRICE_VOO/);
  });
});
