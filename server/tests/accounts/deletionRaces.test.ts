import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/domain/ports.ts';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { currentTerms } from '../../src/domain/account/terms.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

type Call = () => Promise<unknown>;

/** Lets the next call of a store's method wait before it reaches the store. */
function aGate() {
  let wait: ((call: Call) => Promise<unknown>) | null = null;
  return {
    through: async (call: Call) => {
      const held = wait;
      wait = null;
      return held ? held(call) : call();
    },
    /** Resolves when a call waits, with what lets it go on. */
    close(): Promise<() => void> {
      const [waiting, go] = [Promise.withResolvers<() => void>(), Promise.withResolvers<void>()];
      wait = async (call) => {
        waiting.resolve(go.resolve);
        await go.promise;
        return call();
      };
      return waiting.promise;
    },
  };
}

describe.each(stores)('an account that is deleted during another call (%s)', (on) => {
  const gates = { create: aGate(), hold: aGate(), add: aGate() };
  let plain: TestServer;
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    const clock = { now: () => new Date(now) };
    plain = await aServer({ on, clock });
    const { users, generations } = plain.store;
    const store: Store = {
      ...plain.store,
      users: {
        ...users,
        create: (user) => gates.create.through(() => users.create(user)) as ReturnType<typeof users.create>,
        hold: (...hold) => gates.hold.through(() => users.hold(...hold)) as ReturnType<typeof users.hold>,
      },
      generations: {
        ...generations,
        add: (text) => gates.add.through(() => generations.add(text)) as ReturnType<typeof generations.add>,
      },
      close: () => Promise.resolve(),
    };
    server = await aServer({ store, clock });
  });
  afterAll(async () => {
    await server.stop();
    await plain.stop();
  });

  const leave = async (owner: Owner) => {
    const { data } = await owner.graphql(
      'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }',
    );
    expect(data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
  };

  /** The account's own data, at once and after the last step of the deletion. */
  async function expectNothingOf({ uid }: Owner) {
    const { users, generations } = plain.store;
    for (const later of [0, 200_000]) {
      now = Date.now() + later;
      await plain.runJobs();
      expect(await users.find(uid)).toBeNull();
      expect((await generations.page(uid, { ...wholeHistory, limit: 10, after: null })).items).toEqual([]);
      expect(await users.statement(uid, 10)).toEqual([]);
    }
    now = Date.now();
  }

  it('is not created again by a call that had looked it up before the deletion and had not found it', async () => {
    const owner = await server.anOwner({ account: 'none' });
    const waiting = gates.create.close();
    const first = owner.graphql('{ viewer { id } }');
    const go = await waiting;
    await owner.acceptTerms();
    await leave(owner);
    go();
    expect(await first).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    await expectNothingOf(owner);
  });

  it.each(['hold', 'add'] as const)('gets no text of a click that waits before its store call "%s"', async (step) => {
    const owner = await server.anOwner();
    const requestId = randomUUID();
    const waiting = gates[step].close();
    const click = owner.click({ requestId });
    const go = await waiting;
    await leave(owner);
    go();
    expect((await click).status).not.toBe(200);
    expect(await plain.store.generations.findByRequest(owner.uid, requestId)).toBeNull();
    await expectNothingOf(owner);
  });
});

describe.each(stores)('an account that is deleted while a call saves data of it (%s)', (on) => {
  const gate = aGate();
  const gated =
    <Input extends unknown[], Answer>(call: (...input: Input) => Promise<Answer>) =>
    (...input: Input) =>
      gate.through(() => call(...input)) as Promise<Answer>;
  let plain: TestServer;
  let server: TestServer;
  let now: number;
  beforeAll(async () => {
    const clock = { now: () => new Date(now) };
    now = Date.now();
    plain = await aServer({ on, clock });
    const { users, products, voices, apiKeys } = plain.store;
    const store: Store = {
      ...plain.store,
      users: {
        ...users,
        acceptTerms: gated(users.acceptTerms),
        saveProfile: gated(users.saveProfile),
        changeName: gated(users.changeName),
        completeOnboarding: gated(users.completeOnboarding),
        grant: gated(users.grant),
      },
      products: { ...products, save: gated(products.save) },
      voices: { ...voices, save: gated(voices.save) },
      apiKeys: { ...apiKeys, add: gated(apiKeys.add) },
      close: () => Promise.resolve(),
    };
    server = await aServer({ store, clock });
  });
  afterAll(async () => {
    await server.stop();
    await plain.stop();
  });

  const profile = 'businessName: "Pão", businessDesc: "Padaria", targetAudience: "Vizinhos"';
  const voice = 'samples: [], favouritePhrases: [], forbiddenWords: [], learnsFromEdits: false, forgottenTexts: []';
  it.each([
    [
      'registerUser',
      `mutation { registerUser(input: { acceptedTermsVersion: "${currentTerms.version}" }) { __typename } }`,
    ],
    ['updateProfile', `mutation { updateProfile(input: { ${profile} }) { __typename } }`],
    ['changeName', 'mutation { changeName(input: { name: "Ana" }) { __typename } }'],
    ['completeOnboarding', `mutation { completeOnboarding(input: { ${profile} }) { __typename } }`],
    ['saveProducts', 'mutation { saveProducts(input: { products: [] }) { __typename } }'],
    ['saveVoice', `mutation { saveVoice(input: { ${voice} }) { __typename } }`],
    ['createApiKey', 'mutation { createApiKey(input: { name: "Loja" }) { __typename } }'],
    ['the first call of a month', '{ viewer { textCredits } }'],
  ])('makes %s answer UNAUTHENTICATED and log no error', async (name, operation) => {
    const isRenewal = name === 'the first call of a month';
    const owner = await server.anOwner(isRenewal ? {} : { plan: 'plano_voo' });
    now = Date.now() + (isRenewal ? 40 * 86_400_000 : 0);
    const waiting = gate.close();
    const saving = owner.graphql(operation);
    const go = await Promise.race([waiting, saving.then((answer) => expect.fail(JSON.stringify(answer)))]);
    now = Date.now();
    const { data } = await owner.graphql(
      'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }',
    );
    expect(data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
    await server.runJobs();
    expect(await plain.store.users.find(owner.uid)).toBeNull();
    go();
    expect(await saving).toMatchObject({ errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] });
    expect(server.logged.filter((line) => JSON.parse(line).level === 'error')).toEqual([]);
  });
});
