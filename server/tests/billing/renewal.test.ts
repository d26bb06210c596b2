import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atOnce } from '../seed/races.ts';
import { goodTexts } from '../seed/texts.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const completeOnboarding = /* GraphQL */ `
  mutation ($input: CompleteOnboardingInput!) {
    completeOnboarding(input: $input) {
      __typename
    }
  }
`;

describe.each(stores)('renewal of free credits (%s)', (on) => {
  let now = new Date();
  let answer: Promise<{ fault: 'unavailable'; detail: string }> | null = null;
  let server: TestServer;
  const at = (time: string) => void (now = new Date(time));
  beforeAll(async () => {
    server = await aServer({
      on,
      clock: { now: () => now },
      writer: {
        demonstration: true,
        write: async ({ brief: { contentType, topic, campaignLink: link }, count }) =>
          answer
            ? answer
            : {
                variations: goodTexts({ contentType, topic, link, count }),
                writer: 'test',
                model: 'test',
                promptVersion: '1',
              },
      },
    });
  });
  afterAll(() => server.stop());

  const onboard = async (anchor: string) => {
    at(anchor);
    const owner = await server.anOwner({ account: 'none' });
    const input = { businessName: 'Pão da Praça', businessDesc: 'Padaria', targetAudience: 'Vizinhos' };
    await owner.acceptTerms();
    await owner.graphql(completeOnboarding, { input });
    return owner;
  };

  it('grants credits on the monthly anniversary, counted from the first day', async () => {
    const owner = await onboard('2026-01-31T12:00:00.000Z');
    const months = ['2026-02-28', '2026-03-31', '2026-04-30'];
    for (const day of months) {
      await owner.click();
      await owner.click();
      at(`${day}T11:59:59.999Z`);
      expect(await owner.credits()).toBe(3);
      at(`${day}T12:00:00.000Z`);
      expect(await owner.credits()).toBe(5);
    }
    const { data } = await owner.graphql('{ viewer { creditsRenewAt } }');
    expect(data.viewer.creditsRenewAt).toBe('2026-05-31T12:00:00.000Z');
  });

  it('grants once when reads, jobs and clicks coincide at the boundary', async () => {
    const owner = await onboard('2026-01-15T08:00:00.000Z');
    await owner.click();
    at('2026-02-15T08:00:00.000Z');
    await Promise.all([
      atOnce(20, () => owner.credits()),
      server.runJobs(),
      server.runJobs(),
      atOnce(2, async () => expect(await owner.click()).toMatchObject({ status: 200 })),
    ]);
    expect(await owner.credits()).toBe(3);
    await Promise.all([atOnce(20, () => owner.credits()), server.runJobs(), server.runJobs()]);
    expect(await owner.credits()).toBe(3);
  });

  it('grants once when the payment provider is asked before the boundary and the answer is written after it', async () => {
    const owner = await onboard('2026-01-20T08:00:00.000Z');
    expect(await owner.call('POST', '/api/create-checkout-session', { planKey: 'voo' })).toMatchObject({ status: 200 });
    at('2026-02-20T07:59:59.999Z');
    server.beforeStoreCall('users.saveBilling', async () => {
      at('2026-02-20T08:00:00.000Z');
      expect(await owner.click()).toMatchObject({ status: 200 });
    });
    await server.runJobs();
    expect(await owner.credits()).toBe(4);
    expect((await server.store.users.find(owner.uid))?.billing.checkout).toBeNull();
  });

  it('grants once after three months without a call, also by the job', async () => {
    const owner = await onboard('2026-01-10T08:00:00.000Z');
    for (let click = 1; click <= 5; click += 1) await owner.click();
    expect((await owner.click()).status).toBe(402);
    at('2026-04-20T08:00:00.000Z');
    await server.runJobs();
    expect(await server.store.users.find(owner.uid)).toMatchObject({
      textCredits: 5,
      creditPeriod: { key: 'free:2026-04-10T08:00:00.000Z', endsAt: new Date('2026-05-10T08:00:00.000Z') },
    });
    await owner.click();
    await server.runJobs();
    expect(await owner.credits()).toBe(4);
  });

  it('returns no credit when a text of the old period fails in the new one', async () => {
    const owner = await onboard('2026-01-20T08:00:00.000Z');
    const { promise, resolve } = Promise.withResolvers<{ fault: 'unavailable'; detail: string }>();
    answer = promise;
    const failing = owner.click();
    await expect.poll(() => owner.credits()).toBe(4);
    at('2026-02-20T08:00:00.000Z');
    expect(await owner.credits()).toBe(5);
    resolve({ fault: 'unavailable', detail: 'out of order' });
    expect((await failing).status).toBe(503);
    answer = null;
    expect(await owner.credits()).toBe(5);
    expect((await server.store.users.find(owner.uid))?.holds).toEqual([]);
  });
});
