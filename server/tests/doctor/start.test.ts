import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { killServerProcesses, startServerProcess } from '../faults/serverProcess.ts';
import { aSharedStore, type SharedStore } from '../faults/sharedStore.ts';
import { freePort } from '../seed/emulator.ts';
import { aPaymentsStandIn, type TestPayments } from '../seed/payments.ts';

describe('a start in production', () => {
  let payments: TestPayments;
  let sharedStore: SharedStore;
  let env: Record<string, string>;
  beforeAll(async () => {
    payments = await aPaymentsStandIn();
    sharedStore = aSharedStore('sqlite');
    env = {
      ...sharedStore.env,
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://localhost:4000',
      HASH_SECRET: 'canary'.repeat(6),
      CONTACT_EMAIL: 'oi@loja.example',
      ALLOW_EMBEDDED: 'store,identity,payments,writer,mail',
      STRIPE_SECRET_KEY: payments.secretKey,
      STRIPE_WEBHOOK_SECRET: payments.webhookSecret,
      STRIPE_PRICE_VOO: payments.prices.voo,
      STRIPE_PRICE_REVOADA: payments.prices.revoada,
      PAYMENTS_STAND_IN_URL: `http://127.0.0.1:${payments.port}`,
    };
  });
  afterAll(async () => {
    await killServerProcesses();
    await payments.stop();
    await sharedStore.remove();
  });

  const logged = async (more: Record<string, string>) => {
    const server = await startServerProcess({ ...env, PORT: String(await freePort()), ...more });
    await server.terminate();
    return server.output().map((line) => JSON.parse(line) as { msg: string; part?: string });
  };

  it('is logged in JSON lines from the first to the last', async () => {
    const lines = await logged({});
    expect(lines.map(({ msg }) => msg)).toEqual([
      'Bem-te-vi is ready: http://localhost:4000',
      'Bem-te-vi stops',
      'Bem-te-vi has stopped',
    ]);
  });

  it('is refused for a price that the provider does not know, with one sentence', async () => {
    const started = logged({ STRIPE_PRICE_VOO: 'price_unknown' });
    await expect(started).rejects.toThrow(/payments: STRIPE_PRICE_VOO: price_unknown is no price of this account/);
    await expect(started).rejects.not.toThrow(/canary|sk_test/);
  });

  it('reports an emulator that is dead and a misspelt variable, and goes on', async () => {
    const port = await freePort();
    const lines = await logged({ FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}`, OPENAI_APIKEY: 'canary' });
    const sentences = lines.map(({ msg }) => msg).join('\n');
    expect(sentences).toMatch(/127\.0\.0\.1:\d+ refuses the connection.*start the emulator/);
    expect(lines).toContainEqual(
      expect.objectContaining({ part: 'identity', msg: expect.stringMatching(/^identity: /) }),
    );
    expect(sentences).toContain('OPENAI_APIKEY is not read: did you mean OPENAI_API_KEY?');
    expect(sentences).not.toContain('canary');
  });
});
