import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emulatorApi } from '../../stand-ins/identity/tests/emulatorApi.ts';
import { createOwner, type Owner } from '../seed/owner.ts';
import { aPaymentsStandIn, unlimitedPayments, type TestPayments } from '../seed/payments.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const changeName = `mutation ($input: ChangeNameInput!) {
  changeName(input: $input) {
    __typename
    ... on ChangeNameSuccess { user { displayName } }
    ... on Failure { message }
    ... on FieldFailure { field }
  }
}`;

describe.each(stores)('a changed name or e-mail (%s)', (on) => {
  let server: TestServer;
  let payments: TestPayments;
  let ahead = 0;
  beforeAll(async () => {
    payments = await aPaymentsStandIn();
    server = await aServer({
      on,
      payments,
      paymentsRate: unlimitedPayments,
      clock: { now: () => new Date(Date.now() + ahead) },
    });
  });
  afterAll(async () => {
    await server.stop();
    await payments.stop();
  });

  const identities = emulatorApi(inject('emulatorHost'), 'demo-bemtevi');
  const named = async (owner: Owner, name: string) =>
    (await owner.graphql(changeName, { input: { name } })).data.changeName;
  const customerOf = async ({ uid }: Owner) => (await server.store.users.find(uid))!.billing.customerId;
  const contactOf = async (owner: Owner) => {
    const customer = await payments.stripe.customers.retrieve((await customerOf(owner))!);
    return customer.deleted ? 'deleted' : { email: customer.email, name: customer.name ?? null };
  };
  const anyBuyer = async () => {
    const owner = await server.anOwner();
    await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' });
    return owner;
  };
  const withOtherEmail = async ({ uid, email: old }: Owner) => {
    const email = `nova-${old}`;
    await identities.update({ localId: uid, email, emailVerified: true });
    const { idToken: token } = await identities.signIn(email, 'Senha123');
    return createOwner(server.url, { uid, email, token });
  };

  it('a changed name is stored in the store and at the identity provider, and an empty one is stored as none', async () => {
    const owner = await server.anOwner();
    expect(await named(owner, '  Ana Souza ')).toEqual({
      __typename: 'ChangeNameSuccess',
      user: { displayName: 'Ana Souza' },
    });
    expect(await identities.lookup(owner.token!)).toMatchObject({ displayName: 'Ana Souza' });
    expect(await named(owner, ' ')).toMatchObject({ user: { displayName: null } });
    expect((await identities.lookup(owner.token!))!['displayName']).toBeUndefined();
  });

  it('a changed name is refused when it is too long, and when the sign-in is too old', async () => {
    const owner = await server.anOwner();
    expect(await named(owner, 'á'.repeat(81))).toEqual({
      __typename: 'InvalidProfile',
      field: 'name',
      message: 'O nome pode ter no máximo 80 caracteres.',
    });
    expect(await named(owner, 'á'.repeat(80))).toMatchObject({ __typename: 'ChangeNameSuccess' });
    ahead = 301_000;
    const late = await named(owner, 'Outra');
    ahead = 0;
    expect(late).toEqual({
      __typename: 'RecentSignInRequired',
      message: 'Por segurança, entre novamente antes de mudar seus dados de acesso.',
    });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ displayName: 'á'.repeat(80) });
  });

  it('is copied by the job to the customer at the payment provider', async () => {
    const owner = await anyBuyer();
    await named(owner, 'Ana Souza');
    const after = await withOtherEmail(owner);
    await after.graphql('{ viewer { email } }');
    expect(await contactOf(owner)).toEqual({ email: owner.email, name: 'Dona Benta' });
    await server.runJobs();
    expect(await contactOf(owner)).toEqual({ email: after.email, name: 'Ana Souza' });
    await named(after, '');
    await server.runJobs();
    expect(await contactOf(owner)).toEqual({ email: after.email, name: null });

    await payments.control.forgetRequests();
    await server.runJobs();
    expect((await payments.control.requests()).filter(({ path }) => path.startsWith('/v1/customers'))).toEqual([]);
  });

  it('is copied once the payment provider answers again, and a text costs one credit meanwhile', async () => {
    const [owner, other] = [await anyBuyer(), await server.anOwner()];
    await named(owner, 'Ana Souza');
    await named(other, 'Bia');
    await payments.control.injectFault({ requests: { what: 'refuse', status: 500, times: 100 } });
    await server.runJobs();
    const { status } = await owner.click();
    expect(status).toBe(200);
    expect(await owner.credits()).toBe(4);
    expect((await server.store.users.withChangedContact(100)).map(({ id }) => id)).toContain(owner.uid);
    await payments.control.clearFaults();
    await server.runJobs();
    expect(await contactOf(owner)).toMatchObject({ name: 'Ana Souza' });
    expect(await server.store.users.withChangedContact(100)).toEqual([]);
  });
});
