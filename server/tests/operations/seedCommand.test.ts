import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { seedDemonstration } from '../../src/commands/seed/demonstration.ts';
import { kit, texts } from '../../src/commands/seed/shop.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import type { Store } from '../../src/domain/ports.ts';
import { statementLength } from '../../src/domain/credits/statement.ts';
import { readEnv } from '../../src/config/env.ts';
import { openStore } from '../../src/startup/openStore.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { stores } from '../seed/server.ts';
import { differencesOf } from '../soak/reconcile.ts';

const dayMs = 86_400_000;

/** What three months of a shop may take on a busy machine. */
const threeMonths = 600_000;

describe.each(stores)('npm run seed (%s)', (on) => {
  const folder = mkdtempSync(join(tmpdir(), 'bemtevi-seed-'));
  const database = on === 'mongo' ? aDatabase() : null;
  const source = {
    DATA_DIR: folder,
    LOG_LEVEL: 'silent',
    FIREBASE_PROJECT_ID: 'demo-bemtevi',
    FIREBASE_AUTH_EMULATOR_HOST: inject('emulatorHost'),
    ...(database ? { MONGODB_URI: mongoUri, MONGODB_DATABASE: database.name } : {}),
  };
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await database?.release();
  });

  async function visit<Result>(work: (store: Store) => Promise<Result>): Promise<Result> {
    const store = await openStore(readEnv(source), { now: () => new Date() });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** What is stored of the account adds up, and is a shop of three months on a paid plan. */
  const expectWhole = (uid: string) =>
    visit(async (store) => {
      const { items } = await store.generations.page(uid, { ...wholeHistory, limit: 100 });
      const answered = new Set(items.map(({ id }) => id));
      expect(await differencesOf(store, { uid, answered, deleted: new Set() })).toEqual([]);
      expect(items).toHaveLength(texts.length + kit.contentTypes.length);
      expect(new Set(items.map(({ contentType }) => contentType)).size).toBe(6);
      expect(new Set(items.map(({ tone }) => tone)).size).toBe(9);
      expect(items.filter(({ favourite }) => favourite)).toHaveLength(5);
      expect(items.filter((item) => item.kit !== null)).toHaveLength(kit.contentTypes.length);
      const ages = items.map(({ createdAt }) => Math.round((Date.now() - createdAt.getTime()) / dayMs));
      expect([Math.max(...ages), Math.min(...ages)]).toEqual([92, 1]);
      const lines = await store.users.statement(uid, statementLength);
      const grants = lines.filter(({ kind, plan }) => kind === 'grant' && plan === 'plano_voo');
      expect(grants).toHaveLength(3);
      expect(await store.users.find(uid)).toMatchObject({
        currentPlan: 'plano_voo',
        subscriptionStatus: 'active',
        hasCompletedOnboarding: true,
        holds: [],
      });
      expect((await store.products.find(uid))?.value).toHaveLength(6);
      expect((await store.voices.find(uid))?.value.favouritePhrases).toHaveLength(2);
    });

  it(
    'creates a shop of three months whose statement reconciles, and a second run says that it exists',
    { timeout: threeMonths },
    async () => {
      const made = await seedDemonstration(source, false);
      expect(made.outcome).toBe('made');
      await expectWhole(made.uid);
      const accounts = emulatorApi(source.FIREBASE_AUTH_EMULATOR_HOST, source.FIREBASE_PROJECT_ID);
      expect((await accounts.signIn(made.email, made.password)).localId).toBe(made.uid);
      expect(await seedDemonstration(source, false)).toEqual({ ...made, outcome: 'exists' });
      await expectWhole(made.uid);
    },
  );

  it('replaces the account with --replace, without a trace of the other one', { timeout: threeMonths }, async () => {
    const before = await seedDemonstration(source, false);
    const after = await seedDemonstration(source, true);
    expect(after.outcome).toBe('replaced');
    expect(after.uid).not.toBe(before.uid);
    await expectWhole(after.uid);
    await visit(async ({ users, generations }) => {
      expect(await users.find(before.uid)).toBeNull();
      expect((await generations.page(before.uid, wholeHistory)).items).toEqual([]);
    });
  });
});

describe('npm run seed', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_x',
    STRIPE_WEBHOOK_SECRET: 'whsec_x',
    STRIPE_PRICE_VOO: 'price_a',
    STRIPE_PRICE_REVOADA: 'price_b',
  };
  const production = {
    NODE_ENV: 'production',
    ALLOW_EMBEDDED: 'store,identity,payments,writer,mail',
    PUBLIC_URL: 'https://loja.example',
    HASH_SECRET: 'a'.repeat(32),
    CONTACT_EMAIL: 'oi@loja.example',
  };
  it.each([
    ['Firebase is the real one', { FIREBASE_PROJECT_ID: 'bemtevi', FIREBASE_API_KEY: 'key' }],
    ['Stripe is configured', stripe],
    ['NODE_ENV is production', production],
  ])('refuses a configuration where %s', async (why, source) => {
    await expect(seedDemonstration({ DATA_DIR: '/nowhere', ...source }, false)).rejects.toThrow(why);
  });
});
