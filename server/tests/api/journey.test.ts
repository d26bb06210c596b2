import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSqliteStore } from '../../src/adapters/store/sqlite/open.ts';
import { createApp, type App } from '../../src/app.ts';
import { startEmbeddedIdentity } from '../../src/startup/embeddedIdentity.ts';
import { readEnv } from '../../src/config/env.ts';
import { portOf } from '../../src/startup/listening.ts';
import { createLog } from '../../src/log.ts';
import { storeFile } from '../../src/startup/openStore.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../seed/emulator.ts';
import { createOwner } from '../seed/owner.ts';

const password = 'Padaria123';

/** Everything embedded, as `npm start` runs it with an empty configuration. */
describe('a server with nothing configured', () => {
  let app: App;
  let dataDir: string;
  let emulatorPort: number;

  const boot = async () => {
    app = await createApp(
      readEnv({
        NODE_ENV: 'test',
        PORT: '0',
        PAYMENTS_PORT: '0',
        DATA_DIR: dataDir,
        AUTH_EMULATOR_PORT: String(emulatorPort),
        LOG_LEVEL: 'error',
      }),
    );
  };

  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-journey-'));
    emulatorPort = await freePort();
    await boot();
  });
  afterAll(async () => {
    await app.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const accounts = () => emulatorApi(`127.0.0.1:${emulatorPort}`, 'demo-bemtevi');

  /** Signs up, opens the link in the mail, and returns a token of the verified account. */
  async function aVerifiedOwner(email: string) {
    const { localId, idToken } = await accounts().signUp(email, password);
    const unverified = createOwner(app.url, { uid: localId, email, token: idToken });
    await accounts().sendVerification(idToken);
    const mails = (await unverified.call('GET', '/dev/mailbox/messages.json')).body as { to: string; link: string }[];
    const opened = await fetch(app.url + (mails.find(({ to }) => to === email)?.link ?? ''));
    expect(await opened.text()).toContain('E-mail confirmado');
    const session = await accounts().signIn(email, password);
    return { unverified, owner: createOwner(app.url, { uid: localId, email, token: session.idToken }) };
  }

  const completeOnboarding = /* GraphQL */ `
    mutation {
      completeOnboarding(
        input: { businessName: "Doce Mel", businessDesc: "Confeitaria artesanal", targetAudience: "Famílias" }
      ) {
        ... on CompleteOnboardingSuccess {
          user {
            hasCompletedOnboarding
          }
        }
      }
    }
  `;

  it('takes an integrator from the sign-up to a text over REST', async () => {
    const { unverified, owner } = await aVerifiedOwner('rest@docemel.example');
    expect(await unverified.click()).toMatchObject({
      status: 403,
      body: { error: 'Seu e-mail ainda não foi verificado.' },
    });
    expect(await owner.click()).toMatchObject({
      status: 403,
      body: {
        error: 'Aceite os termos de uso e a política de privacidade para continuar.',
        code: 'TERMS_REQUIRED',
      },
    });
    await owner.acceptTerms();
    expect(await owner.click()).toMatchObject({
      status: 403,
      body: { error: 'Conte sobre o seu negócio antes de continuar.' },
    });
    await owner.graphql(completeOnboarding);

    const text = await owner.click({ keywords: 'Bolo de cenoura às 15h' });
    expect(text.status).toBe(200);
    expect(text.body.variations[0]).toMatch(/bolo de cenoura/i);
    expect(await owner.history()).toMatchObject([{ id: text.body.generationId, keywords: 'Bolo de cenoura às 15h' }]);
    const gone = await owner.call('POST', '/api/delete-generation', { generationId: text.body.generationId });
    expect(gone.body).toEqual({ success: true });
    expect(await owner.history()).toEqual([]);
    expect(await owner.credits()).toBe(4);
    expect(await owner.call('POST', '/api/create-customer-portal-session')).toMatchObject({
      status: 409,
      body: { error: 'Você ainda não tem uma assinatura para gerenciar. Escolha um plano primeiro.' },
    });
    const { body } = await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    const page = await (await fetch(body.checkoutUrl)).text();
    expect(page).toContain('nenhum valor será cobrado');
  });

  it('has the account, text and balance of an integrator over GraphQL after a restart', async () => {
    const email = 'graphql@docemel.example';
    const { owner } = await aVerifiedOwner(email);
    await owner.acceptTerms();
    const onboarded = await owner.graphql(completeOnboarding);
    expect(onboarded.data.completeOnboarding.user).toEqual({ hasCompletedOnboarding: true });
    const { data } = await owner.graphql(/* GraphQL */ `
      mutation {
        generateCopy(
          input: {
            contentType: MENSAGEM_WHATSAPP
            tone: CONECTAR
            topic: "Encomendas de Natal"
            requestId: "7b0c9d52-6a52-4c2e-9f0d-1b2c3d4e5f60"
          }
        ) {
          ... on GenerateCopySuccess {
            generation {
              id
              variations {
                text
              }
            }
            user {
              textCredits
            }
          }
        }
      }
    `);
    const { generation, user } = data.generateCopy;
    expect(user.textCredits).toBe(4);

    await app.stop();
    await boot();

    const { idToken } = await accounts().signIn(email, password);
    const later = createOwner(app.url, { uid: owner.uid, email, token: idToken });
    const answer = await later.graphql(
      '{ viewer { textCredits } history { edges { node { id variations { text } } } } }',
    );
    expect(answer.data).toEqual({ viewer: { textCredits: 4 }, history: { edges: [{ node: generation }] } });
  });
});

