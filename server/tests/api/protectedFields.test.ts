import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const protectedFields = {
  id: 'outra',
  email: 'outra@pessoa.example',
  displayName: 'Outra',
  createdAt: '2020-01-01T00:00:00.000Z',
  currentPlan: 'plano_revoada',
  textCredits: 999,
  subscriptionProvider: 'stripe',
  subscriptionId: 'sub_1',
  subscriptionStatus: 'active',
  acceptedTerms: { version: '1', at: '2020-01-01T00:00:00.000Z' },
  creditAnchor: '2020-01-01T00:00:00.000Z',
  creditPeriod: { key: 'paid:x', endsAt: null },
  holds: [],
  billing: { customerId: 'cus_1', firstPaidAt: '2020-01-01T00:00:00.000Z' },
};

describe.each(stores)('protected fields (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  it('are refused in the input of every mutation', async () => {
    const owner = await server.anOwner();
    const before = await server.store.users.find(owner.uid);
    const { data } = await owner.graphql(
      '{ __schema { mutationType { fields { name type { kind ofType { kind name } } args { name type { ofType { name } } } } } } }',
    );
    const mutations: { name: string; args: { name: string; type: { ofType: { name: string } | null } }[] }[] =
      data.__schema.mutationType.fields;
    expect(mutations.length).toBeGreaterThan(5);
    for (const {
      name,
      args: [argument],
    } of mutations) {
      for (const [field, value] of Object.entries(protectedFields)) {
        const variables = { input: { [field]: value } };
        const query = argument
          ? `mutation ($input: ${argument.type.ofType?.name}!) { ${name}(input: $input) { __typename } }`
          : `mutation ($input: UpdateProfileInput!) { ${name}(input: $input) { __typename } }`;
        const answer = await owner.graphql(query, variables);
        expect(answer.data, `${name} ${field}`).toBeUndefined();
        expect(answer.errors.map((error: { message: string }) => error.message).join(' ')).toContain(
          argument ? `"${field}"` : '"input"',
        );
      }
    }
    expect(await server.store.users.find(owner.uid)).toEqual(before);
  });

  it('are ignored in the body of every REST route', async () => {
    const owner = await server.anOwner();
    const before = await server.store.users.find(owner.uid);
    const routes = [
      'update-generation-history',
      'delete-generation',
      'create-checkout-session',
      'create-customer-portal-session',
    ];
    for (const route of routes)
      await owner.call('POST', `/api/${route}`, { ...protectedFields, generationId: randomUUID(), variations: ['x'] });
    expect(await server.store.users.find(owner.uid)).toEqual(before);
    const nested = { user: protectedFields, profile: protectedFields, $set: protectedFields };
    expect(await owner.click({ ...protectedFields, ...nested })).toMatchObject({ status: 200 });
    expect(await server.store.users.find(owner.uid)).toEqual({ ...before, textCredits: 4 });
    expect(await owner.history()).toHaveLength(1);
  });
});
