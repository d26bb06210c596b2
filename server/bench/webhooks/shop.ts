import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startIdentityEmulator } from '../../stand-ins/identity/emulator.ts';
import { startServerProcess, type ServerProcess } from '../../tests/faults/serverProcess.ts';
import { emulatorApi, silentLog } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { freePort } from '../../tests/seed/emulator.ts';
import { createOwner, type Owner } from '../../tests/seed/owner.ts';
import { aPaymentsStandIn, type TestPayments } from '../../tests/seed/payments.ts';

/** A server in a process of its own, and the provider and the identities in this one. */
export interface Shop {
  readonly server: ServerProcess;
  readonly payments: TestPayments;
  anOwner(): Promise<Owner>;
  /** A customer at the provider who has paid for the plan, of which no event was delivered yet. */
  aBuyer(planKey: 'voo' | 'revoada'): Promise<{ readonly owner: Owner; readonly customer: string }>;
  close(): Promise<void>;
}

const entry = fileURLToPath(new URL('../../tests/faults/billingServer.ts', import.meta.url));
const onboarding = /* GraphQL */ `
  mutation ($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      __typename
    }
  }
`;

/** A shop on an SQLite file of its own, or on the MongoDB of MONGODB_URI in a database of its own. */
export async function openShop(store: Readonly<Record<string, string>>): Promise<Shop> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bemtevi-bench-'));
  const projectId = 'demo-bemtevi';
  const emulator = await startIdentityEmulator({ projectId, port: await freePort(), dataDir, log: silentLog });
  const payments = await aPaymentsStandIn();
  const { host, port, secretKey, webhookSecret, prices } = payments;
  const env = {
    NODE_ENV: 'test',
    PORT: '0',
    DATA_DIR: dataDir,
    FIREBASE_PROJECT_ID: projectId,
    FIREBASE_AUTH_EMULATOR_HOST: emulator.host,
    CLICKS_PER_MINUTE: '100000',
    TEXTS_IN_FLIGHT: '100',
    TEST_PAYMENTS: JSON.stringify({ host, port, secretKey, webhookSecret, prices }),
    TEST_CLOCK: new Date().toISOString(),
    ...store,
  };
  const server = await startServerProcess(env, entry);
  const accounts = emulatorApi(emulator.host, projectId);

  const anOwner = async () => {
    const email = `${randomUUID()}@negocio.example`;
    const { localId: uid } = await accounts.signUp(email, 'Senha123');
    await accounts.update({ localId: uid, emailVerified: true });
    const { idToken: token } = await accounts.signIn(email, 'Senha123');
    const owner = createOwner(server.url, { uid, email, token });
    const input = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
    await owner.acceptTerms();
    await owner.graphql(onboarding, { input });
    return owner;
  };

  return {
    server,
    payments,
    anOwner,
    async aBuyer(planKey) {
      const owner = await anOwner();
      await owner.call('POST', '/api/create-checkout-session', { planKey });
      const { id: customer } = (await payments.stripe.customers.list({ email: owner.email })).data[0]!;
      const [session] = (await payments.stripe.checkout.sessions.list({ customer })).data;
      await payments.control.checkout(session!.id, 'pay');
      return { owner, customer };
    },
    async close() {
      await server.terminate();
      await payments.stop();
      await emulator.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
