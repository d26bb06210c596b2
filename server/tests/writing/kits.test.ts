import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import 'reflect-metadata';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { bufferKit } from '../../src/graphql/kitProgress.ts';
import { openingLength } from '../../src/services/copywriting/cancelledStreams.ts';
import { pollIntervalMs } from '../../src/services/copywriting/sharedPoller.ts';
import { aGeneration } from '../seed/domain.ts';
import { createKitCall, deleteKitOf, findKit, createKit, threeTypes, watchKit } from '../seed/kits.ts';
import { setPlan } from '../seed/setPlan.ts';
import { nodesOf, type Answer, type Owner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const statesOf = ({ texts }: Answer['body']): string[] => texts.map(({ state }: { state: string }) => state);
const idsOf = ({ texts }: Answer['body']): string[] =>
  texts.map(({ generation }: { generation: { id: string } }) => generation.id);

describe.each(stores)('a campaign kit (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  const clickRate = { name: 'clicks', points: 10, seconds: 60 };
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    server = await aServer({ on, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });
  beforeEach(() => upstream.always('normal'));

  const anOwner = (credits = 5) => server.anOwner({ plan: 'plano_voo', credits });
  const accountOf = (owner: Owner) => server.store.users.find(owner.uid);
  const clicksOf = async (owner: Owner) =>
    (await server.store.users.statement(owner.uid, 99))
      .filter(({ kind }) => kind === 'use' || kind === 'return')
      .toReversed();

  it('stores one text of each type for one credit each, and names each in the statement', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    const { __typename, kit, user } = await createKit(owner, {
      requestId,
      contentTypes: ['TEXTO_ANUNCIO', 'POST_INSTAGRAM', 'MENSAGEM_WHATSAPP'],
    });
    expect([__typename, user]).toEqual(['CreateKitSuccess', { textCredits: 2 }]);
    expect(kit).toMatchObject({ id: requestId });
    expect(new Set(kit.contentTypes)).toEqual(new Set(threeTypes));
    expect(statesOf(kit)).toEqual(['STORED', 'STORED', 'STORED']);
    for (const { contentType, generation } of kit.texts) {
      expect(generation).toMatchObject({ contentType, kit: { id: requestId, contentTypes: kit.contentTypes } });
    }
    const clicks = await clicksOf(owner);
    expect(clicks.map(({ kind }) => kind)).toEqual(['use', 'use', 'use']);
    expect(new Set(clicks.map(({ generationId }) => generationId))).toEqual(new Set(idsOf(kit)));
    expect(await accountOf(owner)).toMatchObject({ textCredits: 2, holds: [] });
    for (const id of [requestId, requestId.toUpperCase()]) expect(idsOf(await findKit(owner, id))).toEqual(idsOf(kit));
  });

  it('holds no credit when one is missing, and answers how many are missing', async () => {
    const owner = await anOwner(2);
    const before = upstream.requests.length;
    expect(await createKit(owner)).toEqual({
      __typename: 'OutOfCredits',
      message: 'Falta 1 crédito para este kit. Nada foi cobrado.',
      missingCredits: 1,
    });
    expect(await createKit(await anOwner(0))).toMatchObject({ missingCredits: 3 });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 2, holds: [] });
    expect(await clicksOf(owner)).toEqual([]);
    expect(upstream.requests.length).toBe(before);
  });

  it('keeps the other texts when one fails and gives its credit back; the same click writes that one alone', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('refusal');
    const { kit, user } = await createKit(owner, { requestId });
    expect(tally(statesOf(kit))).toEqual({ STORED: 2, RETURNED: 1 });
    const failures = kit.texts.map(({ state, failure }: Answer['body']) => `${state} ${failure?.__typename}`);
    expect(tally(failures)).toEqual({ 'STORED undefined': 2, 'RETURNED WriterUnavailable': 1 });
    expect(user).toEqual({ textCredits: 3 });
    expect(tally((await clicksOf(owner)).map(({ kind }) => kind))).toEqual({ use: 3, return: 1 });
    expect(await findKit(owner, requestId)).toEqual({ ...kit, texts: await withoutKit(kit) });

    const before = upstream.requests.length;
    const again = await createKit(owner, { requestId });
    expect(upstream.requests.length).toBe(before + 1);
    expect(statesOf(again.kit)).toEqual(['STORED', 'STORED', 'STORED']);
    expect(again.user).toEqual({ textCredits: 2 });
    expect((await owner.history()).length).toBe(3);
  });

  it('shows the stored texts when the missing one fails again, and gives that credit back again', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('refusal');
    const first = await createKit(owner, { requestId });
    upstream.next('refusal');
    expect(await createKit(owner, { requestId })).toEqual(first);
    expect(first.user).toEqual({ textCredits: 3 });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 3, holds: [] });
  });

  it('is answered with an error when a text cannot be stored, keeps the others, and gives that credit back', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    server.beforeStoreCall('generations.add', () => Promise.reject(new Error('the store is down')));
    expect(await createKit(owner, { requestId })).toMatchObject([{ extensions: { code: 'INTERNAL_SERVER_ERROR' } }]);
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ STORED: 2, RETURNED: 1 });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 3, holds: [] });
  });

  const withoutKit = ({ texts }: Answer['body']) =>
    texts.map(({ contentType, state, generation }: Answer['body']) => ({
      contentType,
      state,
      generation: generation && { id: generation.id, contentType: generation.contentType },
    }));

  it('gives all credits back when every text fails, and answers so', async () => {
    const owner = await anOwner();
    upstream.always('server-error');
    expect(await createKit(owner)).toMatchObject({
      __typename: 'WriterUnavailable',
      message: 'Não foi possível escrever os textos agora. Créditos devolvidos. Tente novamente em instantes.',
    });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
    expect(await owner.history()).toEqual([]);
  });

  it('returns the same kit for the same click, at no cost, in flight and afterwards', async () => {
    const owner = await anOwner(3);
    const requestId = randomUUID();
    upstream.always('slow');
    const before = upstream.requests.length;
    const kits = await atOnce(8, (n) => createKit(owner, { requestId: n % 2 ? requestId.toUpperCase() : requestId }));
    upstream.always('normal');
    const later = await createKit(owner, { requestId, contentTypes: threeTypes.toReversed() });
    for (const { kit } of [...kits, later]) expect(idsOf(kit)).toEqual(idsOf(later.kit));
    expect(upstream.requests.length).toBe(before + 3);
    expect((await clicksOf(owner)).length).toBe(3);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 0, holds: [] });
  });

  it('refuses an id that was used for another brief, other types, or a text of its own', async () => {
    const owner = await anOwner(9);
    const requestId = randomUUID();
    await createKit(owner, { requestId });
    const single = randomUUID();
    await owner.click({ requestId: single });
    const reused = [
      await createKit(owner, { requestId, topic: 'Bolo de cenoura' }),
      await createKit(owner, { requestId, contentTypes: threeTypes.slice(1) }),
      await createKit(owner, { requestId, contentTypes: [...threeTypes, 'EMAIL_MARKETING'] }),
      await createKit(owner, { requestId, contentTypes: ['ROTEIRO_REELS', 'EMAIL_MARKETING'] }),
      await createKit(owner, { requestId: single }),
    ];
    for (const answer of reused) expect(answer).toMatchObject({ __typename: 'RequestIdReused' });
    expect((await owner.click({ requestId })).status).toBe(409);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
  });

  it('waits for a single text with its id, then refuses the id and takes no credit for it', async () => {
    const owner = await anOwner(9);
    const requestId = randomUUID();
    const holds = () => server.storeCalls.filter((call) => call === 'users.hold');
    server.storeCalls.length = 0;
    // The single text is being written until the kit has polled several times.
    server.beforeStoreCall('generations.add', async () => {
      await expect.poll(holds).toHaveLength(2);
      await sleep(5 * pollIntervalMs);
    });
    const single = owner.click({ requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(1);
    const kit = createKit(owner, { requestId });
    expect((await single).status).toBe(200);
    expect(await kit).toMatchObject({ __typename: 'RequestIdReused' });
    expect(holds()).toHaveLength(2);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 8, holds: [] });
    expect((await clicksOf(owner)).map(({ kind }) => kind)).toEqual(['use']);
  });

  it('refuses an id whose single text was stored between look-up and hold, and returns the held credits', async () => {
    const owner = await anOwner(9);
    const requestId = randomUUID();
    server.beforeStoreCall('users.hold', () => owner.click({ requestId }));
    expect(await createKit(owner, { requestId })).toMatchObject({ __typename: 'RequestIdReused' });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 8, holds: [] });
    expect(await owner.history()).toHaveLength(1);
  });

  it('takes no credit for a single text with its id, when the kit is stored between look-up and hold', async () => {
    const owner = await anOwner(9);
    const requestId = randomUUID();
    server.beforeStoreCall('users.hold', () => createKit(owner, { requestId }));
    expect((await owner.click({ requestId })).status).toBe(409);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 6, holds: [] });
    expect(await owner.history()).toHaveLength(3);
  });

  it('is found by its id as a click: being written, then stored', async () => {
    const owner = await anOwner(9);
    const requestId = randomUUID();
    const stateOf = async (id: string) =>
      (await owner.graphql('query ($id: ID!) { click(requestId: $id) { state generation { id } } }', { id })).data
        .click;
    expect(await stateOf(requestId)).toEqual({ state: 'RETURNED', generation: null });
    upstream.always('leisurely');
    const kit = createKit(owner, { requestId });
    await expect.poll(() => stateOf(requestId)).toEqual({ state: 'BEING_WRITTEN', generation: null });
    upstream.always('normal');
    await kit;
    expect(await stateOf(requestId.toUpperCase())).toEqual({ state: 'STORED', generation: null });
  });

  it('shows no text outside the window of the plan', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    await createKit(owner, { requestId });
    await setPlan(server, owner, 'plano_ninho');
    const createdAt = new Date(Date.now() + 1_000);
    await atOnce(10, () => server.store.generations.add(aGeneration({ userId: owner.uid, createdAt })));
    const { texts } = await findKit(owner, requestId);
    expect(texts.map(({ state, generation }: Answer['body']) => [state, generation])).toEqual(
      threeTypes.map(() => ['STORED', null]),
    );
  });

  it('is locked on the free plan, and refuses a brief without two different types or without a topic', async () => {
    const free = await server.anOwner();
    expect(await createKit(free)).toMatchObject({
      __typename: 'PlanLocked',
      field: 'contentTypes',
      message: 'Kit de campanha: disponível a partir do Plano Voo.',
    });
    const owner = await anOwner();
    for (const contentTypes of [[], ['POST_INSTAGRAM'], ['POST_INSTAGRAM', 'POST_INSTAGRAM']]) {
      expect(await createKit(owner, { contentTypes })).toMatchObject({
        __typename: 'InvalidBrief',
        field: 'contentTypes',
      });
    }
    for (const topic of [' ', '🔥', 'a']) {
      expect(await createKit(owner, { topic })).toMatchObject({ __typename: 'InvalidBrief', field: 'topic' });
    }
    expect(await accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
  });

  it('has its smallest and its largest size in the configuration', async () => {
    const { data } = await (await anOwner()).graphql('{ config { limits { smallestKit largestKit } } }');
    expect(data.config.limits).toEqual({ smallestKit: 2, largestKit: 6 });
  });

  it('counts each text towards the clicks of a minute, and gives the credits of a refused kit back', async () => {
    const owner = await anOwner(30);
    for (let kit = 0; kit < 3; kit += 1)
      expect(await createKit(owner)).toMatchObject({ __typename: 'CreateKitSuccess' });
    expect(await createKit(owner)).toMatchObject({ __typename: 'TooManyRequests' });
    expect(await accountOf(owner)).toMatchObject({ textCredits: 21, holds: [] });
  });

  it('counts its texts towards the clicks of a minute at the first call, and a repeat that writes again as one click', async () => {
    const owner = await anOwner(30);
    const kit = { requestId: randomUUID() };
    upstream.always('hang');
    for (let visit = 0; visit < 4; visit += 1) {
      const { cancel } = watchKit(owner, kit);
      await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(3);
      cancel();
      await expect.poll(() => accountOf(owner)).toMatchObject({ textCredits: 30, holds: [] });
    }
    upstream.always('normal');
    const answer = await owner.call('POST', '/graphql', createKitCall(kit));
    expect(answer.body.data.createKit.__typename).toBe('CreateKitSuccess');
    expect(answer.headers.get('ratelimit-remaining')).toBe('3');
    expect(await createKit(owner)).toMatchObject({ __typename: 'CreateKitSuccess' });
    expect(await createKit(owner)).toMatchObject({ __typename: 'TooManyRequests' });
  });

  it('counts all its texts towards the clicks of a minute again when its first call was refused', async () => {
    const owner = await anOwner(30);
    const kit = { requestId: randomUUID() };
    const clicks = (count: number) => server.store.rateLimits.take(clickRate, owner.uid, count);
    await clicks(8);
    expect(await createKit(owner, kit)).toMatchObject({ __typename: 'TooManyRequests' });
    await server.store.rateLimits.forget(clickRate, owner.uid);
    expect(await createKit(owner, kit)).toMatchObject({ __typename: 'CreateKitSuccess' });
    expect(await clicks(0)).toMatchObject({ left: 7 });
  });

  it('beyond the limit of a minute takes no credit and writes no line of the statement', async () => {
    const owner = await anOwner(30);
    await server.store.rateLimits.take(clickRate, owner.uid, 10);
    expect(await createKit(owner)).toMatchObject({ __typename: 'TooManyRequests' });
    expect(await clicksOf(owner)).toEqual([]);
  });

  it('and a text that are being written are joined by their repeats although the clicks of the minute are used up', async () => {
    const owner = await anOwner(30);
    await server.store.rateLimits.take(clickRate, owner.uid, 6);
    upstream.always('slow');
    const [ofKit, ofText] = [{ requestId: randomUUID() }, { requestId: randomUUID() }];
    const first = [createKit(owner, ofKit), owner.click(ofText)] as const;
    await expect.poll(() => server.store.rateLimits.take(clickRate, owner.uid, 0)).toMatchObject({ left: 0 });
    expect((await accountOf(owner))?.holds).toHaveLength(4);
    const [kit, text] = await Promise.all([createKit(owner, ofKit), owner.click(ofText)]);
    expect(kit).toMatchObject({ __typename: 'CreateKitSuccess' });
    expect(text.body.generationId).toBe((await first[1]).body.generationId);
    expect(text.headers.get('ratelimit-remaining')).toBeNull();
    expect((await first[0]).kit.id).toBe(kit.kit.id);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 26 });
  });

  it('counts its texts in the RateLimit headers of its answer', async () => {
    const { headers } = await (await anOwner()).call('POST', '/graphql', createKitCall());
    const told = ['limit', 'remaining', 'policy'].map((one) => headers.get(`ratelimit-${one}`));
    expect(told).toEqual(['10', '7', '10;w=60']);
  });

  it('is one click in flight, whatever its number of texts', async () => {
    const owner = await anOwner(30);
    upstream.always('leisurely');
    const watched = [watchKit(owner), watchKit(owner), watchWriting(owner)];
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(7);
    expect(await createKit(owner)).toMatchObject({ __typename: 'TooManyRequests' });
    for (const { cancel } of watched) cancel();
    await expect.poll(async () => (await accountOf(owner))?.textCredits).toBe(30);
  });

  it('sends the pieces of each text by its type, and its end before the result', async () => {
    const owner = await anOwner();
    upstream.always('slow');
    const watched = watchKit(owner);
    const { kit } = await watched.ended;
    const progress = watched.events.slice(0, -1);
    expect(tally(progress.map(({ __typename }) => __typename))).toEqual({ KitProgress: progress.length });
    const growing = progress.flatMap((event) => event.growing);
    expect(new Set(growing.map(({ contentType }) => contentType))).toEqual(new Set(threeTypes));
    expect(growing[0].pieces[0]).toMatchObject({ variation: 0 });
    const told = progress.flatMap((event) => event.ended);
    // The result replaces the last ones, which may not have been sent.
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told.map(({ generation }) => generation.id)).size).toBe(told.length);
    for (const { generation } of told) expect(idsOf(kit)).toContain(generation.id);
  });

  it('sends to a repeated click the texts that are stored already, before the missing one is written', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('refusal');
    const { kit } = await createKit(owner, { requestId });
    upstream.always('hang');
    const watched = watchKit(owner, { requestId });
    const told = () => watched.events.flatMap((event) => event.ended ?? []);
    await expect.poll(() => told().length).toBe(2);
    const stored = kit.texts.filter(({ state }: { state: string }) => state === 'STORED');
    const typesOf = (texts: readonly { readonly contentType: string }[]) =>
      new Set(texts.map((text) => text.contentType));
    expect(typesOf(told())).toEqual(typesOf(stored));
    watched.cancel();
    await expect.poll(async () => (await accountOf(owner))?.holds).toEqual([]);
  });

  it('reports at once that a text has failed, while the others are being written', async () => {
    const owner = await anOwner();
    upstream.next('refusal');
    upstream.always('hang');
    const watched = watchKit(owner);
    await expect
      .poll(() => watched.events.flatMap((event) => event.ended ?? []))
      .toEqual([
        {
          contentType: expect.any(String),
          state: 'RETURNED',
          generation: null,
          failure: { __typename: 'WriterUnavailable' },
        },
      ]);
    watched.cancel();
    await expect.poll(() => accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
  });

  it('tells who waits for another call of its id once of each text, however often it polls', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('normal');
    upstream.always('hang');
    const writing = watchKit(owner, { requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(2);
    const waiting = watchKit(owner, { requestId });
    await expect.poll(() => waiting.events).not.toEqual([]);
    server.storeCalls.length = 0;
    await expect.poll(() => server.storeCalls.filter((call) => call === 'generations.ofKit').length).toBeGreaterThan(3);
    expect(waiting.events.flatMap((event) => event.ended)).toMatchObject([{ state: 'STORED' }]);
    for (const { cancel } of [waiting, writing]) cancel();
    await expect.poll(() => accountOf(owner)).toMatchObject({ textCredits: 4, holds: [] });
  });

  it('says at once that a text starts again, before its next piece', () => {
    const { listener, take } = bufferKit();
    const text = listener.of('post_instagram');
    text.grow({ variation: 0, text: 'Pão' });
    take();
    text.restart([0]);
    expect(take().growing).toEqual([{ contentType: 'post_instagram', restarted: [0], pieces: [] }]);
    expect(take().growing).toEqual([]);
  });

  it('gives the credits back when the client leaves the call before its texts are written', async () => {
    const owner = await anOwner();
    upstream.always('hang');
    const gone = new AbortController();
    const query = 'mutation ($input: CreateKitInput!) { createKit(input: $input) { __typename } }';
    const input = { contentTypes: threeTypes, topic: 'Pão de queijo', requestId: randomUUID() };
    owner.call('POST', '/graphql', { query, variables: { input } }, { signal: gone.signal }).catch(() => undefined);
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(3);
    gone.abort();
    await expect.poll(() => accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
  });

  it('ends what is not stored when the client leaves, each text by itself', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('normal');
    upstream.always('hang');
    const watched = watchKit(owner, { requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length, { timeout: 5_000 }).toBe(2);
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ STORED: 1, BEING_WRITTEN: 2 });
    watched.cancel();
    await expect.poll(() => accountOf(owner), { timeout: 5_000 }).toMatchObject({ textCredits: 4, holds: [] });
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ STORED: 1, RETURNED: 2 });
  });

  it('gives three credits back when the client leaves while four texts are shown, and writes the fourth', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.always('leisurely');
    const contentTypes = [...threeTypes, 'DESCRICAO_PRODUTO'];
    const watched = watchKit(owner, { requestId, contentTypes, topic: 'Pão de queijo '.repeat(6).trim() });
    const lengths = () => {
      const shown = new Map<string, number>();
      for (const { contentType, pieces } of watched.events.flatMap((event) => event.growing ?? [])) {
        const length = pieces.reduce((sum: number, { text }: { text: string }) => sum + text.length, 0);
        shown.set(contentType, (shown.get(contentType) ?? 0) + length);
      }
      return [...shown.values()];
    };
    await expect.poll(() => lengths().filter((length) => length > openingLength)).toHaveLength(4);
    watched.cancel();
    // The writer goes on at its pace.
    await expect.poll(() => accountOf(owner), { timeout: 60_000 }).toMatchObject({ textCredits: 4, holds: [] });
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ STORED: 1, RETURNED: 3 });
  });

  it('is found while none of its texts is stored yet', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.always('hang');
    const watched = watchKit(owner, { requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(3);
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ BEING_WRITTEN: 3 });
    watched.cancel();
    await expect.poll(() => accountOf(owner)).toMatchObject({ textCredits: 5, holds: [] });
    expect(await findKit(owner, requestId)).toBeNull();
  });

  it('is deleted whole, stops what is being written, and leaves others alone', async () => {
    const [owner, other] = [await anOwner(9), await anOwner()];
    const requestId = randomUUID();
    const { kit } = await createKit(owner, { requestId });
    const theirs = await createKit(other);
    expect(await deleteKitOf(other, requestId)).toEqual({ kitId: requestId, generationIds: [] });
    expect(await deleteKitOf(owner, theirs.kit.id)).toMatchObject({ generationIds: [] });
    const deleted = await deleteKitOf(owner, requestId);
    expect(new Set(deleted.generationIds)).toEqual(new Set(idsOf(kit)));
    expect(await findKit(owner, requestId)).toBeNull();
    expect(await owner.history()).toEqual([]);
    expect(await findKit(owner, theirs.kit.id)).toBeNull();
    expect(statesOf(await findKit(other, theirs.kit.id))).toEqual(['STORED', 'STORED', 'STORED']);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 6 });

    upstream.always('slow');
    const writing = randomUUID();
    const answer = createKit(owner, { requestId: writing });
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(3);
    await deleteKitOf(owner, writing);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 6, holds: [] });
    // Either the interrupted click or its next look at the kit tells.
    expect(['WriterUnavailable', 'GenerationDeleted']).toContain((await answer).__typename);
    expect(await owner.history()).toEqual([]);
  });

  it('is deleted by its id in capitals, too', async () => {
    const owner = await anOwner();
    const { kit } = await createKit(owner);
    expect((await deleteKitOf(owner, kit.id.toUpperCase())).generationIds).toHaveLength(3);
    expect(await owner.history()).toEqual([]);
  });

  /** A kit of which one text is not stored yet, and how that one is stored and paid for. */
  async function aKitWithOneLeft() {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('normal', 'normal');
    upstream.always('hang');
    const watched = watchKit(owner, { requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length).toBe(1);
    const [hold] = (await accountOf(owner))!.holds;
    const [one] = await server.store.generations.ofKit(owner.uid, requestId);
    const { generationId: id, requestId: ofText } = hold!;
    const contentType = ofText.split(':')[1] as Generation['contentType'];
    const store = async () => {
      await server.store.generations.add({ ...one!, id, requestId: ofText, contentType });
      await server.store.users.settle(owner.uid, id, 'spent');
    };
    return { owner, requestId, watched, store };
  }

  it('is deleted with a text that is stored while the others are deleted', async () => {
    const { owner, requestId, store, watched } = await aKitWithOneLeft();
    server.beforeStoreCall('generations.ruleOut', store);
    expect((await deleteKitOf(owner, requestId)).generationIds).toHaveLength(3);
    expect(await owner.history()).toEqual([]);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 2, holds: [] });
    watched.cancel();
  });

  it('is deleted with a text that a repeat of its click writes just before', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('refusal');
    await createKit(owner, { requestId });
    server.beforeStoreCall('deletedClicks.add', () => createKit(owner, { requestId }));
    expect((await deleteKitOf(owner, requestId)).generationIds).toHaveLength(3);
    expect(await owner.history()).toEqual([]);
    expect(await accountOf(owner)).toMatchObject({ textCredits: 2, holds: [] });
    expect(await createKit(owner, { requestId })).toMatchObject({ __typename: 'GenerationDeleted' });
  });

  it('is found whole when its last text is stored before its texts are read', async () => {
    const { owner, requestId, store, watched } = await aKitWithOneLeft();
    server.beforeStoreCall('generations.ofKit', store);
    expect(statesOf(await findKit(owner, requestId))).toEqual(['STORED', 'STORED', 'STORED']);
    watched.cancel();
  });

  it('is found with no text missing when its last one is stored after its texts are read', async () => {
    const { owner, requestId, store, watched } = await aKitWithOneLeft();
    // Were the holds read behind the texts, this one would be neither held nor stored.
    server.beforeStoreCall('generations.ofKit', async () => server.beforeStoreCall('users.find', store));
    expect(statesOf(await findKit(owner, requestId))).not.toContain('RETURNED');
    watched.cancel();
  });

  it('is found in the history by the type of each of its texts', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    await createKit(owner, { requestId });
    const query = `query ($contentType: ContentType) {
      history(contentType: $contentType) { edges { node { contentType kit { id } } } }
    }`;
    for (const contentType of threeTypes) {
      const { data } = await owner.graphql(query, { contentType });
      expect(nodesOf(data.history)).toEqual([{ contentType, kit: { id: requestId } }]);
    }
  });
});

it('a kit of more texts than the clicks of a minute is written, and counts as all of them', async () => {
  const server = await aServer({ clickRate: { name: 'clicks', points: 2, seconds: 60 } });
  try {
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 6 });
    expect(await createKit(owner)).toMatchObject({ __typename: 'CreateKitSuccess', user: { textCredits: 3 } });
    expect(await createKit(owner)).toMatchObject({ __typename: 'TooManyRequests' });
  } finally {
    await server.stop();
  }
});
