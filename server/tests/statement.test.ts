import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aServer, stores, type TestServer } from './seed/server.ts';

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

  it('is read in as many entries at once as the configuration says, and refused in more', async () => {
    const owner = await server.anOwner();
    const { data } = await owner.graphql('{ config { limits { statementEntries } } }');
    const { statementEntries } = data.config.limits;
    const most = await owner.graphql(statement, { first: statementEntries });
    expect(most.data.viewer.creditStatement.edges).toHaveLength(1);
    const more = await owner.graphql(statement, { first: statementEntries + 1 });
    expect(more.errors).toMatchObject([{ extensions: { code: 'INVALID_ARGUMENT', field: 'first' } }]);
  });

  it('ends with a page that has its last entry', async () => {
    const owner = await server.anOwner();
    await owner.click();
    const pageOf = async (first: number) => {
      const query = `{ viewer { creditStatement(first: ${first}) { edges { node { kind } } pageInfo { hasNextPage } } } }`;
      return (await owner.graphql(query)).data.viewer.creditStatement;
    };
    expect(await pageOf(1)).toMatchObject({ edges: [{}], pageInfo: { hasNextPage: true } });
    expect(await pageOf(2)).toMatchObject({ edges: [{}, {}], pageInfo: { hasNextPage: false } });
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
