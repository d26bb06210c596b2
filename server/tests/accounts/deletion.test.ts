import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openMongoStore } from '../../src/adapters/store/mongo/open.ts';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { normaliseMailbox } from '../../src/domain/credits/creditMemory.ts';
import { createKeyedHash } from '../../src/keyedHash.ts';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { claimsOf, nowInSeconds, unsigned } from '../identity/tokens.ts';
import { aHistory } from '../seed/history.ts';
import { subscribeToAccount, connectionInit, rawSocket } from '../seed/live.ts';
import { firstAnswer } from '../seed/operations.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aDatabase, mongoUri } from '../seed/mongoDatabases.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const deleteAccount = /* GraphQL */ `
  mutation ($confirmation: String!) {
    deleteAccount(input: { confirmation: $confirmation }) {
      __typename
      ... on DeleteAccountSuccess {
        userId
        subscriptionEnded
      }
      ... on Failure {
        message
      }
      ... on FieldFailure {
        field
      }
    }
  }
`;

const leave = async (owner: Owner, confirmation = 'EXCLUIR') =>
  (await owner.graphql(deleteAccount, { confirmation })).data.deleteAccount;

const refused = { errors: [{ extensions: { code: 'UNAUTHENTICATED' } }] };

describe.each(stores)('account deletion (%s)', (on) => {
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    server = await aServer({
      on,
      clock: { now: () => new Date(now) },
    });
  });
  afterAll(() => server.stop());
  const later = (milliseconds: number) => (now = Date.now() + milliseconds);
  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');

  it('removes the account and all its data at once', async () => {
    later(0);
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const stranger = await server.anOwner();
    const [text] = await aHistory(server, owner, 3);
    const [theirs] = await aHistory(server, stranger, 1);
    await owner.click();
    expect(await leave(owner)).toEqual({
      __typename: 'DeleteAccountSuccess',
      userId: owner.uid,
      subscriptionEnded: true,
    });
    expect(await server.store.users.find(owner.uid)).toBeNull();
    expect(await server.store.generations.find(owner.uid, text!.id)).toBeNull();
    await expect(identities.signIn(owner.email, 'Senha123')).rejects.toThrow('INVALID_LOGIN_CREDENTIALS');
    expect(await server.store.generations.find(stranger.uid, theirs!.id)).toEqual(theirs);
    expect(await server.store.users.find(stranger.uid)).not.toBeNull();
  });

  it.each(['', 'excluir', 'EXCLUIR ', 'DELETE'])('refuses the confirmation %j', async (word) => {
    later(0);
    const owner = await server.anOwner();
    expect(await leave(owner, word)).toEqual({
      __typename: 'InvalidConfirmation',
      field: 'confirmation',
      message: 'Para confirmar, digite EXCLUIR.',
    });
    expect(await server.store.users.find(owner.uid)).not.toBeNull();
  });

  it('requires a sign-in within the last five minutes, by the server’s clock', async () => {
    later(0);
    const { uid, email } = await server.anOwner();
    // Not before the account was made: the provider would call the token revoked.
    const signedIn = nowInSeconds() + 1;
    const token = unsigned(claimsOf('demo-bemtevi', uid, { email, auth_time: signedIn }));
    const owner = createOwner(server.url, { uid, email, token });
    now = signedIn * 1_000 + 300_001;
    expect(await leave(owner)).toEqual({
      __typename: 'RecentSignInRequired',
      message: 'Por segurança, entre novamente antes de excluir a conta.',
    });
    expect(await server.store.users.find(uid)).not.toBeNull();
    now = signedIn * 1_000 + 300_000;
    expect(await leave(owner)).toMatchObject({ __typename: 'DeleteAccountSuccess' });
  });

  it('leaves a new account with the same e-mail the rest of the free credits once the e-mail is verified', async () => {
    later(0);
    const owner = await server.anOwner();
    await owner.click();
    await leave(owner);
    const { localId } = await identities.signUp(owner.email, 'Senha123');
    const again = async () => {
      const { idToken } = await identities.signIn(owner.email, 'Senha123');
      return createOwner(server.url, { uid: localId, email: owner.email, token: idToken });
    };
    expect(await (await again()).credits()).toBe(5);
    await identities.update({ localId, emailVerified: true });
    expect(await (await again()).credits()).toBe(4);
  });

  it('is followed by the removal of the credit memory once its month has ended', async () => {
    later(0);
    const secret = 'a secret of this test, 32 letters';
    const shop = await aServer({ on, env: { HASH_SECRET: secret }, clock: { now: () => new Date(now) } });
    const owner = await shop.anOwner();
    await owner.click();
    await leave(owner);
    const kept = () => shop.store.creditMemories.find(createKeyedHash(secret)(normaliseMailbox(owner.email)));
    expect(await kept()).toMatchObject([{ kind: 'free', credits: 4 }]);
    later(35 * 86_400_000);
    await shop.runJobs();
    expect(await kept()).toEqual([]);
    await shop.stop();
  });

  it('answers that the subscription has ended although a later step failed', async () => {
    later(0);
    const owner = await server.anOwner();
    server.beforeStoreCall('generations.removeAll', () => Promise.reject(new Error('the store is down')));
    expect(await leave(owner)).toMatchObject({ __typename: 'DeleteAccountSuccess', subscriptionEnded: true });
    expect(await server.store.deletions.find(owner.uid)).toMatchObject({ left: ['generations', 'leftovers'] });
    await server.runJobs();
    expect(await server.store.deletions.find(owner.uid)).toMatchObject({ left: ['leftovers'] });
  });

  it('refuses a token that is still valid, and allows a new sign-up', async () => {
    later(0);
    const owner = await server.anOwner();
    await leave(owner);
    const message = 'Erro de autenticação. Por favor, faça login novamente.';
    expect(await owner.graphql('{ viewer { id } }')).toMatchObject({ errors: [{ ...refused.errors[0], message }] });
    expect(await owner.graphql(deleteAccount, { confirmation: 'EXCLUIR' })).toMatchObject(refused);
    expect(await owner.call('GET', '/api/export-data')).toMatchObject({ status: 401, body: { error: message } });
    const overSocket = await firstAnswer(owner.socket(), 'subscription { viewerChanged { id } }');
    // MongoDB's feed tells a new socket of the deletion, and may be quicker than the operation.
    const isClosed = on === 'mongo' && 'closed' in overSocket;
    expect(overSocket).toMatchObject(isClosed ? { closed: 4401 } : refused);
    expect(await server.store.users.find(owner.uid)).toBeNull();
    const { localId, idToken } = await identities.signUp(owner.email, 'Senha123');
    expect(localId).not.toBe(owner.uid);
    const again = createOwner(server.url, { uid: localId, email: owner.email, token: idToken });
    expect(await again.graphql('{ viewer { id textCredits } }')).toEqual({
      data: { viewer: { id: localId, textCredits: 5 } },
    });
  });

  it('closes the open sockets of every device', async () => {
    later(0);
    const owner = await server.anOwner();
    const live = await subscribeToAccount(owner);
    const idle = await rawSocket(server.url, { messages: [connectionInit(owner.token)] });
    await expect.poll(() => idle.received).toEqual([{ type: 'connection_ack' }]);
    await leave(owner);
    expect(await idle.closed).toBe(4401);
    expect(['complete', 4401]).toContain(await live.ended);
  });

  it('stores no text that is being written during the deletion', async () => {
    later(0);
    const [begun, go] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const shop = await aServer({
      on,
      clock: { now: () => new Date(now) },
      writer: {
        demonstration: true,
        async write(attempt, signal) {
          begun.resolve();
          await go.promise;
          // A text that the critic takes: without the deletion it would be stored.
          return createDraftWriter().write(attempt, signal);
        },
      },
    });
    const owner = await shop.anOwner();
    const requestId = randomUUID();
    const click = owner.click({ requestId });
    await begun.promise;
    await leave(owner);
    go.resolve();
    await click;
    expect(await shop.store.generations.findByRequest(owner.uid, requestId)).toBeNull();
    expect(await shop.store.users.find(owner.uid)).toBeNull();
    // A server that stood still at the wrong moment could still store one.
    const [late] = await aHistory(shop, owner, 1);
    later(200_000);
    await shop.runJobs();
    expect(await shop.store.generations.find(owner.uid, late!.id)).toBeNull();
    await shop.stop();
  });
});

