import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import 'reflect-metadata';
import { bufferText } from '../../src/graphql/copyProgress.ts';
import { freeCancellations, openingLength } from '../../src/services/copywriting/cancelledStreams.ts';
import type { Answer, Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';
import { watchWriting } from '../seed/writing.ts';
import { startOpenAiStandIn, type OpenAiStandIn } from '../writer/openAiStandIn.ts';

const kinds = (events: readonly Answer['body'][]) => [...new Set(events.map(({ __typename }) => __typename))];

describe.each(stores)('streaming a text over a subscription (%s)', (on) => {
  let upstream: OpenAiStandIn;
  let server: TestServer;
  beforeAll(async () => {
    upstream = await startOpenAiStandIn();
    const clickRate = { name: 'clicks', points: 1_000, seconds: 60 };
    server = await aServer({ on, clickRate, env: { OPENAI_BASE_URL: upstream.baseUrl } });
  });
  afterAll(async () => {
    await server.stop();
    await upstream.close();
  });
  beforeEach(() => upstream.always('slow'));

  it('sends the variations as they grow and ends with the stored generation, for one credit', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const watched = watchWriting(owner);
    const { __typename, generation, user } = await watched.ended;
    expect([__typename, user]).toEqual(['GenerateCopySuccess', { textCredits: 4 }]);
    const texts: string[] = generation.variations.map(({ text }: { text: string }) => text);
    expect(texts).toHaveLength(3);
    const [first] = watched.events;
    expect(first).toMatchObject({ __typename: 'CopyProgress', restarted: [], pieces: [{ variation: 0 }] });
    expect(first.pieces[0].text.length).toBeLessThan(10);
    expect(kinds(watched.events)).toEqual(['CopyProgress', 'GenerateCopySuccess']);
    // The result replaces the last pieces, which may not have been sent.
    for (const [index, text] of watched.shown().entries()) expect(texts[index]).toContain(text);
    expect(watched.shown().length).toBeGreaterThanOrEqual(2);
    expect((await server.store.generations.find(owner.uid, generation.id))?.variations).toEqual(texts);
  });

  it('batches tokens into far fewer events than tokens', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    upstream.always('normal');
    const topic = 'Pão de queijo '.repeat(60).trim();
    const watched = watchWriting(owner, { topic });
    expect(await watched.ended).toMatchObject({ __typename: 'GenerateCopySuccess' });
    expect(watched.events.length).toBeLessThan(60);
  });

  it('sends only the one variation of the free plan, even if the writer sends more', async () => {
    const owner = await server.anOwner();
    upstream.next('wrong-number');
    const watched = watchWriting(owner);
    const { generation } = await watched.ended;
    expect(generation.variations).toHaveLength(1);
    const variations = watched.events.flatMap(({ pieces = [] }) =>
      pieces.map((piece: Answer['body']) => piece.variation),
    );
    expect(new Set(variations)).toEqual(new Set([0]));
    expect(JSON.stringify(watched.events)).not.toContain('Um texto a mais');
  });

  it('announces before the second attempt which variations start again, and keeps the others', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    upstream.next('twins');
    const watched = watchWriting(owner);
    expect(await watched.ended).toMatchObject({ __typename: 'GenerateCopySuccess' });
    const restarted = watched.events.flatMap((event) => event.restarted ?? []);
    expect(restarted).toEqual([1, 2]);
    expect(watched.shown()[0]).toMatch(/^Texto 1/);
    expect(watched.shown()[1]).toMatch(/^Texto 1/);
  });

  it('ends with each failure of the mutation', async () => {
    const ninho = await server.anOwner({ credits: 0 });
    upstream.always('server-error');
    const ends = [
      await watchWriting(ninho, { topic: ' ' }).ended,
      await watchWriting(ninho).ended,
      await watchWriting(ninho, { contentType: 'EMAIL_MARKETING' }).ended,
      await watchWriting(await server.anOwner()).ended,
    ];
    expect(ends).toMatchObject([
      { __typename: 'InvalidBrief', field: 'topic', message: 'Por favor, descreva seu tópico.' },
      { __typename: 'OutOfCredits', message: 'Você não tem créditos.' },
      { __typename: 'PlanLocked', field: 'contentType' },
      { __typename: 'WriterUnavailable' },
    ]);
  });

  it('returns the credit and aborts the upstream request when the client cancels', async () => {
    const owner = await server.anOwner();
    const abandoned = upstream.abandoned();
    const watched = watchWriting(owner);
    await expect.poll(() => watched.events.length).toBeGreaterThan(0);
    watched.cancel();
    await expect.poll(() => owner.credits()).toBe(5);
    expect(await owner.history()).toEqual([]);
    await expect.poll(upstream.abandoned).toBe(abandoned + 1);
    expect((await server.store.users.find(owner.uid))?.holds).toEqual([]);
  });

  it('writes, stores and charges the text of a client that leaves after the first variation is whole', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const abandoned = upstream.abandoned();
    upstream.next('leisurely');
    const watched = watchWriting(owner);
    await expect.poll(() => watched.shown()[1]).toBeDefined();
    watched.cancel();
    await expect.poll(() => owner.history()).toHaveLength(1);
    await expect.poll(() => owner.credits()).toBe(4);
    expect(upstream.abandoned()).toBe(abandoned);
    expect((await server.store.users.find(owner.uid))?.holds).toEqual([]);
  });

  it('writes, stores and charges the only text of a client that leaves at its second attempt', async () => {
    const owner = await server.anOwner();
    upstream.next('off-topic', 'leisurely');
    const watched = watchWriting(owner, { topic: 'Pão de queijo por R$ 12' });
    await expect.poll(() => watched.events.flatMap((event) => event.restarted ?? [])).toEqual([0]);
    watched.cancel();
    await expect.poll(() => owner.history()).toHaveLength(1);
    await expect.poll(() => owner.credits()).toBe(4);
  });

  it('charges for a text that a client leaves after more than its opening from the fourth time on', async () => {
    const owner = await server.anOwner();
    const topic = 'Pão de queijo '.repeat(20).trim();
    const cancelLate = async () => {
      upstream.next('leisurely');
      const watched = watchWriting(owner, { topic });
      await expect.poll(() => watched.shown()[0]?.length).toBeGreaterThan(openingLength);
      watched.cancel();
    };
    for (let time = 1; time <= freeCancellations.points; time += 1) {
      await cancelLate();
      await expect.poll(async () => (await server.store.users.find(owner.uid))?.holds).toEqual([]);
      expect(await owner.credits()).toBe(5);
    }
    await cancelLate();
    await expect.poll(() => owner.history()).toHaveLength(1);
    await expect.poll(() => owner.credits()).toBe(4);

    upstream.next('stall');
    const ofOpening = watchWriting(owner);
    await expect.poll(() => ofOpening.events.length).toBeGreaterThan(0);
    ofOpening.cancel();
    await expect.poll(() => owner.credits()).toBe(4);
    expect(await owner.history()).toHaveLength(1);
  });

  it('returns the same generation by the mutation after the socket is lost, for one credit', async () => {
    const owner = await server.anOwner();
    const requestId = randomUUID();
    const watched = watchWriting(owner, { requestId });
    await expect.poll(() => watched.events.length).toBeGreaterThan(0);
    watched.leave();
    const { status, body } = await owner.click({ keywords: 'Pão de queijo', requestId });
    expect(status).toBe(200);
    expect(await owner.credits()).toBe(4);
    expect((await owner.history()).map(({ generationId, id }) => generationId ?? id)).toEqual([body.generationId]);
  });

  it('writes one text for one credit when two windows send the same requestId', async () => {
    const owner = await server.anOwner();
    const requestId = randomUUID();
    const [one, other] = [watchWriting(owner, { requestId }), watchWriting(owner, { requestId })];
    const ids = (await Promise.all([one.ended, other.ended])).map(({ generation }) => generation.id);
    expect(ids[0]).toBe(ids[1]);
    expect((await watchWriting(owner, { requestId }).ended).generation.id).toBe(ids[0]);
    expect(await owner.credits()).toBe(4);
  });

  it('the state of a click is answered by its requestId, to its owner alone: being written, stored, returned', async () => {
    const [owner, stranger] = [await server.anOwner(), await server.anOwner()];
    const clickOf = async (who: Owner, requestId: string) =>
      (await who.graphql('query ($id: ID!) { click(requestId: $id) { state generation { id } } }', { id: requestId }))
        .data.click;
    const returned = { state: 'RETURNED', generation: null };
    const [first, second] = [randomUUID(), randomUUID()];
    const watched = watchWriting(owner, { requestId: first });
    await expect.poll(() => watched.events.length).toBeGreaterThan(0);
    expect(await clickOf(owner, first)).toEqual({ state: 'BEING_WRITTEN', generation: null });
    expect(await clickOf(stranger, first)).toEqual(returned);
    const { generation } = await watched.ended;
    const stored = { state: 'STORED', generation: { id: generation.id } };
    expect(await clickOf(owner, first)).toEqual(stored);
    expect(await clickOf(owner, first.toUpperCase())).toEqual(stored);
    expect(await clickOf(stranger, first)).toEqual(returned);

    const cancelled = watchWriting(owner, { requestId: second });
    await expect.poll(() => cancelled.events.length).toBeGreaterThan(0);
    cancelled.cancel();
    await expect.poll(() => clickOf(owner, second)).toEqual(returned);
    expect(await owner.credits()).toBe(4);
  });

  it('sends the beginning of a text while the model is still writing it', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    upstream.next('stall');
    const abandoned = upstream.abandoned();
    const watched = watchWriting(owner);
    await expect.poll(() => watched.shown()[0]).toMatch(/^T/);
    expect(kinds(watched.events)).toEqual(['CopyProgress']);
    watched.cancel();
    await expect.poll(upstream.abandoned).toBe(abandoned + 1);
    await expect.poll(() => owner.credits()).toBe(5);
  });
});

it('pieces that nobody has read when their variation starts again are dropped', () => {
  const { listener, take } = bufferText();
  listener.grow({ variation: 0, text: 'Pão' });
  listener.grow({ variation: 1, text: 'Broa' });
  listener.restart([1]);
  listener.grow({ variation: 1, text: 'Bolo' });
  expect(take()).toEqual({
    restarted: [1],
    pieces: [
      { variation: 0, text: 'Pão' },
      { variation: 1, text: 'Bolo' },
    ],
  });
});
