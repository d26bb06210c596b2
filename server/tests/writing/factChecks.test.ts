import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxToldFacts } from '../../src/domain/facts/toldFactPresence.ts';
import { aHistory } from '../seed/history.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const facts = 'facts { label presence }';
const generation = `query ($id: ID!) { generation(id: $id) { variations { ${facts} } originalVariations { ${facts} } } }`;
const generateCopy = `mutation ($input: GenerateCopyInput!) {
  generateCopy(input: $input) { ... on GenerateCopySuccess { generation { id variations { ${facts} } } } }
}`;
const updateVariations = `mutation ($input: UpdateVariationsInput!) {
  updateVariations(input: $input) { ... on UpdateVariationsSuccess { generation { variations { ${facts} } } } }
}`;

interface ToldFact {
  readonly label: string;
  readonly presence: string;
}

const inWords = ({ facts: told }: { facts: readonly ToldFact[] }) =>
  told.map(({ label, presence }) => `${label} ${presence.toLowerCase()}`);

const topic = 'bolo de cenoura 45, so sabado, nao fazemos entrega';
const complete = 'Bolo de cenoura por R$ 45, só no sábado. Não fazemos entrega.';

describe.each(stores)('facts of the topic in the texts of a generation (%s)', (on) => {
  let server: TestServer;
  let texts: readonly string[] = [];
  beforeAll(async () => {
    const writing = { writer: 'test', model: 'test', promptVersion: '1' };
    const write = () => Promise.resolve({ variations: texts, ...writing });
    server = await aServer({ on, writer: { demonstration: false, write } });
  });
  afterAll(() => server.stop());

  const stored = async (different: { topic?: string; variations: readonly string[] }, plan = 'plano_voo' as const) => {
    const owner = await server.anOwner({ plan });
    const [one] = await aHistory(server, owner, 1, () => ({ contentType: 'mensagem_whatsapp', topic, ...different }));
    return { owner, id: one!.id };
  };

  it('are reported as present in a text, missing from it or contradicted by it', async () => {
    const { owner, id } = await stored({
      variations: [complete, 'Bolo de cenoura quentinho no sábado.', 'Bolo de cenoura por R$ 45, com entrega inclusa.'],
    });
    const { data } = await owner.graphql(generation, { id });
    expect(data.generation.variations.map(inWords)).toEqual([
      ['R$ 45 present', 'sábado present', 'nao fazemos entrega present'],
      ['R$ 45 missing', 'sábado present', 'nao fazemos entrega missing'],
      ['R$ 45 present', 'sábado missing', 'nao fazemos entrega turned'],
    ]);
    expect(data.generation.originalVariations).toBeNull();
  });

  it('are checked again in a text that was edited, and as they were in the original', async () => {
    const { owner, id } = await stored({ variations: ['Bolo de cenoura no sábado, sem entrega.'] });
    const edit = { input: { generationId: id, variations: [complete] } };
    const edited = (await owner.graphql(updateVariations, edit)).data.updateVariations.generation;
    expect(edited.variations.map(inWords)).toEqual([
      ['R$ 45 present', 'sábado present', 'nao fazemos entrega present'],
    ]);
    const { data } = await owner.graphql(generation, { id });
    expect(inWords(data.generation.originalVariations[0])[0]).toBe('R$ 45 missing');
  });

  it('are an empty list when the topic has none', async () => {
    const { owner, id } = await stored({ topic: 'bolo de cenoura da vovó', variations: [complete] });
    expect((await owner.graphql(generation, { id })).data.generation.variations).toEqual([{ facts: [] }]);
  });

  it('are reported on the free plan for the text that it shows', async () => {
    texts = [complete];
    const owner = await server.anOwner();
    const input = { contentType: 'MENSAGEM_WHATSAPP', topic, requestId: randomUUID() };
    const { data } = await owner.graphql(generateCopy, { input });
    expect(data.generateCopy.generation.variations.map(inWords)).toEqual([
      ['R$ 45 present', 'sábado present', 'nao fazemos entrega present'],
    ]);
  });

  it('are not reported as missing where a council forbids prices in advertising', async () => {
    const { owner, id } = await stored({ topic: 'terapia 150 a sessao, terca', variations: ['Atendo na terça.'] });
    const priced = (await owner.graphql(generation, { id })).data.generation.variations.map(inWords);
    expect(priced).toEqual([['R$ 150 missing', 'terça present']]);
    await server.store.users.saveProfile(owner.uid, { businessDesc: 'Psicóloga, CRP 06/1234' }, {});
    const unpriced = (await owner.graphql(generation, { id })).data.generation.variations.map(inWords);
    expect(unpriced).toEqual([['terça present']]);
  });

  it('name a denial as a whole, and not the words in it', async () => {
    const { owner, id } = await stored({ topic: 'nao aceitamos cartao', variations: ['Não aceitamos cartão.'] });
    const { data } = await owner.graphql(generation, { id });
    expect(data.generation.variations.map(inWords)).toEqual([['nao aceitamos cartao present']]);
  });

  it('have no preposition at the end of their label', async () => {
    const { owner, id } = await stored({ topic: 'retirada na loja', variations: ['Retirada na loja.'] });
    const { data } = await owner.graphql(generation, { id });
    expect(data.generation.variations.map(inWords)).toEqual([['retirada present']]);
  });

  it('are only those that can be read in one way', async () => {
    const { owner, id } = await stored({ topic: 'petisco do dia 25', variations: ['Petisco do dia por R$ 25.'] });
    const { data } = await owner.graphql(generation, { id });
    expect(data.generation.variations.map(inWords)).toEqual([[]]);
  });

  it('are limited in number, and a text of nothing but numbers does not block the server', async () => {
    const prices = Array.from({ length: 90 }, (_, index) => `R$ ${index + 100}`).join(', ');
    const { owner, id } = await stored({ topic: prices, variations: ['1 '.repeat(2_400)] });
    // The processor's time, which is the same on a busy machine.
    const began = process.cpuUsage();
    const { data } = await owner.graphql(generation, { id });
    expect(data.generation.variations[0].facts).toHaveLength(maxToldFacts);
    const { user, system } = process.cpuUsage(began);
    expect((user + system) / 1_000).toBeLessThan(5_000);
  });
});