it('a sign-in is as recent as it is by the real time, whatever time the payments stand-in was moved to', async () => {
  const server = await aServer();
  const owner = await server.anOwner();
  const { body } = await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
  const moved = await fetch(new URL('/controle/api/advance', body.checkoutUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ days: 2 }),
  });
  expect(moved.status).toBe(200);
  expect(await leave(owner)).toMatchObject({ __typename: 'DeleteAccountSuccess' });
  await server.stop();
});

describe.each(stores.filter((on) => on === 'mongo'))('account deletion on one of two servers (%s)', () => {
  it('takes effect on the other server too', async () => {
    const database = aDatabase();
    const open = () => openMongoStore({ uri: mongoUri ?? '', database: database.name });
    const here = await aServer({ store: await open() });
    const there = await aServer({ store: await open() });
    const owner = await here.anOwner();
    const { uid, email, token } = owner;
    const elsewhere = createOwner(there.url, { uid, email, token });
    const live = await rawSocket(there.url, { messages: [connectionInit(token)] });
    await expect.poll(() => live.received).toEqual([{ type: 'connection_ack' }]);
    await leave(owner);
    expect(await live.closed).toBe(4401);
    expect(await elsewhere.graphql('{ viewer { id } }')).toMatchObject(refused);
    await Promise.all([here.stop(), there.stop()]);
    await database.release();
  });
});
