import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aHold } from '../seed/domain.ts';
import { nodesOf } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const statement = `
  query ($first: Int!) {
    viewer { creditStatement(first: $first) { edges { node { kind generationId wroteText text { id contentType topic } } } } }
  }
`;

describe.each(stores)('the statement of credits (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer({ on });
  });
  afterAll(() => server.stop());

  it('is read in pages of at most as many entries as the configuration says, and larger pages are refused', async () => {
    const owner = await server.anOwner();
    const { data } = await owner.graphql('{ config { limits { statementEntries } } }');
    const { statementEntries } = data.config.limits;
    const most = await owner.graphql(statement, { first: statementEntries });
    expect(most.data.viewer.creditStatement.edges).toHaveLength(1);
    const more = await owner.graphql(statement, { first: statementEntries + 1 });
    expect(more.errors).toMatchObject([{ extensions: { code: 'INVALID_ARGUMENT', field: 'first' } }]);
  });

  it('has no next page after the page with its last entry', async () => {
    const owner = await server.anOwner();
    await owner.click();
    const pageOf = async (first: number) => {
      const query = `{ viewer { creditStatement(first: ${first}) { edges { node { kind } } pageInfo { hasNextPage } } } }`;
      return (await owner.graphql(query)).data.viewer.creditStatement;
    };
    expect(await pageOf(1)).toMatchObject({ edges: [{}], pageInfo: { hasNextPage: true } });
    expect(await pageOf(2)).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: false } });
  });

  it('marks a use as having written a text once its click has ended with one, and not while the click is in progress', async () => {
    const owner = await server.anOwner();
    const { users } = server.store;
    const [ending, failing] = [randomUUID(), randomUUID()];
    for (const generationId of [ending, failing]) {
      const hold = {
        ...aHold((await users.find(owner.uid))!, { generationId }),
        expiresAt: new Date(Date.now() + 60_000),
      };
      expect(await users.hold(owner.uid, [hold], 3)).toBe('held');
    }
    const usesOf = async () => {
      const { data } = await owner.graphql(statement, { first: 200 });
      const lines = nodesOf<{ kind: string; generationId: string; wroteText: boolean }>(data.viewer.creditStatement);
      return lines.filter(({ kind }) => kind === 'USE').map(({ generationId, wroteText }) => [generationId, wroteText]);
    };
    expect(await usesOf()).toEqual([
      [failing, false],
      [ending, false],
    ]);
    await users.settle(owner.uid, ending, 'spent');
    await users.settle(owner.uid, failing, 'returned');
    expect(await usesOf()).toEqual([
      [failing, false],
      [ending, true],
    ]);
  });

  it('names the text of each use by its type and the beginning of its topic, as long as it is stored', async () => {
    const owner = await server.anOwner();
    const linesOf = async () => {
      const { data } = await owner.graphql(statement, { first: 200 });
      return data.viewer.creditStatement.edges.map(({ node }: { node: object }) => node);
    };
    const long = `${'Pão de queijo '.repeat(20)}fim`;
    const kept = (await owner.click({ keywords: long })).body.generationId;
    const gone = (await owner.click({ keywords: 'Broa de milho' })).body.generationId;
    expect(await linesOf()).toEqual([
      {
        kind: 'USE',
        generationId: gone,
        wroteText: true,
        text: { id: gone, contentType: 'POST_INSTAGRAM', topic: 'Broa de milho' },
      },
      {
        kind: 'USE',
        generationId: kept,
        wroteText: true,
        text: { id: kept, contentType: 'POST_INSTAGRAM', topic: expect.stringMatching(/^Pão de queijo .{20,70}…$/) },
      },
      { kind: 'GRANT', generationId: null, wroteText: false, text: null },
    ]);
    await owner.call('POST', '/api/delete-generation', { generationId: gone });
    expect((await linesOf())[0]).toEqual({ kind: 'USE', generationId: gone, wroteText: true, text: null });
  });
});
