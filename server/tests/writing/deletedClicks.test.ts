import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deletedClickDays } from '../../src/domain/generations/deletedClick.ts';
import { deleteKitOf, findKit, createKit, threeTypes, watchKit } from '../seed/kits.ts';
import type { Answer, Owner } from '../seed/owner.ts';
import { atOnce, tally } from '../seed/races.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const generateCopy = `mutation ($input: GenerateCopyInput!) {
  generateCopy(input: $input) { __typename ... on Failure { message } }
}`;
const brief = { contentType: 'POST_INSTAGRAM', topic: 'Pão de queijo quentinho', tone: 'VENDER' };
const gone = {
  __typename: 'GenerationDeleted',
  message: 'O texto deste pedido foi excluído. Nada foi cobrado de novo.',
};
const kitGone = { ...gone, message: 'O kit deste pedido foi excluído. Nada foi cobrado de novo.' };
const day = 86_400_000;

describe.each(stores)('a click whose text was deleted (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  let now = Date.now();
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    const clock = { now: () => new Date(now) };
    server = await aServer({ on, clock, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });
  beforeEach(() => {
    now = Date.now();
    upstream.always('normal');
  });

  const anOwner = (credits = 9) => server.anOwner({ plan: 'plano_voo', credits });
  const accountOf = (owner: Owner) => server.store.users.find(owner.uid);
  const linesOf = async (owner: Owner) => (await server.store.users.statement(owner.uid, 999)).length;
  const remove = (owner: Owner, generationId: string) => owner.call('POST', '/api/delete-generation', { generationId });
  const stateOf = async (owner: Owner, requestId: string) =>
    (await owner.graphql(`{ click(requestId: "${requestId}") { state } }`)).data.click.state;
  const statesOf = ({ texts }: Answer['body']): string[] => texts.map(({ state }: { state: string }) => state);
  const idOf = ({ texts }: Answer['body'], contentType: string): string =>
    texts.find((text: Answer['body']) => text.contentType === contentType).generation.id;

  /** What is spent, written and asked of the model; equal before and after what must cost nothing. */
  const spentBy = async (owner: Owner) => ({
    credits: (await accountOf(owner))?.textCredits,
    holds: (await accountOf(owner))?.holds,
    lines: await linesOf(owner),
    asked: upstream.requests.length,
    texts: (await owner.history()).length,
  });

  it('is answered GENERATION_DELETED when it is repeated, on each transport, at no cost', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    const { generationId } = (await owner.click({ requestId })).body;
    expect(await stateOf(owner, requestId)).toBe('STORED');
    expect((await remove(owner, generationId)).status).toBe(200);
    const before = await spentBy(owner);

    expect(await owner.click({ requestId: requestId.toUpperCase() })).toMatchObject({
      status: 404,
      body: { error: gone.message, code: 'GENERATION_DELETED' },
    });
    const { data } = await owner.graphql(generateCopy, { input: { ...brief, requestId } });
    expect(data.generateCopy).toEqual(gone);
    const watched = watchWriting(owner, { ...brief, requestId });
    expect(await watched.ended).toEqual(gone);
    expect(watched.events).toHaveLength(1);
    // Nothing is kept of the brief, so that another one with the id gets the same answer.
    expect((await owner.click({ requestId, keywords: 'Outra coisa' })).body.code).toBe('GENERATION_DELETED');
    expect((await createKit(owner, { requestId })).__typename).toBe('GenerationDeleted');
    expect(await stateOf(owner, requestId)).toBe('DELETED');
    expect(await spentBy(owner)).toEqual(before);
  });

  it('is answered GENERATION_DELETED when no credit is left, and its id is free to another account', async () => {
    const owner = await anOwner(1);
    const other = await anOwner(1);
    const requestId = randomUUID();
    await remove(owner, (await owner.click({ requestId })).body.generationId);
    expect((await owner.click({ requestId })).body.code).toBe('GENERATION_DELETED');
    expect((await other.click({ requestId })).status).toBe(200);
  });

  it('takes no credit while its text is deleted, 20 times', async () => {
    const owner = await anOwner(40);
    for (let trial = 0; trial < 20; trial += 1) {
      const requestId = randomUUID();
      upstream.always('normal');
      const { generationId } = (await owner.click({ requestId })).body;
      const before = await spentBy(owner);
      const answers = await atOnce(9, (index) =>
        index === 4 ? remove(owner, generationId) : owner.click({ requestId }),
      );
      answers.splice(4, 1);
      for (const { status, body } of answers) {
        expect(status === 200 ? body.generationId === generationId : body.code === 'GENERATION_DELETED').toBe(true);
      }
      const { credits, holds, asked } = await spentBy(owner);
      expect({ credits, holds, asked }).toEqual({ credits: before.credits, holds: [], asked: before.asked });
      expect((await owner.click({ requestId })).body.code).toBe('GENERATION_DELETED');
    }
  });

  it('takes no credit when its text is deleted as soon as it is stored, while repeats of the click wait for it', async () => {
    const owner = await anOwner(9);
    for (let trial = 0; trial < 3; trial += 1) {
      const requestId = randomUUID();
      const { credits } = await spentBy(owner);
      const asked = upstream.requests.length;
      upstream.always('slow');
      const clicks = atOnce(6, () => owner.click({ requestId }));
      await expect
        .poll(() => server.store.generations.findByRequest(owner.uid, requestId), { interval: 1 })
        .not.toBeNull();
      await remove(owner, (await server.store.generations.findByRequest(owner.uid, requestId))!.id);
      const codes = (await clicks).map(({ status, body }) => (status === 200 ? 'written' : body.code));
      expect(new Set([...codes, 'written', 'GENERATION_DELETED'])).toEqual(new Set(['written', 'GENERATION_DELETED']));
      await expect.poll(async () => (await accountOf(owner))?.holds).toEqual([]);
      expect((await accountOf(owner))?.textCredits).toBe(credits! - 1);
      expect(upstream.requests.length).toBe(asked + 1);
    }
  });

  it('the deleted text of a kit is not written again, and the others are shown as they are', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    const { kit } = await createKit(owner, { requestId });
    await remove(owner, idOf(kit, 'MENSAGEM_WHATSAPP'));
    const before = await spentBy(owner);
    const again = await createKit(owner, { requestId });
    expect(tally(statesOf(again.kit))).toEqual({ STORED: 2, DELETED: 1 });
    expect(tally(statesOf(await findKit(owner, requestId)))).toEqual({ STORED: 2, DELETED: 1 });
    expect(tally(statesOf((await watchKit(owner, { requestId }).ended).kit))).toEqual({ STORED: 2, DELETED: 1 });
    expect(await stateOf(owner, requestId)).toBe('STORED');
    expect(await spentBy(owner)).toEqual(before);

    for (const type of ['POST_INSTAGRAM', 'TEXTO_ANUNCIO']) await remove(owner, idOf(kit, type));
    const left = await spentBy(owner);
    expect(await createKit(owner, { requestId })).toEqual(kitGone);
    expect(await findKit(owner, requestId)).toBeNull();
    expect(await stateOf(owner, requestId)).toBe('DELETED');
    expect((await owner.click({ requestId })).body.code).toBe('GENERATION_DELETED');
    expect(await spentBy(owner)).toEqual(left);
  });

  it('a repeated kit writes a text that had failed, and not one that was deleted', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('refusal');
    const { kit } = await createKit(owner, { requestId });
    const [stored] = kit.texts.filter(({ state }: { state: string }) => state === 'STORED');
    await remove(owner, stored.generation.id);
    const asked = upstream.requests.length;
    const again = await createKit(owner, { requestId });
    expect(tally(statesOf(again.kit))).toEqual({ STORED: 2, DELETED: 1 });
    expect(upstream.requests.length).toBe(asked + 1);
    expect(again.user).toEqual({ textCredits: 6 });
  });

  it('the click of a kit that was deleted while it was written is answered GENERATION_DELETED', async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    upstream.next('normal');
    upstream.always('hang');
    const watched = watchKit(owner, { requestId });
    await expect.poll(async () => (await accountOf(owner))?.holds.length, { timeout: 5_000 }).toBe(2);
    await deleteKitOf(owner, requestId);
    watched.cancel();
    upstream.always('normal');
    await expect.poll(async () => (await accountOf(owner))?.holds).toEqual([]);
    const before = await spentBy(owner);
    expect(before).toMatchObject({ credits: 8, texts: 0 });
    expect(await createKit(owner, { requestId })).toEqual(kitGone);
    expect(await watchKit(owner, { requestId }).ended).toEqual(kitGone);
    expect((await owner.click({ requestId })).body.code).toBe('GENERATION_DELETED');
    expect(await stateOf(owner, requestId)).toBe('DELETED');
    expect(await spentBy(owner)).toEqual(before);
  });

  it('takes no credit while its kit is deleted, 10 times', async () => {
    const owner = await anOwner(60);
    for (let trial = 0; trial < 10; trial += 1) {
      const requestId = randomUUID();
      await createKit(owner, { requestId });
      const { credits, asked } = await spentBy(owner);
      await atOnce(7, (index) => (index === 3 ? deleteKitOf(owner, requestId) : createKit(owner, { requestId })));
      expect(await createKit(owner, { requestId })).toEqual(kitGone);
      expect(await spentBy(owner)).toMatchObject({ credits, holds: [], asked, texts: 0 });
    }
  });

  it.each([
    ['a text', (owner: Owner, requestId: string) => owner.click({ requestId }).then(({ body }) => body.error), gone],
    [
      'a kit',
      (owner: Owner, requestId: string) => createKit(owner, { requestId }).then(({ message }) => message),
      kitGone,
    ],
  ])('takes no credit for %s that is stored and deleted between look-up and hold', async (_, call, { message }) => {
    const owner = await anOwner();
    const requestId = randomUUID();
    let before = await spentBy(owner);
    server.beforeStoreCall('users.hold', async () => {
      await call(owner, requestId);
      for (const { id } of await owner.history()) await remove(owner, id);
      before = await spentBy(owner);
    });
    expect(await call(owner, requestId)).toBe(message);
    const { lines: _lines, ...after } = await spentBy(owner);
    expect(before).toMatchObject(after);
  });

  it('is remembered neither for a kit that never existed nor for an account that is deleted', async () => {
    const owner = await anOwner();
    await deleteKitOf(owner, randomUUID());
    expect(await server.store.deletedClicks.of(owner.uid, 9)).toEqual([]);
    await createKit(owner, { requestId: randomUUID(), contentTypes: threeTypes.slice(1) }).then(({ kit }) =>
      deleteKitOf(owner, kit.id),
    );
    // Each text's click, and the kit's.
    expect(await server.store.deletedClicks.of(owner.uid, 9)).toHaveLength(3);
    await owner.graphql('mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }');
    expect(await server.store.deletedClicks.of(owner.uid, 9)).toEqual([]);
  });

  it(`is remembered for ${deletedClickDays} days, by the job that forgets it`, async () => {
    const owner = await anOwner();
    const requestId = randomUUID();
    await remove(owner, (await owner.click({ requestId })).body.generationId);
    now += deletedClickDays * day - 1_000;
    await server.runJobs();
    expect((await owner.click({ requestId })).body.code).toBe('GENERATION_DELETED');
    now += 2_000;
    await server.runJobs();
    expect(await server.store.deletedClicks.of(owner.uid, 9)).toEqual([]);
  });
});
