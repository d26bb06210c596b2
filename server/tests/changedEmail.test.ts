import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimsOf, nowInSeconds, unsigned } from './identity/tokens.ts';
import { createOwner, type Owner } from './seed/owner.ts';
import { aServer, stores, type TestServer } from './seed/server.ts';

describe.each(stores)('an e-mail that changed at the identity provider (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ on });
  });
  afterAll(() => server.stop());

  const callAs = async ({ uid }: Owner, email: string, verified: boolean) => {
    const claims = { email, email_verified: verified, auth_time: nowInSeconds() + 1 };
    const token = unsigned(claimsOf('demo-bemtevi', uid, claims));
    return createOwner(server.url, { uid, email, token }).graphql('{ viewer { email } }');
  };

  it('is followed at the next call', async () => {
    const owner = await server.anOwner();
    const email = `nova-${owner.email}`;
    expect(await callAs(owner, email, true)).toEqual({ data: { viewer: { email } } });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ email });
  });

  it('is told to the address that was, once, if that one was ever verified', async () => {
    const told = async (owner: Owner) => {
      for (let call = 0; call < 3; call += 1) await callAs(owner, `nova-${owner.email}`, true);
      return (await server.store.mails.of(owner.uid, 10)).map(({ kind }) => kind);
    };
    expect(await told(await server.anOwner())).toEqual(['emailChanged']);
    expect(await told(await server.anOwner({ onboarded: false }))).toEqual([]);
  });

  it('is not followed before it is verified', async () => {
    const owner = await server.anOwner();
    expect(await callAs(owner, `nova-${owner.email}`, false)).toEqual({ data: { viewer: { email: owner.email } } });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ email: owner.email });
  });
});
