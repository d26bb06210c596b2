import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentTypeKeys, type ContentType } from '../../src/domain/content/contentTypes.ts';
import type { Parts } from '../../src/domain/content/parts.ts';
import { render } from '../../src/domain/content/render.ts';
import { goodTexts } from '../seed/texts.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const parts = `parts {
  __typename
  ... on InstagramPostParts { hook paragraphs callToAction hashtags }
  ... on ProductDescriptionParts { benefits details callToAction }
  ... on WhatsAppMessageParts { paragraphs callToAction }
  ... on ReelsScriptParts { title scenes { from to speech scene } caption }
  ... on AdParts { primaryText title description link }
  ... on MarketingEmailParts { subject preheader paragraphs callToAction signature reason }
}`;
const generateCopy = `mutation ($input: GenerateCopyInput!) {
  generateCopy(input: $input) { ... on GenerateCopySuccess { generation { id variations { text ${parts} } } } ... on Failure { message } }
}`;
const updateVariations = `mutation ($input: UpdateVariationsInput!) {
  updateVariations(input: $input) { ... on UpdateVariationsSuccess { generation { variations { text ${parts} } originalVariations { ${parts} } } } }
}`;

const brief = (contentType: ContentType) => ({
  input: { contentType: contentType.toUpperCase(), topic: 'Pão de queijo', requestId: randomUUID() },
});

describe.each(stores)('the parts of a variation (%s)', (on) => {
  let server: TestServer;
  let writtenParts: readonly (Parts | null)[] | undefined;
  let texts: readonly string[] = [];

  beforeAll(async () => {
    server = await aServer({
      on,
      clickRate: { name: 'clicks', points: 1_000, seconds: 60 },
      writer: {
        demonstration: false,
        write: () =>
          Promise.resolve({
            variations: texts,
            ...(writtenParts ? { parts: writtenParts } : {}),
            writer: 'test',
            model: 'test',
            promptVersion: '1',
          }),
      },
    });
  });
  afterAll(() => server.stop());

  it.each(contentTypeKeys)('a %s is served with its parts, which make its text', async (contentType) => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    texts = goodTexts({ contentType, topic: 'Pão de queijo', link: null, count: 3 });
    writtenParts = undefined;
    const { data } = await owner.graphql(generateCopy, brief(contentType));
    for (const variation of data.generateCopy.generation.variations) {
      expect(render(contentType, variation.parts)).toBe(variation.text);
    }
  });

  it('the parts are those of the writer until the text is edited, then those of the edited text', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    // Read from the text, the question would be the call to action.
    const openings = [
      'Oi! Tem pão quentinho aqui.',
      'Bom dia! O forno da tarde abriu agora.',
      'Opa! Saiu mais uma fornada.',
    ];
    const own = openings.map((opening, index) => ({
      paragraphs: [opening, ['Quer que a gente separe um?', 'Passa para buscar?', 'Qual você leva?'][index]!],
      callToAction: null,
    }));
    writtenParts = own;
    texts = own.map((one) => render('mensagem_whatsapp', one));
    const { data } = await owner.graphql(generateCopy, brief('mensagem_whatsapp'));
    const { id, variations } = data.generateCopy.generation;
    expect(variations[0].parts).toEqual({ __typename: 'WhatsAppMessageParts', ...own[0] });

    const edited = { input: { generationId: id, variations: ['Oi!\n\nVem?', texts[1], texts[2]] } };
    const { generation } = (await owner.graphql(updateVariations, edited)).data.updateVariations;
    expect(generation.variations[0].parts).toMatchObject({ paragraphs: ['Oi!'], callToAction: 'Vem?' });
    expect(generation.variations[1].parts).toMatchObject(own[1]!);
    expect(generation.originalVariations[0].parts).toMatchObject(own[0]!);
  });

  it('an edited text that has lost the shape of its type has no parts', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    writtenParts = undefined;
    texts = goodTexts({ contentType: 'texto_anuncio', topic: 'Pão de queijo', link: null, count: 3 });
    const { data } = await owner.graphql(generateCopy, brief('texto_anuncio'));
    const edited = {
      input: { generationId: data.generateCopy.generation.id, variations: ['Só isto.', texts[1], texts[2]] },
    };
    const { generation } = (await owner.graphql(updateVariations, edited)).data.updateVariations;
    expect(generation.variations[0]).toEqual({ text: 'Só isto.', parts: null });
  });
});
