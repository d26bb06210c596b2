import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openingOf } from '../../src/critic/wording/openings.ts';
import { freeCancellations, openingLength } from '../../src/services/copywriting/cancelledStreams.ts';
import { aClock } from '../seed/clock.ts';
import type { Answer, Owner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { adjustVariation, watchAdjusting } from '../seed/adjusting.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const versions = `query ($id: ID!) {
  generation(id: $id) {
    editedAt adjustmentsLeft originalVariations { text previousText }
    variations { text previousText versions { text kind adjustment createdAt } findings { code } }
  }
}`;
const update = `mutation ($input: UpdateVariationsInput!) {
  updateVariations(input: $input) { __typename ... on EditConflict { generation { editedAt } } }
}`;

/** The data of a brief as the model gets them. */
const dataOf = (content = '') => JSON.parse(content.replace(/<\/?dados>/g, '')) as Record<string, unknown>;

describe.each(stores)('adjusting a text (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  const clock = aClock();
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, clock, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });
  beforeEach(() => upstream.always('normal'));

  /** An owner with one generation of three texts. */
  async function aText(plan: 'plano_ninho' | 'plano_voo' = 'plano_voo') {
    const owner = await server.anOwner({ plan });
    const { body } = await owner.click();
    const id = body.generationId as string;
    const tap = (different: object = {}) => adjustVariation(owner, id, different);
    const read = async (): Promise<Answer['body']> => (await owner.graphql(versions, { id })).data.generation;
    const texts = async (): Promise<string[]> => (await read()).variations.map(({ text }: { text: string }) => text);
    return { owner, id, tap, read, texts };
  }

  const save = async (owner: Owner, generationId: string, variations: string[], more: object = {}) =>
    (await owner.graphql(update, { input: { generationId, variations, ...more } })).data.updateVariations;

  it('stores a new version of the one text, counts it, and touches no credit', async () => {
    const { owner, tap, read, texts } = await aText();
    const [first, second, third] = await texts();
    const credits = await owner.credits();
    clock.advance(60);
    const answer = await tap({ variation: 1, kind: 'OTHER_OPENING' });
    expect(answer).toMatchObject({ __typename: 'AdjustVariationSuccess', generation: { adjustmentsLeft: 4 } });
    const after = await read();
    const [, adjusted] = await texts();
    expect(await texts()).toEqual([first, expect.any(String), third]);
    expect(adjusted).not.toBe(second);
    expect(after.variations[1]).toMatchObject({
      previousText: second,
      versions: [
        { text: second, kind: 'WRITTEN', adjustment: null },
        { text: adjusted, kind: 'ADJUSTED', adjustment: 'OTHER_OPENING' },
      ],
    });
    const [writtenAt, adjustedAt] = after.variations[1].versions.map((version: { createdAt: string }) =>
      Date.parse(version.createdAt),
    );
    expect(adjustedAt - writtenAt).toBeGreaterThanOrEqual(60_000);
    expect(after.variations[0]).toMatchObject({ previousText: null, versions: [{ text: first, kind: 'WRITTEN' }] });
    expect(after).toMatchObject({ adjustmentsLeft: 4, editedAt: expect.any(String) });
    expect(after.originalVariations[1]).toEqual({ text: second, previousText: null });
    expect(await owner.credits()).toBe(credits);
  });

  it('sends the model the text, one instruction and the same data, also days later, and the fixed instructions unchanged', async () => {
    const { tap, texts } = await aText();
    const written = upstream.requests.at(-1)!.body.messages;
    const [text] = await texts();
    clock.advance(3 * 86_400);
    await tap({ kind: 'LIVELIER' });
    const [system, data, wanted, ...rest] = upstream.requests.at(-1)!.body.messages;
    const fixed = (content = '') => content.slice(0, content.indexOf('# Quantidade'));
    expect(fixed(system?.content)).toBe(fixed(written[0]?.content));
    expect(rest).toEqual([]);
    const { aberturas_recentes: _, ...same } = dataOf(written[1]?.content);
    expect(dataOf(data?.content)).toMatchObject(same);
    expect(JSON.parse(wanted!.content.replace(/<\/?correcoes>/g, ''))).toEqual([
      { texto: text, corrigir: [expect.stringMatching(/^Deixe o texto mais animado/)] },
    ]);
  });

  it('sends the model every opening that the text has had when another one is asked for, and none of them otherwise', async () => {
    const { tap, texts } = await aText();
    const openings: string[] = [];
    for (let n = 0; n < 2; n += 1) {
      openings.push(openingOf('post_instagram', (await texts())[0]!));
      await tap({ kind: 'OTHER_OPENING' });
      expect(toldOpenings()).toEqual(expect.arrayContaining(openings));
    }
    await tap({ kind: 'LIVELIER' });
    for (const opening of openings) expect(toldOpenings()).not.toContain(opening);
  });

  it('sends the model the openings of the other texts of the generation', async () => {
    const { tap, texts } = await aText();
    const [, ...others] = (await texts()).map((text) => openingOf('post_instagram', text));
    await tap({ kind: 'LIVELIER' });
    expect(toldOpenings()).toEqual(expect.arrayContaining(others));
  });

  const toldOpenings = () => dataOf(upstream.requests.at(-1)!.body.messages[1]?.content)['aberturas_recentes'];

  it('can be undone, back to the original too, by saving the earlier text', async () => {
    const { owner, id, tap, read, texts } = await aText();
    const [written, second, third] = await texts();
    await tap({ kind: 'REWRITE' });
    const [once] = await texts();
    await tap({ kind: 'OTHER_CALL' });
    const { variations, editedAt } = await read();
    expect(variations[0].previousText).toBe(once);
    await save(owner, id, [once!, second!, third!], { basedOn: editedAt });
    expect((await read()).variations[0]).toMatchObject({ text: once, previousText: written });
    await tap({ kind: 'OTHER_CALL' });
    await save(owner, id, [written!, second!, third!]);
    expect((await read()).variations[0]).toMatchObject({
      text: written,
      previousText: null,
      versions: [{ text: written, kind: 'WRITTEN' }],
    });
    // What was used stays used.
    expect(await read()).toMatchObject({ adjustmentsLeft: 2 });
  });

  it('keeps an edit by hand as a version, and treats what the owner wrote in it as facts', async () => {
    const { owner, id, tap, read, texts } = await aText();
    const [, second, third] = await texts();
    const own = 'Pão de queijo por R$ 4,50 cada.\n\nPeça no balcão.\n\n#Pao #Queijo #Bairro';
    await save(owner, id, [own, second!, third!]);
    expect(await tap({ kind: 'REWRITE' })).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    expect(upstream.requests.at(-1)?.body.messages[1]?.content).toContain('R$ 4,50');
    const [first] = (await read()).variations;
    expect(first.versions.map(({ kind }: { kind: string }) => kind)).toEqual(['WRITTEN', 'EDITED', 'ADJUSTED']);
    expect(first).toMatchObject({ previousText: own });
    expect(first.findings.map(({ code }: { code: string }) => code)).not.toContain('INVENTED_PRICE');
  });

  it('treats as facts what the last edit says, and nothing that it removed', async () => {
    const { owner, id, tap, texts } = await aText();
    const [, ...rest] = await texts();
    for (const price of ['R$ 4,50', 'R$ 5,20'])
      await save(owner, id, [`Broa por ${price}.\n\nPeça no balcão.`, ...rest]);
    await tap({ kind: 'REWRITE' });
    const { topico } = dataOf(upstream.requests.at(-1)!.body.messages[1]?.content);
    expect(topico).toContain('Broa por R$ 5,20.');
    expect(topico).not.toMatch(/4,50|queijo/);
  });

  it('answers with the adjusted text though the end of its reservation could not be stored', async () => {
    const { tap, read } = await aText();
    beforeNextIsStored(async () =>
      server.beforeStoreCall('generations.change', () => Promise.reject(new Error('down'))),
    );
    expect(await tap()).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    expect(await read()).toMatchObject({ adjustmentsLeft: 4, variations: [{ versions: [{}, {}] }, {}, {}] });
  });

  it('keeps 20 versions of a text, the written one among them', async () => {
    const { owner, id, read, texts } = await aText();
    const [written, second, third] = await texts();
    for (let n = 1; n <= 25; n += 1) await save(owner, id, [`Edição ${n}`, second!, third!]);
    const [first] = (await read()).variations;
    expect(first.versions).toHaveLength(20);
    expect([first.versions[0].text, first.versions[1].text, first.text]).toEqual([written, 'Edição 7', 'Edição 25']);
  });

  it('serves five of 50 simultaneous adjustments and refuses the others', async () => {
    const { owner, tap, read } = await aText();
    const credits = await owner.credits();
    const before = upstream.requests.length;
    const answers = await atOnce(50, () => tap());
    expect(tally(answers.map(({ __typename }) => __typename as string))).toEqual({
      AdjustVariationSuccess: 5,
      AdjustmentsUsedUp: 45,
    });
    expect(upstream.requests.length - before).toBeGreaterThanOrEqual(5);
    const { adjustmentsLeft, variations } = await read();
    expect([adjustmentsLeft, variations[0].versions.length]).toEqual([0, 6]);
    expect(await owner.credits()).toBe(credits);
  });

  it('serves 50 simultaneous taps with one requestId as one adjustment, and a later one with the same', async () => {
    const { tap, read } = await aText();
    const requestId = randomUUID();
    const before = upstream.requests.length;
    const answers = await atOnce(50, () => tap({ requestId }));
    answers.push(await tap({ requestId: requestId.toUpperCase() }));
    expect(tally(answers.map(({ __typename }) => __typename as string))).toEqual({ AdjustVariationSuccess: 51 });
    expect(upstream.requests.length - before).toBeLessThanOrEqual(2);
    expect(await read()).toMatchObject({ adjustmentsLeft: 4, variations: [{ versions: [{}, {}] }, {}, {}] });
    expect(await tap({ requestId, variation: 1 })).toMatchObject({ __typename: 'RequestIdReused' });
  });

  it.each(['server-error', 'refusal', 'empty', 'cut-stream', 'invalid-json', 'html'] as const)(
    'gives the adjustment back and keeps the text when the writer fails: %s',
    async (behaviour) => {
      const { tap, read, texts } = await aText();
      const before = await texts();
      upstream.always(behaviour);
      const answer = await tap();
      expect(answer).toMatchObject({
        __typename: 'WriterUnavailable',
        message:
          'Não foi possível ajustar o texto agora. Ele continua como estava, e o ajuste não foi contado. Tente novamente em instantes.',
      });
      expect(await texts()).toEqual(before);
      expect(await read()).toMatchObject({ adjustmentsLeft: 5, editedAt: null });
    },
  );

  it('answers NothingToAdjust, and counts nothing, when the text does not become shorter or has no emoji', async () => {
    const { owner, id, tap, read } = await aText();
    await save(owner, id, ['Pão.', 'b', 'c']);
    expect(await tap({ kind: 'SHORTER' })).toMatchObject({
      __typename: 'NothingToAdjust',
      message: expect.stringContaining('O ajuste não foi contado.'),
    });
    expect(await tap({ kind: 'FEWER_EMOJIS' })).toMatchObject({
      __typename: 'NothingToAdjust',
      message: 'Este texto não tem emoji para tirar. O ajuste não foi contado.',
    });
    expect(await read()).toMatchObject({ adjustmentsLeft: 5 });
  });

  it('refuses the free plan, other owners, unknown variations and broken ids', async () => {
    const free = await aText('plano_ninho');
    expect(await free.tap()).toMatchObject({ __typename: 'PlanLocked', field: 'kind', requiredPlan: 'PLANO_VOO' });
    const { tap, id, read } = await aText();
    const stranger = await server.anOwner({ plan: 'plano_voo' });
    expect(await adjustVariation(stranger, id)).toMatchObject({ __typename: 'GenerationNotFound' });
    for (const variation of [-1, 3, 2_147_483_647]) {
      expect(await tap({ variation })).toMatchObject({ __typename: 'InvalidAdjustment', field: 'variation' });
    }
    expect(await tap({ requestId: 'x' })).toMatchObject({ __typename: 'InvalidAdjustment', field: 'requestId' });
    expect(await read()).toMatchObject({ adjustmentsLeft: 5 });
  });

  it('answers EditConflict to a tap on an older text, and to an edit that began before an adjustment', async () => {
    const { owner, id, tap } = await aText();
    await tap();
    const conflict = await tap({ basedOn: null });
    expect(conflict).toMatchObject({ __typename: 'EditConflict' });
    expect(await save(owner, id, ['a', 'b', 'c'], { basedOn: null })).toMatchObject({ __typename: 'EditConflict' });
    const { editedAt } = conflict.generation;
    expect(await tap({ basedOn: editedAt })).toMatchObject({ __typename: 'AdjustVariationSuccess' });
  });

  /** Does the work between the writing of the next adjusted text and its storing: after the reservation, before that change. */
  const beforeNextIsStored = (work: () => Promise<unknown>) =>
    server.beforeStoreCall('generations.change', async () => server.beforeStoreCall('generations.change', work));

  it.each([
    ['edited', ({ owner, id, rest }) => save(owner, id, ['À mão', ...rest])],
    ['restored', ({ owner, id, rest, written }) => save(owner, id, [written, ...rest])],
    ['adjusted by another tap', ({ tap }) => tap({ kind: 'OTHER_CALL' })],
  ] satisfies [string, (text: Awaited<ReturnType<typeof anAdjustedText>>) => Promise<unknown>][])(
    'keeps a text that was %s while an adjustment was written, and gives the adjustment back',
    async (_, change) => {
      const text = await anAdjustedText();
      const { tap, read, editedAt } = text;
      let changed: Answer['body'];
      beforeNextIsStored(async () => {
        await change(text);
        changed = await read();
      });
      const answer = await tap({ kind: 'OTHER_OPENING', basedOn: editedAt });
      const after = await read();
      expect(after).toEqual({ ...changed, adjustmentsLeft: changed.adjustmentsLeft + 1 });
      expect(answer).toEqual({
        __typename: 'EditConflict',
        message: 'Este texto foi alterado em outro lugar. A versão mais nova foi mantida, e o ajuste não foi contado.',
        generation: {
          id: text.id,
          adjustmentsLeft: after.adjustmentsLeft,
          editedAt: after.editedAt,
          variations: after.variations.map((one: { text: string }) => ({ text: one.text })),
        },
      });
    },
  );

  it('keeps the first edit of a text that is made while an adjustment based on no edit is written', async () => {
    const { owner, id, tap, read, texts } = await aText();
    const [, ...rest] = await texts();
    beforeNextIsStored(() => save(owner, id, ['À mão', ...rest]));
    expect(await tap({ basedOn: null })).toMatchObject({ __typename: 'EditConflict' });
    expect(await texts()).toEqual(['À mão', ...rest]);
    expect(await read()).toMatchObject({ adjustmentsLeft: 5 });
  });

  /** A text that was adjusted once, so that there is something to restore. */
  async function anAdjustedText() {
    const text = await aText();
    const [written = '', ...rest] = await text.texts();
    const { generation } = await text.tap();
    return { ...text, written, rest, editedAt: generation.editedAt as string };
  }

  it('answers GenerationNotFound when the text is deleted while its adjustment is written', async () => {
    const { owner, id, tap } = await aText();
    beforeNextIsStored(() => owner.call('POST', '/api/delete-generation', { generationId: id }));
    expect(await tap()).toMatchObject({ __typename: 'GenerationNotFound' });
  });

  it('keeps an edit as the previous version when an adjustment without basedOn ends after it', async () => {
    const { owner, id, tap, read, texts } = await aText();
    const [, ...rest] = await texts();
    beforeNextIsStored(() => save(owner, id, ['À mão', ...rest]));
    expect(await tap()).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    const [first] = (await read()).variations;
    expect(first).toMatchObject({ previousText: 'À mão' });
    await save(owner, id, [first.previousText, ...rest]);
    expect((await texts())[0]).toBe('À mão');
  });

  it('stores an adjusted text beside another one that was edited meanwhile, as the newer change', async () => {
    const { owner, id, tap, read, texts } = await aText();
    const [first, second] = await texts();
    let edited: Answer['body'];
    beforeNextIsStored(async () => {
      clock.advance(1);
      await save(owner, id, [first!, second!, 'À mão'], { basedOn: null });
      edited = await read();
    });
    expect(await tap({ basedOn: null })).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    const [adjusted, ...others] = await texts();
    expect([adjusted === first, ...others]).toEqual([false, second, 'À mão']);
    // An editor that has seen the edit alone gets a conflict with the adjusted text.
    const { editedAt: basedOn } = edited;
    expect(await save(owner, id, [first!, second!, 'Outra'], { basedOn })).toMatchObject({
      __typename: 'EditConflict',
    });
    expect((await texts())[0]).toBe(adjusted);
  });

  it('streams the text under its index and ends with the generation', async () => {
    const { owner, id, texts } = await aText();
    upstream.always('slow');
    const { events, ended } = watchAdjusting(owner, id, { variation: 2 });
    const { __typename, generation } = await ended;
    expect(__typename).toBe('AdjustVariationSuccess');
    const pieces = events.flatMap((event) => event.pieces ?? []) as { variation: number; text: string }[];
    expect(new Set(pieces.map(({ variation }) => variation))).toEqual(new Set([2]));
    const shown = pieces.map(({ text }) => text).join('');
    expect((await texts())[2]).toContain(shown.slice(0, 40));
    expect(generation.adjustmentsLeft).toBe(4);
  });

  it('gives the adjustment back when the client cancels', async () => {
    const { owner, id, read, texts } = await aText();
    const before = await texts();
    upstream.always('stall');
    const watched = watchAdjusting(owner, id);
    await expect.poll(() => watched.events.length).toBeGreaterThan(0);
    expect(await read()).toMatchObject({ adjustmentsLeft: 4 });
    watched.cancel();
    await expect.poll(async () => (await read()).adjustmentsLeft).toBe(5);
    expect(await texts()).toEqual(before);
  });

  it('counts when the client leaves after more than an opening, from the fourth time on', async () => {
    const { owner, id, read, texts } = await aText();
    const [before] = await texts();
    const cancelLate = async () => {
      upstream.next('leisurely');
      const watched = watchAdjusting(owner, id);
      const shown = () => watched.events.flatMap((event) => event.pieces ?? []).map(({ text }) => text);
      await expect.poll(() => shown().join('').length).toBeGreaterThan(openingLength);
      watched.cancel();
    };
    for (let time = 1; time <= freeCancellations.points; time += 1) {
      await cancelLate();
      await expect.poll(async () => (await read()).adjustmentsLeft).toBe(5);
    }
    await cancelLate();
    await expect.poll(async () => (await texts())[0]).not.toBe(before);
    expect(await read()).toMatchObject({ adjustmentsLeft: 4 });
  });

  it('stores and counts its text when the client leaves at its second attempt', async () => {
    const { owner, id, read, texts } = await aText();
    const [before] = await texts();
    upstream.next('one-wrong-price', 'leisurely');
    const watched = watchAdjusting(owner, id);
    await expect.poll(() => watched.events.flatMap((event) => event.restarted ?? [])).toEqual([0]);
    watched.cancel();
    await expect.poll(async () => (await texts())[0]).not.toBe(before);
    expect(await read()).toMatchObject({ adjustmentsLeft: 4 });
  });

  it('gives the adjustment back when the client leaves the call', async () => {
    const { owner, id, read, texts } = await aText();
    const before = await texts();
    upstream.always('hang');
    const gone = new AbortController();
    const query = 'mutation ($input: AdjustVariationInput!) { adjustVariation(input: $input) { __typename } }';
    const input = { generationId: id, variation: 0, kind: 'REWRITE', requestId: randomUUID() };
    owner.call('POST', '/graphql', { query, variables: { input } }, { signal: gone.signal }).catch(() => undefined);
    await expect.poll(async () => (await read()).adjustmentsLeft).toBe(4);
    gone.abort();
    await expect.poll(async () => (await read()).adjustmentsLeft).toBe(5);
    expect(await texts()).toEqual(before);
  });

  it('releases the reservation of a killed process in the first run of the jobs after it has expired', async () => {
    const { owner, id, read } = await aText();
    const expiresAt = new Date(clock.now().getTime() + 120_000);
    await server.store.generations.change(owner.uid, id, (stored) => ({
      ...stored,
      adjustments: [{ id: randomUUID(), requestId: randomUUID(), kind: 'shorter', variation: 0, expiresAt }],
    }));
    await server.runJobs();
    expect(await read()).toMatchObject({ adjustmentsLeft: 4 });
    clock.advance(121);
    await server.runJobs();
    expect(await read()).toMatchObject({ adjustmentsLeft: 5 });
  });

  it('exports the versions and adjustments with the text', async () => {
    const { owner, tap } = await aText();
    await tap({ kind: 'OTHER_CALL' });
    const { body } = await owner.call('GET', '/api/export-data');
    expect(body.generations[0]).toMatchObject({
      versions: [[{ kind: 'adjusted', adjustment: 'other_call', text: expect.any(String) }], [], []],
      adjustments: [{ kind: 'other_call', expiresAt: null }],
    });
    expect(Object.keys(body.about.generations)).toEqual(expect.arrayContaining(['versions', 'adjustments']));
  });
});

describe('adjusting a text without a model', () => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer()));
  afterAll(() => server.stop());

  async function aDraft(topic: string, contentType = 'post_instagram') {
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 30 });
    const { body } = await owner.click({ keywords: topic, contentType });
    const id = body.generationId as string;
    const text = async () => (await owner.graphql(versions, { id })).data.generation.variations[0].text as string;
    return { owner, id, text, tap: (kind: string) => adjustVariation(owner, id, { kind }) };
  }

  const topic = 'Bolo de cenoura com cobertura de chocolate, R$ 39,90, encomendas até sexta';

  it('shortens the text and keeps every fact of the topic', async () => {
    const { tap, text } = await aDraft(topic);
    const before = await text();
    expect(await tap('SHORTER')).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    const after = await text();
    expect(after.length).toBeLessThanOrEqual(before.length * 0.9);
    for (const told of ['R$ 39,90', 'chocolate', 'sexta']) expect(after).toContain(told);
  });

  it('gives the draft another opening, and another call, and keeps the rest', async () => {
    const { tap, text } = await aDraft(topic);
    const before = (await text()).split('\n');
    expect(await tap('OTHER_OPENING')).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    const opened = (await text()).split('\n');
    expect(opened[0]).not.toBe(before[0]);
    expect(await tap('OTHER_CALL')).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    const called = (await text()).split('\n');
    expect(called[0]).toBe(opened[0]);
    expect(called).not.toEqual(opened);
    expect(called.at(-1)).toBe(opened.at(-1));
  });

  it('counts nothing for a tap that is refused by the limit of clicks a minute', async () => {
    const { owner, id, tap } = await aDraft(topic);
    const left = async () => (await owner.graphql(versions, { id })).data.generation.adjustmentsLeft as number;
    for (let click = 2; click <= 10; click += 1) await owner.click();
    expect(await tap('SHORTER')).toMatchObject({ __typename: 'TooManyRequests' });
    expect(await left()).toBe(5);
  });

  it('takes the emojis out of a text that its owner edited, and refuses what needs a model', async () => {
    const { owner, id, tap, text } = await aDraft(topic);
    await save(owner, id);
    expect(await tap('FEWER_EMOJIS')).toMatchObject({ __typename: 'AdjustVariationSuccess' });
    expect(await text()).toBe('Bolo novo!\n\nPeça já. #Bolo #Doce #Cenoura');
    for (const kind of ['LIVELIER', 'SHORTER', 'OTHER_OPENING', 'REWRITE']) {
      expect(await tap(kind)).toMatchObject({
        __typename: 'NothingToAdjust',
        message: expect.stringMatching(/^Sem a IA ligada, .* O ajuste não foi contado\.$/),
      });
    }
    expect((await owner.graphql(versions, { id })).data.generation.adjustmentsLeft).toBe(4);
  });

  it('counts each tap once towards the clicks of a minute, and a refused tap as no adjustment', async () => {
    const { owner, id, tap } = await aDraft(topic);
    const requestId = randomUUID();
    for (let call = 0; call < 11; call += 1) {
      expect(await adjustVariation(owner, id, { kind: 'OTHER_OPENING', requestId })).toMatchObject({
        __typename: 'AdjustVariationSuccess',
      });
    }
    // The click and one tap are counted; eight more clicks are the last of this minute.
    for (let click = 0; click < 8; click += 1) await owner.click();
    expect(await tap('OTHER_CALL')).toMatchObject({ __typename: 'TooManyRequests' });
    expect((await owner.graphql(versions, { id })).data.generation.adjustmentsLeft).toBe(4);
  });

  async function save(owner: Owner, generationId: string) {
    const variations = ['🎂 Bolo novo! 🥕\n\nPeça já. 💛 #Bolo #Doce #Cenoura', 'b', 'c'];
    await owner.graphql(update, { input: { generationId, variations } });
  }
});
