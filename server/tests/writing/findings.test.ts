import { randomUUID } from 'node:crypto';
import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openingOf } from '../../src/critic/wording/openings.ts';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { toFinding } from '../../src/graphql/finding.ts';
import { adjustVariation } from '../seed/adjusting.ts';
import { aHistory } from '../seed/history.ts';
import { goodTexts } from '../seed/texts.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const generateCopy = /* GraphQL */ `
  mutation ($input: GenerateCopyInput!) {
    generateCopy(input: $input) {
      __typename
      ... on ForbiddenClaim {
        message
      }
      ... on GenerateCopySuccess {
        generation {
          id
          variations {
            text
            findings {
              code
              message
              rule {
                id
              }
              start
              end
            }
          }
        }
      }
    }
  }
`;
const generation = 'query ($id: ID!) { generation(id: $id) { variations { findings { code } } } }';
const updateVariations =
  'mutation ($input: UpdateVariationsInput!) { updateVariations(input: $input) { ... on UpdateVariationsSuccess { generation { variations { findings { code } } } } } }';

/** The findings of a generation, each with the index of its variation. */
const findingsOf = ({ variations }: { variations: { findings: object[] }[] }) =>
  variations.flatMap(({ findings }, variation) => findings.map((finding) => ({ ...finding, variation })));

const topic = 'Pão de queijo';
const good = (count: number) => goodTexts({ contentType: 'mensagem_whatsapp', topic, link: null, count });
const worn = 'Oi! Potencialize o seu café com pão de queijo. Quer uma dúzia?';
const forbidden = 'Oi! Pão de queijo que cura gastrite. Quer?';

describe.each(stores)('findings of the critic (%s)', (on) => {
  let server: TestServer;
  let answers: readonly string[][] = [];
  let attempts: WritingAttempt[] = [];
  beforeAll(async () => {
    server = await aServer({
      on,
      clickRate: { name: 'clicks', points: 1_000, seconds: 60 },
      writer: {
        demonstration: true,
        write: (attempt) => {
          const variations = answers[attempts.length] ?? good(attempt.count);
          attempts.push(attempt);
          return Promise.resolve({ variations, writer: 'test', model: 'test', promptVersion: '1' });
        },
      },
    });
  });
  afterAll(() => server.stop());
  beforeEach(() => {
    answers = [];
    attempts = [];
  });

  const input = () => ({ input: { contentType: 'MENSAGEM_WHATSAPP', topic, requestId: randomUUID() } });

  it('a soft finding is stored with its text, causes no second call, and is hidden after an edit', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const texts = [good(1)[0]!, worn, good(1)[0]!];
    answers = [texts];
    const { data } = await owner.graphql(generateCopy, input());
    const { id } = data.generateCopy.generation;
    expect(findingsOf(data.generateCopy.generation)).toEqual([
      { code: 'CLICHE', message: '"Potencialize" é frase feita.', rule: null, variation: 1, start: 4, end: 16 },
    ]);
    expect(attempts).toHaveLength(1);
    expect(findingsOf((await owner.graphql(generation, { id })).data.generation)).toHaveLength(1);

    const other = { input: { generationId: id, variations: [`${texts[0]} Vem?`, worn, texts[2]] } };
    const afterOther = (await owner.graphql(updateVariations, other)).data.updateVariations.generation;
    expect(findingsOf(afterOther)).toEqual([{ code: 'CLICHE', variation: 1 }]);
    const same = { input: { generationId: id, variations: [texts[0], 'Oi! Pão de queijo quente. Quer?', texts[2]] } };
    expect(findingsOf((await owner.graphql(updateVariations, same)).data.updateVariations.generation)).toEqual([]);
  });

  it('the findings of an adjusted text are shown beside that text alone, and not beside the original', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const texts = good(3);
    answers = [texts, [worn]];
    const { id } = (await owner.graphql(generateCopy, input())).data.generateCopy.generation;
    expect(await adjustVariation(owner, id, { variation: 1, kind: 'REWRITE' })).toMatchObject({
      __typename: 'AdjustVariationSuccess',
    });
    const both = `query ($id: ID!) {
      generation(id: $id) { variations { findings { code } } originalVariations { text findings { code } } }
    }`;
    const { data } = await owner.graphql(both, { id });
    expect(findingsOf(data.generation)).toEqual([{ code: 'CLICHE', variation: 1 }]);
    expect(data.generation.originalVariations).toEqual(texts.map((text) => ({ text, findings: [] })));
  });

  it('a hard finding causes a second call for its text alone, with all that is to be changed in it', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const [before, after, rewritten] = good(3);
    const wornAndInvented = `${worn} Só R$ 9,90.`;
    answers = [[before!, wornAndInvented, after!], [rewritten!]];
    const { data } = await owner.graphql(generateCopy, input());
    const { variations } = data.generateCopy.generation;
    expect(variations.map(({ text }: { text: string }) => text)).toEqual([before, rewritten, after]);
    expect(findingsOf(data.generateCopy.generation)).toEqual([]);
    expect(attempts.map(({ count, retry }) => [count, retry])).toEqual([
      [3, []],
      [
        1,
        [
          {
            variation: 1,
            text: wornAndInvented,
            corrections: [
              'O valor "R$ 9,90" não está nos dados: tire, ou escreva [preencher: …] no lugar.',
              '"Potencialize" é frase feita.',
            ],
          },
        ],
      ],
    ]);
    const keptOpenings = [before!, after!].map((text) => openingOf('mensagem_whatsapp', text));
    expect(attempts[1]!.recentOpenings).toEqual(keptOpenings);
    expect(await owner.credits()).toBe(4);
  });

  it('the second attempt is told the openings of the texts that are kept and those of the last generations', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await owner.graphql(generateCopy, input());
    const [before, after, rewritten] = good(3);
    answers = [[], [before!, `${worn} Só R$ 9,90.`, after!], [rewritten!]];
    await owner.graphql(generateCopy, input());
    const [, first, second] = attempts;
    const keptOpenings = [before!, after!].map((text) => openingOf('mensagem_whatsapp', text));
    expect(first!.recentOpenings).toHaveLength(3);
    expect(second!.recentOpenings).toEqual([...keptOpenings, ...first!.recentOpenings]);
  });

  it('a hard finding of an adjusted text causes a second call, with that text and what is wrong with it', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { id } = (await owner.graphql(generateCopy, input())).data.generateCopy.generation;
    const [adjusted = ''] = good(1);
    answers = [[], [`${adjusted} Só R$ 9,90.`], [adjusted]];
    const { generation: after } = await adjustVariation(owner, id, { variation: 2, kind: 'LIVELIER' });
    expect(after.variations[2]).toEqual({ text: adjusted });
    expect(attempts[2]!.retry).toEqual([
      {
        variation: 2,
        text: `${adjusted} Só R$ 9,90.`,
        corrections: [expect.stringMatching(/^Deixe o texto mais animado/), expect.stringContaining('"R$ 9,90"')],
      },
    ]);
  });

  it('forbidden claims in both attempts leave no text, return the credit and are named in the answer', async () => {
    const owner = await server.anOwner();
    answers = [[forbidden], [forbidden]];
    const { data } = await owner.graphql(generateCopy, input());
    expect(data.generateCopy).toEqual({
      __typename: 'ForbiddenClaim',
      message:
        'Este texto não pode ser escrito. Nenhum texto pode prometer cura ou tratamento de saúde: "cura gastrite". ' +
        'Descreva o produto e como ele é usado, sem dizer o que faz no corpo. Crédito devolvido.',
    });
    expect(attempts).toHaveLength(2);
    expect(await owner.credits()).toBe(5);
    expect(await owner.history()).toEqual([]);
  });

  it("findings that the owner's council forbids outright remove their words, and those that depend on circumstances are shown", async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    await server.store.users.saveProfile(owner.uid, { businessDesc: 'Clínica médica, dermatologista, CRM 1234' }, {});
    const promise = 'Oi! Pão de queijo no café da clínica, e garantimos o resultado. Quer?';
    const images = 'Oi! Pão de queijo no café da clínica, e no site o antes e depois de cada caso. Quer?';
    const [harmless] = good(1);
    answers = [[promise, images, harmless!], [promise]];
    const { data } = await owner.graphql(generateCopy, input());
    const stored = data.generateCopy.generation;
    expect(stored.variations.map(({ text }: { text: string }) => text)).toEqual([images, harmless]);
    expect(findingsOf(stored)).toMatchObject([{ code: 'BEFORE_AFTER', rule: { id: 'cfm' }, variation: 0 }]);
  });

  it('findings are shown only of the texts that the plan shows', async () => {
    const owner = await server.anOwner();
    const found = {
      code: 'cliche',
      severity: 'soft',
      message: 'É frase feita.',
      correction: 'Tire.',
      rule: null,
      span: null,
    } as const;
    const [stored] = await aHistory(server, owner, 1, () => ({
      variations: ['Um', 'Dois', 'Três'],
      findings: [
        { ...found, variation: 0 },
        { ...found, variation: 2 },
      ],
    }));
    expect(findingsOf((await owner.graphql(generation, { id: stored!.id })).data.generation)).toEqual([
      { code: 'CLICHE', variation: 0 },
    ]);
  });

  it('a finding is shown with its legal rule, and with the code OTHER when the critic no longer has its code', async () => {
    const owner = await server.anOwner();
    const found = { severity: 'soft', message: 'Confira.', correction: 'Tire.', variation: 0, span: null } as const;
    const [stored] = await aHistory(server, owner, 1, () => ({
      variations: ['Um'],
      findings: [
        { ...found, code: 'superlative', rule: 'truthful-advertising' },
        { ...found, code: 'code-of-an-older-version' as 'other', rule: null },
      ],
    }));
    const query =
      'query ($id: ID!) { generation(id: $id) { variations { findings { code rule { id source article summary instead url checkedOn comparedWith } } } } }';
    expect(findingsOf((await owner.graphql(query, { id: stored!.id })).data.generation)).toEqual([
      {
        code: 'SUPERLATIVE',
        variation: 0,
        rule: {
          id: 'truthful-advertising',
          source: 'Código de Defesa do Consumidor',
          article: 'arts. 36 e 37',
          summary: 'Tudo o que o anúncio afirma precisa ser verdade, e quem anuncia precisa poder provar.',
          instead: 'Conte só o que você pode mostrar: o que é, quanto custa, até quando vale.',
          url: 'https://www.planalto.gov.br/ccivil_03/leis/l8078compilado.htm',
          checkedOn: '2026-11-22',
          comparedWith: 'TEXT',
        },
      },
      { code: 'OTHER', variation: 0, rule: null },
    ]);
  });

  it('openings of the last ten generations, which the writer was given, are findings', async () => {
    const owner = await server.anOwner({ plan: 'plano_revoada', credits: 20 });
    const first = await owner.graphql(generateCopy, input());
    const texts = first.data.generateCopy.generation.variations.map(({ text }: { text: string }) => text);
    answers = [[], [texts[1], ...good(2)]];
    await owner.graphql(generateCopy, input());
    expect(attempts[1]!.recentOpenings).toHaveLength(3);
    expect(attempts[2]!.retry).toMatchObject([
      { variation: 0, corrections: ['A abertura já foi usada em um texto seu: comece de outro jeito.'] },
    ]);
    for (let click = 0; click < 9; click += 1) await owner.graphql(generateCopy, input());
    expect(attempts.at(-1)!.recentOpenings).toHaveLength(30);
  });
});

it('a finding at the very beginning of a text begins at 0, and one of the whole text nowhere', () => {
  const finding = {
    code: 'cliche',
    severity: 'soft',
    variation: 0,
    message: 'É frase feita.',
    correction: '',
    rule: null,
  } as const;
  expect(toFinding({ ...finding, span: { start: 0, end: 12 } })).toMatchObject({ start: 0, end: 12 });
  expect(toFinding({ ...finding, span: null })).toMatchObject({ start: null, end: null });
});
