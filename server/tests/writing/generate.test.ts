import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGeneration } from '../seed/domain.ts';
import { nodesOf } from '../seed/owner.ts';
import { atOnce } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const generateCopy = /* GraphQL */ `
  mutation ($input: GenerateCopyInput!) {
    generateCopy(input: $input) {
      __typename
      ... on GenerateCopySuccess {
        generation {
          id
          contentType
          tone
          topic
          variations {
            text
            hashtags
            emojis
          }
          lockedVariations
          demonstration
        }
        user {
          textCredits
        }
      }
      ... on Failure {
        message
      }
      ... on FieldFailure {
        field
      }
      ... on PlanLocked {
        requiredPlan
      }
    }
  }
`;

const input = (changes: object = {}) => ({
  input: {
    contentType: 'POST_INSTAGRAM',
    tone: 'VENDER',
    topic: 'Pão de queijo quentinho',
    requestId: randomUUID(),
    ...changes,
  },
});

describe.each(stores)('generating a text (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  it('returns one text over GraphQL for one credit, and the history has it', async () => {
    const owner = await server.anOwner();
    const { data } = await owner.graphql(generateCopy, input());
    expect(data.generateCopy).toMatchObject({
      __typename: 'GenerateCopySuccess',
      generation: { contentType: 'POST_INSTAGRAM', tone: 'VENDER', lockedVariations: 0, demonstration: true },
      user: { textCredits: 4 },
    });
    expect(data.generateCopy.generation.variations).toHaveLength(1);
    const [item] = await owner.history();
    expect(item).toMatchObject({
      id: data.generateCopy.generation.id,
      keywords: 'Pão de queijo quentinho',
      variations: [data.generateCopy.generation.variations[0].text],
    });
  });

  it('says whether a model wrote the text, or it is a draft or the recorded example of a suggested topic', async () => {
    const owner = await server.anOwner();
    const { data } = await owner.graphql('{ config { contentTypes { key suggestedTopics } } }');
    const { suggestedTopics } = data.config.contentTypes.find(({ key }: { key: string }) => key === 'POST_INSTAGRAM');
    await owner.click({ keywords: suggestedTopics[0] });
    await owner.click({ keywords: 'Pão de queijo quentinho' });
    const createdAt = new Date(Date.now() + 1_000);
    await server.store.generations.add(aGeneration({ userId: owner.uid, createdAt, writer: 'openai', model: 'gpt' }));
    const listed = await owner.graphql('{ history { edges { node { source demonstration } } } }');
    expect(nodesOf(listed.data.history)).toEqual([
      { source: 'MODEL', demonstration: false },
      { source: 'DRAFT', demonstration: true },
      { source: 'RECORDED_EXAMPLE', demonstration: true },
    ]);
  });

  it('shows the hashtags and the emojis of a text, each once', async () => {
    const owner = await server.anOwner();
    const variations = ['🥖 Pão quente! 🥐 Vem 🥖 #Pão #pão #Bairro'];
    await server.store.generations.add(aGeneration({ userId: owner.uid, createdAt: new Date(), variations }));
    const listed = await owner.graphql('{ history { edges { node { variations { hashtags emojis } } } } }');
    expect(nodesOf(listed.data.history)).toEqual([
      { variations: [{ hashtags: ['#Pão', '#Bairro'], emojis: ['🥖', '🥐'] }] },
    ]);
  });

  it('asks the store to rule a text out only when none was stored', async () => {
    const owner = await server.anOwner({ credits: 2 });
    server.storeCalls.length = 0;
    await owner.click();
    const calls = [...server.storeCalls];
    expect(calls).toContain('generations.add');
    expect(calls).toContain('users.settle');
    expect(calls).not.toContain('generations.ruleOut');
    expect(await owner.credits()).toBe(1);
  });

  it('returns one text over REST, and three on a paid plan', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 3 });
    const { status, body } = await owner.click({ contentType: 'email_marketing', toneOfVoice: 'celebrar' });
    expect(status).toBe(200);
    expect(new Set(body.variations).size).toBe(3);
    expect(await owner.credits()).toBe(2);
    expect(await owner.history()).toMatchObject([{ id: body.generationId, variations: body.variations }]);
  });

  it('puts its text above those that were stored while it was written', async () => {
    const owner = await server.anOwner({ credits: 2 });
    let meanwhile = '';
    server.beforeStoreCall('generations.page', async () => {
      meanwhile = (await owner.click({ keywords: 'Bolo de milho' })).body.generationId;
    });
    const { body } = await owner.click();
    expect((await owner.history()).map(({ id }) => id)).toEqual([body.generationId, meanwhile]);
  });

  it('twice with one requestId makes one text for one credit', async () => {
    const owner = await server.anOwner({ credits: 1 });
    const requestId = randomUUID();
    const first = await owner.click({ requestId });
    const lines = (await server.store.users.statement(owner.uid, 100)).length;
    const again = await owner.click({ requestId });
    const overGraphQL = await owner.graphql(generateCopy, input({ requestId }));
    expect(await server.store.users.statement(owner.uid, 100)).toHaveLength(lines);
    expect(again.body).toEqual(first.body);
    expect(overGraphQL.data.generateCopy.generation.id).toBe(first.body.generationId);
    expect(await owner.credits()).toBe(0);
    expect(await owner.history()).toHaveLength(1);
  });

  it('with one requestId ten times again counts once towards the clicks of a minute', async () => {
    const owner = await server.anOwner({ credits: 2 });
    const requestId = randomUUID();
    for (let call = 0; call < 11; call += 1) expect((await owner.click({ requestId })).status).toBe(200);
    expect((await owner.click()).status).toBe(200);
    expect(await owner.credits()).toBe(0);
  });

  it('with the requestId of another brief is refused, at no cost', async () => {
    const owner = await server.anOwner({ credits: 2, plan: 'plano_voo' });
    const requestId = randomUUID();
    await owner.click({ requestId });
    const other = await owner.click({ requestId, keywords: 'Outra coisa' });
    expect(other).toMatchObject({
      status: 409,
      body: {
        error: 'Este pedido já foi usado para outro texto. Faça um novo pedido.',
        code: 'REQUEST_ID_REUSED',
      },
    });
    for (const changed of [{ tone: 'DEFAULT' }, { campaignLink: 'https://pao.example/junho' }]) {
      const overGraphQL = await owner.graphql(generateCopy, input({ requestId, ...changed }));
      expect(overGraphQL.data.generateCopy.__typename).toBe('RequestIdReused');
    }
    expect(await owner.credits()).toBe(1);
    expect(await owner.history()).toHaveLength(1);
  });

  it('with an old requestId takes no credit from a new click at the same moment', async () => {
    const owner = await server.anOwner({ credits: 2 });
    const requestId = randomUUID();
    await owner.click({ requestId });
    const other = { requestId: randomUUID(), keywords: 'Bolo de milho' };
    const clicks = await atOnce(5, (index) => owner.click(index === 4 ? other : { requestId }));
    expect(clicks.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await owner.credits()).toBe(0);
  });

  it('with an old requestId shows no text outside the window of the plan', async () => {
    const owner = await server.anOwner();
    const requestId = randomUUID();
    await owner.click({ requestId });
    const createdAt = new Date(Date.now() + 1_000);
    await atOnce(10, () => server.store.generations.add(aGeneration({ userId: owner.uid, createdAt })));
    expect(await owner.click({ requestId })).toMatchObject({ status: 404, body: { code: 'GENERATION_NOT_FOUND' } });
    expect(await owner.credits()).toBe(4);
  });

  const refusals = [
    {
      case: 'a blank topic',
      options: {},
      rest: { keywords: ' ' },
      graphql: { topic: ' ' },
      status: 422,
      type: 'InvalidBrief',
      message: 'Por favor, descreva seu tópico.',
    },
    {
      case: 'an emoji alone',
      options: {},
      rest: { keywords: '🔥' },
      graphql: { topic: '🔥' },
      status: 422,
      type: 'InvalidBrief',
      message: 'Escreva pelo menos duas letras ou números no tópico.',
    },
    {
      case: 'no credits',
      options: { credits: 0 },
      rest: {},
      graphql: {},
      status: 402,
      type: 'OutOfCredits',
      message: 'Você não tem créditos.',
    },
    {
      case: 'a locked type',
      options: {},
      rest: { contentType: 'roteiro_reels' },
      graphql: { contentType: 'ROTEIRO_REELS' },
      status: 403,
      type: 'PlanLocked',
      message: 'Este tipo de conteúdo: disponível a partir do Plano Voo.',
    },
    {
      case: 'a locked goal',
      options: {},
      rest: { toneOfVoice: 'urgente' },
      graphql: { tone: 'URGENTE' },
      status: 403,
      type: 'PlanLocked',
      message: 'Este objetivo: disponível a partir do Plano Voo.',
    },
    {
      case: 'a locked campaign link',
      options: {},
      rest: { campaignLink: 'loja.com' },
      graphql: { campaignLink: 'loja.com' },
      status: 403,
      type: 'PlanLocked',
      message: 'Link da campanha: disponível a partir do Plano Voo.',
    },
  ];

  it.each(refusals)(
    'is refused for $case with the same failure on both transports, and changes nothing',
    async (refused) => {
      const owner = await server.anOwner(refused.options);
      const before = await server.store.users.find(owner.uid);
      const rest = await owner.click(refused.rest);
      const graphql = await owner.graphql(generateCopy, input(refused.graphql));
      const code = refused.type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase();
      expect(rest).toMatchObject({ status: refused.status, body: { error: refused.message, code } });
      expect(graphql.data.generateCopy).toMatchObject({ __typename: refused.type, message: refused.message });
      expect(await server.store.users.find(owner.uid)).toEqual(before);
      expect(await owner.history()).toEqual([]);
    },
  );

  it.each([
    ['keywords', 'topic', { keywords: ' ' }, { topic: ' ' }],
    ['toneOfVoice', 'tone', { toneOfVoice: 'urgente' }, { tone: 'URGENTE' }],
    ['contentType', 'contentType', { contentType: 'roteiro_reels' }, { contentType: 'ROTEIRO_REELS' }],
  ])(
    'is refused with the name that the transport gives to the field: %s, %s',
    async (inRest, inGraphQl, rest, graphql) => {
      const owner = await server.anOwner();
      expect((await owner.click(rest)).body.field).toBe(inRest);
      expect((await owner.graphql(generateCopy, input(graphql))).data.generateCopy.field).toBe(inGraphQl);
    },
  );

  it('is refused at the eleventh click in a minute, counted over both transports', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    for (let click = 1; click <= 5; click += 1) {
      expect((await owner.click()).status).toBe(200);
      expect((await owner.graphql(generateCopy, input())).data.generateCopy.__typename).toBe('GenerateCopySuccess');
    }
    const refused = await owner.click();
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: 'Muitos pedidos em pouco tempo. Aguarde um minuto e tente novamente.',
        code: 'TOO_MANY_REQUESTS',
        retryAfterSeconds: Number(refused.headers.get('retry-after')),
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds >= 1, seconds <= 60], `Retry-After: ${seconds}`).toEqual([true, true]);
    expect((await owner.graphql(generateCopy, input())).data.generateCopy.__typename).toBe('TooManyRequests');
    expect(await owner.credits()).toBe(20);
  });

  it('beyond the limit of a minute takes no credit and writes no line of the statement', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    for (let click = 1; click <= 10; click += 1) expect((await owner.click()).status).toBe(200);
    const lines = await server.store.users.statement(owner.uid, 100);
    const refused = await owner.click();
    expect(refused.status).toBe(429);
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
    expect(await server.store.users.statement(owner.uid, 100)).toEqual(lines);
  });
});
