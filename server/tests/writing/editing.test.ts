import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aClock } from '../seed/clock.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const updateVariations = /* GraphQL */ `
  mutation ($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
      ... on UpdateVariationsSuccess {
        generation {
          id
          editedAt
          variations {
            text
          }
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
      ... on EditConflict {
        generation {
          editedAt
          variations {
            text
          }
        }
      }
    }
  }
`;

const originals = 'query ($id: ID!) { generation(id: $id) { originalVariations { text } } }';

describe.each(stores)('an edit of texts (%s)', (on) => {
  let server: TestServer;
  const clock = aClock();
  beforeAll(async () => void (server = await aServer({ on, clock })));
  afterAll(() => server.stop());
  const paid = { plan: 'plano_voo' } as const;
  const write = (owner: Owner, count: number) => aHistory(server, owner, count);

  it('is stored, and the original texts are kept', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const edits = [
      ['Um', 'Dois', 'Três'],
      ['Um 🥖', 'Dois', 'Três!'],
    ];
    const first = await owner.graphql(updateVariations, {
      input: { generationId: text!.id, variations: edits[0], basedOn: null },
    });
    const { editedAt } = first.data.updateVariations.generation;
    expect(editedAt).not.toBeNull();
    const rest = await owner.call('POST', '/api/update-generation-history', {
      generationId: text!.id,
      variations: edits[1],
      basedOn: editedAt,
    });
    expect(rest).toMatchObject({ status: 200, body: { success: true } });
    expect(await server.store.generations.find(owner.uid, text!.id)).toMatchObject({
      variations: edits[1],
      originalVariations: text!.variations,
    });
  });

  it('can restore the original texts', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const id = text!.id;
    const asWritten = async () =>
      (await owner.graphql(originals, { id })).data.generation.originalVariations as { text: string }[] | null;
    expect(await asWritten()).toBeNull();
    await owner.graphql(updateVariations, { input: { generationId: id, variations: ['Um', 'Dois', 'Três'] } });
    const variations = (await asWritten())?.map(({ text: original }) => original);
    await owner.graphql(updateVariations, { input: { generationId: id, variations } });
    expect(await server.store.generations.find(owner.uid, id)).toMatchObject({ variations: text!.variations });
  });

  it('must have as many texts as the generation, also when the plan has more', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await aHistory(server, owner, 1, () => ({ variations: ['Um só, do plano grátis.'] }));
    const { data } = await owner.graphql(updateVariations, {
      input: { generationId: text!.id, variations: ['Editado'] },
    });
    expect(data.updateVariations).toMatchObject({
      __typename: 'UpdateVariationsSuccess',
      generation: { variations: [{ text: 'Editado' }] },
    });
  });

  it.each([
    [['Só um'], 'count'],
    [['a', 'b', 'c', 'd'], 'count'],
    [['a', ' ', 'c'], 'blank'],
    [['a', 'b', 'ç'.repeat(5_001)], 'length'],
    [['a', 'b\u0000', 'c'], 'control character'],
    [['a', 'b', 'meia \ud83d'], 'half a character'],
  ])('is refused with invalid variations (case %#): %s', async (variations) => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const { data } = await owner.graphql(updateVariations, { input: { generationId: text!.id, variations } });
    expect(data.updateVariations).toMatchObject({
      __typename: 'InvalidVariations',
      field: 'variations',
      message: expect.stringMatching(/\.$/),
    });
    const rest = await owner.call('POST', '/api/update-generation-history', { generationId: text!.id, variations });
    expect(rest).toMatchObject({ status: 422, body: { error: data.updateVariations.message } });
    expect(await server.store.generations.find(owner.uid, text!.id)).toEqual(text);
  });

  it.each([undefined, null, 'texto', { 0: 'a', length: 3 }, [1, 2, 3], [['a'], 'b', 'c']])(
    'is refused with variations that are no list of texts: %j',
    async (variations) => {
      const owner = await server.anOwner(paid);
      const [text] = await write(owner, 1);
      expect(
        await owner.call('POST', '/api/update-generation-history', { generationId: text!.id, variations }),
      ).toMatchObject({ status: 422 });
      expect(await server.store.generations.find(owner.uid, text!.id)).toEqual(text);
    },
  );

  it('may have a text of 5,000 graphemes', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const variations = ['👩🏽‍🍳'.repeat(5_000), 'b', 'c'];
    const { data } = await owner.graphql(updateVariations, { input: { generationId: text!.id, variations } });
    expect(data.updateVariations.generation.variations.map(({ text: saved }: { text: string }) => saved)).toEqual(
      variations,
    );
  });

  it('is answered EditConflict with the stored texts when another edit was saved meanwhile', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const mine = { generationId: text!.id, variations: ['Meu', 'b', 'c'], basedOn: null };
    const theirs = { ...mine, variations: ['Da outra aba', 'b', 'c'] };
    await owner.graphql(updateVariations, { input: theirs });
    const { data } = await owner.graphql(updateVariations, { input: mine });
    expect(data.updateVariations).toMatchObject({
      __typename: 'EditConflict',
      message: 'Este texto foi alterado em outro lugar. Confira a versão mais nova antes de salvar.',
      generation: { variations: [{ text: 'Da outra aba' }, { text: 'b' }, { text: 'c' }] },
    });
    expect(await owner.call('POST', '/api/update-generation-history', mine)).toMatchObject({ status: 409 });
    const { editedAt } = data.updateVariations.generation;
    const again = await owner.graphql(updateVariations, { input: { ...mine, basedOn: editedAt } });
    expect(again.data.updateVariations.__typename).toBe('UpdateVariationsSuccess');
  });

  it('is answered with the stored texts when it comes again, over both transports', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const input = { generationId: text!.id, variations: ['Meu', 'b', 'c'], basedOn: null };
    const first = await owner.graphql(updateVariations, { input });
    expect(first.data.updateVariations.__typename).toBe('UpdateVariationsSuccess');
    clock.advance(30);
    expect((await owner.graphql(updateVariations, { input })).data).toEqual(first.data);
    expect(await owner.call('POST', '/api/update-generation-history', input)).toMatchObject({ status: 200 });
  });

  it.each(['ontem', '2026-13-01', 7, {}])(
    'is refused over REST when it is based on %j, which is no date',
    async (basedOn) => {
      const owner = await server.anOwner(paid);
      const [text] = await write(owner, 1);
      const edit = { generationId: text!.id, variations: ['Meu', 'b', 'c'], basedOn };
      expect(await owner.call('POST', '/api/update-generation-history', edit)).toMatchObject({
        status: 422,
        body: { error: 'Data inválida em basedOn.', code: 'INVALID_ARGUMENT', field: 'basedOn' },
      });
      expect(await server.store.generations.find(owner.uid, text!.id)).toEqual(text);
    },
  );

  it('overwrites what is stored when it does not say what it is based on', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    for (const first of ['Um', 'Dois']) {
      const input = { generationId: text!.id, variations: [first, 'b', 'c'] };
      expect(await owner.call('POST', '/api/update-generation-history', input)).toMatchObject({ status: 200 });
    }
    for (const first of ['Três', 'Quatro']) {
      const input = { generationId: text!.id, variations: [first, 'b', 'c'] };
      const { data } = await owner.graphql(updateVariations, { input });
      expect(data.updateVariations.__typename).toBe('UpdateVariationsSuccess');
    }
  });

  it('is answered EditConflict also when the newer edit was saved by a server whose clock is behind', async () => {
    const owner = await server.anOwner(paid);
    const [text] = await write(owner, 1);
    const save = async (first: string, basedOn: string | null) =>
      (
        await owner.graphql(updateVariations, {
          input: { generationId: text!.id, variations: [first, 'b', 'c'], basedOn },
        })
      ).data.updateVariations;
    const { editedAt } = (await save('Um', null)).generation;
    clock.advance(-30);
    const newer = await save('Dois', editedAt);
    clock.advance(30);
    expect(newer.__typename).toBe('UpdateVariationsSuccess');
    expect(await save('Três', editedAt)).toMatchObject({
      __typename: 'EditConflict',
      generation: { editedAt: newer.generation.editedAt, variations: [{ text: 'Dois' }, {}, {}] },
    });
    expect((await save('Três', newer.generation.editedAt)).__typename).toBe('UpdateVariationsSuccess');
  });

  it('is answered GenerationNotFound outside the window of the plan', async () => {
    const owner = await server.anOwner(paid);
    const [oldest] = await write(owner, 101);
    const { data } = await owner.graphql(updateVariations, {
      input: { generationId: oldest!.id, variations: ['a', 'b', 'c'] },
    });
    expect(data.updateVariations.__typename).toBe('GenerationNotFound');
  });
});