describe('a start that fails', () => {
  const failing = mkdtempSync(join(tmpdir(), 'bemtevi-failing-'));
  afterAll(() => rmSync(failing, { recursive: true, force: true }));
  const envOf = async (dataDir: string, more: Record<string, string> = {}) =>
    readEnv({
      NODE_ENV: 'test',
      PORT: '0',
      PAYMENTS_PORT: '0',
      DATA_DIR: dataDir,
      AUTH_EMULATOR_PORT: String(await freePort()),
      LOG_LEVEL: 'fatal',
      ...more,
    });
  const refusesConnections = (port: number) =>
    expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });

  it('stops the identity emulator when the store cannot be opened', async () => {
    writeFileSync(join(failing, 'bemtevi.sqlite'), 'no store');
    const stop = vi.fn<() => Promise<void>>().mockResolvedValue();
    const emulator = { ready: new Promise<never>(() => undefined), stop };
    await expect(createApp(await envOf(failing), { emulator })).rejects.toThrow('bemtevi.sqlite is damaged');
    expect(stop).toHaveBeenCalledOnce();
  });

  it('leaves /metrics closed when the store cannot be opened', async () => {
    writeFileSync(join(failing, 'bemtevi.sqlite'), 'no store');
    const port = await freePort();
    const env = await envOf(failing, { METRICS_PORT: String(port) });
    await expect(createApp(env, { emulator: null })).rejects.toThrow('bemtevi.sqlite is damaged');
    await refusesConnections(port);
  });

  it('closes what it opened, without the delay of a stop, when its port is taken', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-taken-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true }));
    const owner = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void owner.close());
    const [metricsPort, paymentsPort] = [await freePort(), await freePort()];
    const env = await envOf(dataDir, {
      PORT: String(portOf(owner)),
      PAYMENTS_PORT: String(paymentsPort),
      METRICS_PORT: String(metricsPort),
      STOP_DELAY_SECONDS: '20',
    });
    const delay = sleep(env.STOP_DELAY_SECONDS * 1_000, 'the delay', { ref: false });
    const failed = createApp(env, { emulator: null }).catch((error: unknown) => String(error));
    expect(await Promise.race([failed, delay])).toContain('is in use: stop its owner or set PORT.');
    await refusesConnections(metricsPort);
    await refusesConnections(paymentsPort);
    // Nobody else has the lock.
    await openSqliteStore({ file: storeFile(env) }).close();
  });

  it('kills an identity emulator that is still loading', async () => {
    const env = await envOf(failing);
    const emulator = startEmbeddedIdentity(env, createLog('fatal'))!;
    // Long enough for its process to begin, and not to be ready.
    await sleep(150);
    await emulator.stop();
    await expect(emulator.ready).rejects.toThrow(/ended while starting|aborted/);
  });
});
