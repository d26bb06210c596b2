import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const viewer = '{ viewer { email } }';

describe.each(stores)('an e-mail that changed at the identity provider (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ on });
  });
  afterAll(() => server.stop());

  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');

  /** The owner with the address changed at the provider, signed in again; `before` still has the token of before. */
  async function changed(before: Owner, emailVerified = true): Promise<Owner> {
    const email = `nova-${before.email}`;
    // The emulator refuses tokens of an earlier second than the change: no step here depends on when seconds begin.
    await identities.update({ localId: before.uid, email, emailVerified, validSince: '1' });
    const { idToken: token } = await identities.signIn(email, 'Senha123');
    return createOwner(server.url, { uid: before.uid, email, token });
  }

  /** How many e-mails of ours were sent to the addresses. */
  async function sentTo(...owners: readonly Owner[]): Promise<readonly number[]> {
    await server.runJobs();
    const sent = (await (await fetch(`${server.url}/dev/mailbox/product.json`)).json()) as { to: string }[];
    return owners.map(({ email }) => sent.filter(({ to }) => to === email).length);
  }

  it('is stored at the next call', async () => {
    const after = await changed(await server.anOwner());
    expect(await after.graphql(viewer)).toEqual({ data: { viewer: { email: after.email } } });
    expect(await server.store.users.find(after.uid)).toMatchObject({ email: after.email });
  });

  it('is announced once to the previous address, if that one was ever verified', async () => {
    const told = async (owner: Owner) => {
      const after = await changed(owner);
      await atOnce(5, () => after.graphql(viewer));
      const [toPrevious, toNew] = await sentTo(owner, after);
      return { kinds: (await server.store.mails.of(owner.uid, 10)).map(({ kind }) => kind), toPrevious, toNew };
    };
    expect(await told(await server.anOwner())).toEqual({ kinds: ['emailChanged'], toPrevious: 1, toNew: 0 });
    expect(await told(await server.anOwner({ onboarded: false }))).toEqual({ kinds: [], toPrevious: 0, toNew: 0 });
  });

  it('is announced at each further change, to the address before that change', async () => {
    const before = await server.anOwner();
    const between = await changed(before);
    await between.graphql(viewer);
    const after = await changed(between);
    await after.graphql(viewer);
    expect(await sentTo(before, between, after)).toEqual([1, 1, 0]);
  });

  it('is not stored before it is verified', async () => {
    const before = await server.anOwner();
    const after = await changed(before, false);
    expect(await after.graphql(viewer)).toEqual({ data: { viewer: { email: before.email } } });
    expect(await server.store.users.find(before.uid)).toMatchObject({ email: before.email });
  });

  it('is not stored while it is unverified, even with a token of the verified address that it replaced', async () => {
    const before = await server.anOwner();
    const between = await changed(before);
    await changed(between, false);
    expect(await between.graphql(viewer)).toEqual({ data: { viewer: { email: before.email } } });
    expect(await server.store.mails.of(before.uid, 10)).toEqual([]);
  });

  it('is read from the provider, also for a token that was issued between two changes', async () => {
    const before = await server.anOwner();
    const between = await changed(before);
    const after = await changed(between);
    expect(await between.graphql(viewer)).toEqual({ data: { viewer: { email: after.email } } });
  });

  it('brings, from the call that stores it, the free credits that an earlier account of the address had left', async () => {
    const earlier = await server.anOwner();
    await earlier.click();
    await earlier.graphql('mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }');
    const { localId: uid } = await identities.signUp(`errada-${earlier.email}`, 'Senha123');
    const signedIn = async (email: string) => {
      const { idToken: token } = await identities.signIn(email, 'Senha123');
      return createOwner(server.url, { uid, email, token });
    };
    expect(await (await signedIn(`errada-${earlier.email}`)).credits()).toBe(5);
    await identities.update({ localId: uid, email: earlier.email, emailVerified: true });
    expect(await (await signedIn(earlier.email)).credits()).toBe(4);
  });

  it('is not reverted by an earlier token that is still in the token cache', async () => {
    const before = await server.anOwner();
    await before.graphql(viewer);
    const after = await changed(before);
    const answers = await atOnce(10, (index) => (index % 2 ? before : after).graphql(viewer));
    // The other five may come before the change is known.
    for (const answer of answers.filter((_, index) => index % 2 === 0)) {
      expect(answer).toEqual({ data: { viewer: { email: after.email } } });
    }
    expect(await before.graphql(viewer)).toEqual({ data: { viewer: { email: after.email } } });
    expect(await server.store.users.find(before.uid)).toMatchObject({ email: after.email });
    expect(await server.store.mails.of(before.uid, 10)).toHaveLength(1);
  });
});
