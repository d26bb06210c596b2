import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planOf } from '../../src/domain/billing/plan.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const query = '{ ideas { topic contentType tone reason } viewer { textCredits } }';

interface Idea {
  readonly topic: string;
  readonly contentType: string;
  readonly tone: string;
  readonly reason: string;
}

describe.each(stores)('ideas (%s)', (on) => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer({
      on,
      // Ideas change with the day.
      clock: { now: () => new Date('2026-11-20T15:00:00Z') },
      writer: {
        demonstration: false,
        write() {
          throw new Error('ideas call no model');
        },
      },
    });
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  it("are made from the owner's profile and products, and use no credit", async () => {
    const before = (await owner.graphql('{ viewer { textCredits } }')).data.viewer.textCredits;
    await owner.graphql('mutation ($input: SaveProductsInput!) { saveProducts(input: $input) { __typename } }', {
      input: { products: [{ name: 'Sonho de creme', price: 'R$ 6' }] },
    });
    const { data } = await owner.graphql(query);
    const ideas: readonly Idea[] = data.ideas;
    expect(ideas.length).toBeGreaterThanOrEqual(6);
    expect(new Set(ideas.map(({ topic }) => topic)).size).toBe(ideas.length);
    expect(ideas.map(({ topic }) => topic)).toContain('Sonho de creme, R$ 6, [preencher: o que tem de especial]');
    expect(data.viewer.textCredits).toBe(before);
  });

  it.each(['plano_ninho', 'plano_voo'] as const)('have types and goals that the plan has: %s', async (plan) => {
    const ideas: readonly Idea[] = (await (await server.anOwner({ plan })).graphql(query)).data.ideas;
    const { contentTypes, tones } = planOf(plan);
    expect(contentTypes).toEqual(expect.arrayContaining(ideas.map(({ contentType }) => contentType.toLowerCase())));
    expect(tones).toEqual(expect.arrayContaining(ideas.map(({ tone }) => tone.toLowerCase())));
    // Some that only the paid plans have, where the plan has them.
    expect(ideas.some(({ contentType }) => contentType === 'ROTEIRO_REELS')).toBe(plan === 'plano_voo');
  });

  it("know nothing of another owner's products", async () => {
    const { data } = await (await server.anOwner()).graphql(query);
    expect(JSON.stringify(data.ideas)).not.toContain('Sonho');
  });
});
