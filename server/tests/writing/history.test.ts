import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Generation } from '../../src/domain/generations/generation.ts';
import { planOf, plans, type PlanKey } from '../../src/domain/billing/plan.ts';
import { aHistory, firstDay, historyPage, readAll, readers, transports, type Page } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { setPlan } from '../seed/setPlan.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const updateVariations =
  'mutation ($input: UpdateVariationsInput!) { updateVariations(input: $input) { __typename ... on Failure { message } ... on FieldFailure { field } ... on PlanLocked { requiredPlan } } }';
const setFavourite =
  'mutation ($input: SetFavouriteInput!) { setFavourite(input: $input) { __typename ... on SetFavouriteSuccess { generation { id favourite } } ... on Failure { message } } }';
const deleteGeneration =
  'mutation ($id: ID!) { deleteGeneration(input: { generationId: $id }) { __typename ... on DeleteGenerationSuccess { generationId } } }';
const generation = 'query ($id: ID!) { generation(id: $id) { id variations { text } lockedVariations } }';

const originals = 'query ($id: ID!) { generation(id: $id) { id originalVariations { text } } }';

const tooltip = 'Filtros avançados estão disponíveis a partir do Plano Voo';

describe.each(stores)('the history (%s)', (on) => {
  let server: TestServer;
  beforeAll(async () => void (server = await aServer({ on })));
  afterAll(() => server.stop());

  const write = (owner: Owner, count: number, different?: (index: number) => Partial<Generation>) =>
    aHistory(server, owner, count, different);
  const moveTo = (owner: Owner, plan: PlanKey) => setPlan(server, owner, plan);
  const newestFirst = (texts: readonly Generation[]) => texts.toReversed().map(({ id }) => id);

  it.each(transports)('is paged by ten, and a new generation does not shift later pages (%s)', async (transport) => {
    const read = readers[transport];
    const owner = await server.anOwner({ plan: 'plano_voo', credits: 5 });
    const expected = newestFirst(await write(owner, 25));
    const first = await read(owner, null);
    expect((await owner.click()).status).toBe(200);
    const second = await read(owner, first.next);
    await server.store.generations.remove(owner.uid, second.ids.at(-1)!);
    const third = await read(owner, second.next);
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(expected);
    expect([first.ids.length, second.ids.length, third.ids.length]).toEqual([10, 10, 5]);
    expect(third.next).toBeNull();
    expect(first.next).toMatch(/^[\w-]+$/);
    expect((await read(owner, null)).ids).not.toEqual(first.ids);
  });

  it("returns the same pages on both transports, each from the other's cursor", async () => {
    const owner = await server.anOwner({ plan: 'plano_revoada' });
    await write(owner, 12);
    const [graphql, rest] = [readers.GraphQL, readers.REST];
    const [one, other] = [await graphql(owner, null), await rest(owner, null)];
    expect(one).toEqual(other);
    expect(await rest(owner, one.next)).toEqual(await graphql(owner, other.next));
  });

  it.each(plans.map(({ key, historySize }) => [key, historySize] as const))(
    'of %s has the newest %s, with filters inside that window',
    async (plan, size) => {
      const owner = await server.anOwner({ plan });
      let texts: Generation[] = [];
      for (const count of [9, 10, 11, 99, 100, 101]) {
        const more = await write(owner, count - texts.length, (index) => ({
          createdAt: new Date(firstDay + (texts.length + index) * 1000),
          contentType: index % 2 ? 'post_instagram' : 'email_marketing',
          tone: index % 3 ? 'vender' : 'celebrar',
          topic: index % 4 ? 'Bolo' : 'Pão de ló',
          favourite: index % 5 === 0,
        }));
        texts = [...texts, ...more];
        const window = size === null ? texts : texts.slice(-size);
        const oldest = texts[0]!;
        const { data } = await owner.graphql(generation, { id: oldest.id });
        expect(data.generation?.id ?? null, `oldest of ${count}`).toBe(window.includes(oldest) ? oldest.id : null);
        expect(await readAll('REST', owner)).toEqual(newestFirst(window));
        if (count % 10 !== 1) continue;
        expect(await readAll('GraphQL', owner)).toEqual(newestFirst(window));
        if (plan === 'plano_ninho') continue;
        const filtered = (wanted: Partial<Generation>): string[] =>
          newestFirst(
            window.filter((text) =>
              Object.entries(wanted).every(([key, value]) => text[key as keyof Generation] === value),
            ),
          );
        for (const filters of [
          { contentType: 'email_marketing' },
          { tone: 'celebrar' },
          { contentType: 'post_instagram', tone: 'vender' },
        ] as const) {
          for (const transport of transports)
            expect(await readAll(transport, owner, filters)).toEqual(filtered(filters));
        }
        for (const transport of transports) {
          expect(await readAll(transport, owner, { favourites: true })).toEqual(filtered({ favourite: true }));
          expect(await readAll(transport, owner, { search: 'PAO  de lo' })).toEqual(filtered({ topic: 'Pão de ló' }));
          const all = { search: 'DE LÔ', favourites: true, tone: 'vender', contentType: 'email_marketing' } as const;
          const { search: _, favourites: favourite, ...plain } = all;
          expect(await readAll(transport, owner, all)).toEqual(filtered({ ...plain, favourite, topic: 'Pão de ló' }));
        }
      }
    },
  );

  it('has a larger or smaller window after a change of plan, and loses nothing', async () => {
    const owner = await server.anOwner();
    let texts: Generation[] = [];
    for (const count of [9, 10, 11, 99, 100, 101]) {
      const begin = texts.length;
      const more = await write(owner, count - begin, (index) => ({
        createdAt: new Date(firstDay + (begin + index) * 1000),
        tone: (begin + index) % 2 ? 'vender' : 'celebrar',
      }));
      texts = [...texts, ...more];
      for (const plan of ['plano_revoada', 'plano_voo', 'plano_ninho'] as const) {
        await moveTo(owner, plan);
        const { historySize, variations } = planOf(plan);
        const window = historySize === null ? texts : texts.slice(-historySize);
        for (const transport of transports) {
          expect(await readAll(transport, owner), `${plan}, ${count} texts`).toEqual(newestFirst(window));
        }
        const { data } = await owner.graphql(generation, { id: window[0]!.id });
        expect(data.generation.lockedVariations).toBe(3 - variations);
        if (plan === 'plano_ninho') continue;
        const selling = newestFirst(window.filter(({ tone }) => tone === 'vender'));
        for (const transport of transports)
          expect(await readAll(transport, owner, { tone: 'vender' })).toEqual(selling);
      }
    }
  });

  it('is searched in several pages when it is long, and exported completely', async () => {
    const owner = await server.anOwner({ plan: 'plano_revoada' });
    const texts = await write(owner, 2_105, (index) => ({ topic: [0, 1_500].includes(index) ? 'Páscoa' : 'Natal' }));
    const wanted = newestFirst(texts.filter(({ topic }) => topic === 'Páscoa'));
    const found: (readonly string[])[] = [];
    for (let after: string | null = null; ;) {
      const page: Page = await readers.GraphQL(owner, after, { search: 'pascoa' });
      expect(await readers.REST(owner, after, { search: 'pascoa' })).toEqual(page);
      found.push(page.ids);
      if (!page.next) break;
      after = page.next;
    }
    expect(found).toEqual([[wanted[0]], [], [wanted[1]]]);
    expect((await readers.REST(owner, null, { search: 'natal' })).ids).toHaveLength(10);
    const file = await fetch(`${server.url}/api/export-history?format=txt&search=pascoa`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect((await file.text()).match(/Tópico: Páscoa/g)).toHaveLength(2);
  });

  it('refuses filters on the free plan, with the reason', async () => {
    const owner = await server.anOwner();
    await write(owner, 2);
    for (const variables of [
      { contentType: 'POST_INSTAGRAM' },
      { tone: 'VENDER' },
      { favourites: true },
      { search: 'pão' },
    ]) {
      const { data, errors } = await owner.graphql(historyPage, variables);
      expect(data).toBeNull();
      const [field] = Object.keys(variables);
      expect(errors[0]).toMatchObject({
        message: tooltip,
        extensions: { code: 'PLAN_LOCKED', field, requiredPlan: 'PLANO_VOO' },
      });
    }
    for (const query of ['contentType=post_instagram', 'toneOfVoice=vender', 'favourites=true', 'search=p']) {
      const [field] = query.split('=');
      const body = { error: tooltip, code: 'PLAN_LOCKED', field, requiredPlan: 'plano_voo' };
      expect(await owner.call('GET', `/api/get-generation-history?${query}`)).toMatchObject({ status: 403, body });
    }
    expect(
      await owner.call('GET', '/api/get-generation-history?contentType=&toneOfVoice=&startAfter=&search=+'),
    ).toMatchObject({
      status: 200,
    });
  });

  it.each([
    'x',
    '!!!',
    Buffer.from('1.2').toString('base64url'),
    Buffer.from(`9999999999999999.${randomUUID()}`).toString('base64url'),
    'a'.repeat(5_000),
  ])('refuses a cursor that the server did not issue: %#', async (cursor) => {
    const owner = await server.anOwner();
    const { errors } = await owner.graphql(historyPage, { after: cursor });
    expect(errors[0]).toMatchObject({
      message: 'Este cursor não é válido. Comece da primeira página.',
      extensions: { code: 'INVALID_ARGUMENT' },
    });
    const rest = await owner.call('GET', `/api/get-generation-history?startAfter=${encodeURIComponent(cursor)}`);
    expect(rest).toMatchObject({
      status: 422,
      body: {
        error: 'Este cursor não é válido. Comece da primeira página.',
        code: 'INVALID_ARGUMENT',
        field: 'startAfter',
      },
    });
  });

  it.each([0, -1, 51, 2_000_000_000])('refuses a page of %s', async (first) => {
    const owner = await server.anOwner();
    const { errors } = await owner.graphql(historyPage, { first });
    expect(errors[0]).toMatchObject({
      message: 'Peça de 1 a 50 itens por página.',
      extensions: { code: 'INVALID_ARGUMENT' },
    });
  });

  it.each([
    ['contentType=__proto__', 'contentType', 'Tipo de conteúdo desconhecido.'],
    ['contentType=POST_INSTAGRAM', 'contentType', 'Tipo de conteúdo desconhecido.'],
    ['toneOfVoice=POST', 'toneOfVoice', 'Objetivo desconhecido.'],
    ['favourites=1', 'favourites', 'Use true ou false em favourites.'],
    ['favourites=True', 'favourites', 'Use true ou false em favourites.'],
  ])('refuses the unknown filter %s, in the history and in its export', async (query, field, error) => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const refused = { status: 422, body: { error, code: 'INVALID_ARGUMENT', field } };
    for (const path of ['get-generation-history?', 'export-history?format=csv&']) {
      expect(await owner.call('GET', `/api/${path}${query}`)).toMatchObject(refused);
    }
  });

  it.each(['x'.repeat(101), 'meio \ud83d', 'nulo \u0000'])('refuses to search by %j', async (search) => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const { errors } = await owner.graphql(historyPage, { search });
    expect(errors[0]).toMatchObject({
      message: 'Busque por até 100 letras ou números.',
      extensions: { code: 'INVALID_ARGUMENT' },
    });
  });

  it('marks and unmarks favourites on paid plans', async () => {
    const owner = await server.anOwner({ plan: 'plano_voo' });
    const [text] = await write(owner, 2);
    const mark = async (by: Owner, favourite: boolean, generationId = text!.id) =>
      (await by.graphql(setFavourite, { input: { generationId, favourite } })).data.setFavourite;
    expect(await mark(owner, true)).toEqual({
      __typename: 'SetFavouriteSuccess',
      generation: { id: text!.id, favourite: true },
    });
    expect(await readAll('GraphQL', owner, { favourites: true })).toEqual([text!.id]);
    expect(await owner.history()).toMatchObject([{ favourite: false }, { favourite: true }]);
    expect(await mark(owner, false)).toMatchObject({ generation: { favourite: false } });
    expect(await readAll('GraphQL', owner, { favourites: true })).toEqual([]);
    expect(await mark(owner, true, randomUUID())).toMatchObject({ __typename: 'GenerationNotFound' });
    const free = await server.anOwner();
    expect(await mark(free, true)).toEqual({
      __typename: 'PlanLocked',
      message: 'Favoritos: disponível a partir do Plano Voo.',
    });
    expect(await server.store.generations.find(owner.uid, text!.id)).toEqual({ ...text!, favourite: false });
  });

  it("gives the same answer for a missing generation and another owner's", async () => {
    const [owner, other] = [await server.anOwner({ plan: 'plano_voo' }), await server.anOwner({ plan: 'plano_voo' })];
    const [theirs] = await write(other, 1);
    const answersTo = async (id: string) => ({
      read: await owner.graphql(generation, { id }),
      marked: await owner.graphql(setFavourite, { input: { generationId: id, favourite: true } }),
      edited: await owner.graphql(updateVariations, { input: { generationId: id, variations: ['a', 'b', 'c'] } }),
      editedOverRest: await owner
        .call('POST', '/api/update-generation-history', { generationId: id, variations: ['a', 'b', 'c'] })
        .then(({ status, body }) => ({ status, body })),
      deletedOverRest: await owner
        .call('POST', '/api/delete-generation', { generationId: id })
        .then(({ status, body }) => ({ status, body })),
    });
    const foreign = await answersTo(theirs!.id);
    expect(foreign).toEqual(await answersTo(randomUUID()));
    expect(foreign).toMatchObject({
      read: { data: { generation: null } },
      edited: { data: { updateVariations: { __typename: 'GenerationNotFound', message: 'Geração não encontrada.' } } },
      editedOverRest: { status: 404, body: { error: 'Geração não encontrada.' } },
      deletedOverRest: { status: 200, body: { success: true } },
    });
    expect((await owner.graphql(deleteGeneration, { id: theirs!.id })).data.deleteGeneration).toEqual({
      __typename: 'DeleteGenerationSuccess',
      generationId: theirs!.id,
    });
    expect(await server.store.generations.find(other.uid, theirs!.id)).toEqual(theirs);
  });

  it('has no generation that was deleted, and deleting it again succeeds', async () => {
    const owner = await server.anOwner();
    const [first, second] = await write(owner, 2);
    for (let time = 1; time <= 2; time += 1) {
      expect((await owner.graphql(deleteGeneration, { id: first!.id })).data.deleteGeneration.generationId).toBe(
        first!.id,
      );
      expect(await owner.call('POST', '/api/delete-generation', { generationId: second!.id })).toMatchObject({
        status: 200,
        body: { success: true },
      });
    }
    expect(await owner.history()).toEqual([]);
  });

  it('is changed before a deletion is answered, and a deletion that fails is answered with an error', async () => {
    const owner = await server.anOwner();
    const [text] = await write(owner, 1);
    const id = text!.id;
    for (const transport of [
      async () => (await owner.graphql(deleteGeneration, { id })).errors?.[0].extensions.code,
      async () => (await owner.call('POST', '/api/delete-generation', { generationId: id })).status,
    ]) {
      server.beforeStoreCall('generations.remove', () => Promise.reject(new Error('the store is down')));
      expect([500, 'INTERNAL_SERVER_ERROR']).toContain(await transport());
      expect(await owner.history()).toHaveLength(1);
    }
  });

  it('keeps the credit of a text that is deleted before its hold is settled', async () => {
    const owner = await server.anOwner({ credits: 5 });
    const [id, requestId, expiresAt] = [randomUUID(), randomUUID(), new Date(Date.now() + 120_000)];
    await server.store.users.hold(owner.uid, [{ generationId: id, requestId, kitId: null, expiresAt }], 3);
    await write(owner, 1, () => ({ id, requestId }));
    await owner.graphql(deleteGeneration, { id });
    expect(await server.store.users.find(owner.uid)).toMatchObject({ textCredits: 4, holds: [] });
    expect(await owner.history()).toEqual([]);
  });

  it('sends no part of a locked text after a downgrade', async () => {
    const owner = await server.anOwner();
    const [text] = await write(owner, 1, () => ({
      variations: ['Primeiro texto', 'SEGREDO-2', 'SEGREDO-3'],
      originalVariations: ['Antes', 'SEGREDO-4', 'SEGREDO-5'],
    }));
    const answers = [
      await owner.graphql(generation, { id: text!.id }),
      await owner.graphql(originals, { id: text!.id }),
      await owner.history(),
      await owner.call('POST', '/api/generate-content', {
        contentType: 'post_instagram',
        keywords: 'Pão',
        requestId: text!.requestId,
      }),
      await owner.graphql(updateVariations, { input: { generationId: text!.id, variations: ['a', 'b', 'c'] } }),
      await owner.call('POST', '/api/update-generation-history', { generationId: text!.id, variations: ['a'] }),
    ];
    expect(JSON.stringify(answers)).toContain('Primeiro texto');
    expect(JSON.stringify(answers)).not.toContain('SEGREDO');
    expect(answers[0].data.generation).toMatchObject({ variations: [{ text: 'Primeiro texto' }], lockedVariations: 2 });
    expect(answers[2]).toMatchObject([{ variations: ['Primeiro texto'], lockedVariations: 2 }]);
    expect(answers[4].data.updateVariations).toEqual({
      __typename: 'PlanLocked',
      field: 'variations',
      requiredPlan: 'PLANO_VOO',
      message: 'Edição de textos: disponível a partir do Plano Voo.',
    });
    expect(answers[5].status).toBe(403);
  });
});
