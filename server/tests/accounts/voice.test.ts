import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WritingAttempt } from '../../src/domain/writing/writing.ts';
import { adjustVariation } from '../seed/adjusting.ts';
import { aHistory } from '../seed/history.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, stores, type TestServer } from '../seed/server.ts';

const voiceFields = /* GraphQL */ `
  fragment Voice on User {
    voice {
      revision
      samples
      address
      emoji
      favouritePhrases
      forbiddenWords
      learnsFromEdits
      learntTexts {
        id
        text
      }
    }
  }
`;
const saveVoice = /* GraphQL */ `
  ${voiceFields}
  mutation ($input: SaveVoiceInput!) {
    saveVoice(input: $input) {
      __typename
      ... on SaveVoiceSuccess {
        user {
          ...Voice
        }
      }
      ... on VoiceConflict {
        message
        user {
          ...Voice
        }
      }
      ... on InvalidVoice {
        line
        field
        message
      }
    }
  }
`;
const updateVariations = /* GraphQL */ `
  mutation ($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
    }
  }
`;

const empty = {
  samples: [] as string[],
  address: null,
  emoji: null,
  favouritePhrases: [] as string[],
  forbiddenWords: [] as string[],
  learnsFromEdits: true,
};
const full = {
  samples: ['Bora tomar um café?\nTe espero aqui.'],
  address: 'TU',
  emoji: 'NONE',
  favouritePhrases: ['Vem que tem'],
  forbiddenWords: ['delícia'],
  learnsFromEdits: true,
};

const read = async (owner: Owner) => (await owner.graphql(`${voiceFields} { viewer { ...Voice } }`)).data.viewer.voice;
const save = async (owner: Owner, voice: object, basedOn?: number, forgottenTexts: readonly string[] = []) =>
  (await owner.graphql(saveVoice, { input: { ...empty, ...voice, forgottenTexts, basedOn } })).data.saveVoice;

describe.each(stores)("the owner's voice (%s)", (on) => {
  let server: TestServer;
  let owner: Owner;
  const attempts: WritingAttempt[] = [];
  beforeAll(async () => {
    server = await aServer({
      on,
      writer: {
        demonstration: false,
        write(attempt) {
          attempts.push(attempt);
          const variations = Array.from({ length: attempt.count }, (_, index) =>
            index === 0 ? 'Uma DELICIA de pão saindo agora 🥖. Passa aqui na Pão da Praça.' : null,
          );
          return Promise.resolve({ variations, writer: 'teste', model: 'teste', promptVersion: '1' });
        },
      },
    });
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());

  it('is empty at first, and is saved and read as a whole on every plan', async () => {
    const beginner = await server.anOwner();
    expect(await read(beginner)).toEqual({ ...empty, revision: 0, learntTexts: [] });
    const typed = {
      ...full,
      samples: [` ${full.samples[0]!} `, '  '],
      favouritePhrases: ['Vem \n que tem', 'Vem que tem'],
    };
    const saved = { ...full, revision: 1, learntTexts: [] };
    expect(await save(beginner, typed, 0)).toEqual({ __typename: 'SaveVoiceSuccess', user: { voice: saved } });
    expect(await read(beginner)).toEqual(saved);
    expect((await save(beginner, {}, 1)).user.voice).toEqual({ ...empty, revision: 2, learntTexts: [] });
  });

  it.each([
    ['samples', ['a', 'é'.repeat(1_001)], 2, 'Texto 2: use no máximo 1.000 caracteres.'],
    ['samples', ['a', 'b', 'c', 'd', 'e', 'f'], null, 'Guarde até 5 textos.'],
    ['samples', ['a\u0000'], 1, 'Texto 1: há caracteres que não podem ser salvos.'],
    ['favouritePhrases', ['é'.repeat(81)], 1, 'Frase 1: use no máximo 80 caracteres.'],
    ['favouritePhrases', ['a', 'b', 'c', 'd', 'e', 'f'], null, 'Guarde até 5 frases da casa.'],
    ['forbiddenWords', ['a', 'b', 'é'.repeat(31)], 3, 'Palavra 3: use no máximo 30 caracteres.'],
    ['forbiddenWords', Array.from({ length: 21 }, (_, n) => `p${n}`), null, 'Guarde até 20 palavras proibidas.'],
    ['forbiddenWords', ['!!!'], 1, 'Palavra 1: use letras ou números.'],
  ])('is refused with the field and the item that must change (case %#)', async (field, items, line, message) => {
    const before = await read(owner);
    expect(await save(owner, { [field]: items })).toEqual({ __typename: 'InvalidVoice', line, field, message });
    expect(await read(owner)).toEqual(before);
  });

  it('takes every list at its limits', async () => {
    const most = {
      samples: Array.from({ length: 5 }, (_, n) => `${n}${'ã'.repeat(999)}`),
      favouritePhrases: Array.from({ length: 5 }, (_, n) => `${n}${'ã'.repeat(79)}`),
      forbiddenWords: Array.from({ length: 20 }, (_, n) => `${n % 10}${'ã'.repeat(28)}${n > 9 ? 'a' : 'b'}`),
    };
    expect((await save(await server.anOwner(), most)).user.voice).toMatchObject(most);
  });

  it('is not overwritten by an edit that is based on an older revision', async () => {
    const shop = await server.anOwner();
    await save(shop, full, 0);
    expect(await save(shop, {}, 0)).toMatchObject({
      __typename: 'VoiceConflict',
      message: 'A voz da loja foi alterada em outro lugar. Confira o que mudou antes de salvar.',
      user: { voice: { ...full, revision: 1 } },
    });
    expect((await save(shop, full, 0)).user.voice.revision).toBe(1);
  });

  it('is readable by its owner alone, and is removed with the account', async () => {
    const [victim, intruder] = [await server.anOwner(), await server.anOwner()];
    await save(victim, full);
    expect(await read(intruder)).toMatchObject(empty);
    const deleted = 'mutation { deleteAccount(input: { confirmation: "EXCLUIR" }) { __typename } }';
    expect((await victim.graphql(deleted)).data.deleteAccount.__typename).toBe('DeleteAccountSuccess');
    expect(await server.store.voices.find(victim.uid)).toBeNull();
  });

  it('is sent to the writer on paid plans alone, and its forbidden words and emojis are removed from the text', async () => {
    const [free, paid] = [await server.anOwner(), await server.anOwner({ plan: 'plano_voo' })];
    for (const one of [free, paid]) await save(one, full);
    const first = await free.click();
    expect(attempts.at(-1)!.voice).toBeNull();
    expect(JSON.stringify(first.body)).toContain('DELICIA');
    const from = attempts.length;
    const answer = await paid.click();
    const [attempt, second] = attempts.slice(from);
    expect(attempt!.voice).toEqual({
      samples: full.samples,
      address: 'tu',
      emoji: 'none',
      favouritePhrases: ['Vem que tem'],
      forbiddenWords: ['delícia'],
    });
    expect(second!.retry[0]!.corrections).toEqual(
      expect.arrayContaining([
        'O dono nunca usa "delícia": diga de outro jeito, sem essa palavra.',
        'Sem nenhum emoji: tire todos.',
      ]),
    );
    expect(answer.status).toBe(200);
    const { text } = await textOf(paid);
    expect(text).toBe('Uma [preencher: outra palavra] de pão saindo agora. Passa aqui na Pão da Praça.');
  });

  it('is sent to the writer of an adjustment too', async () => {
    const paid = await server.anOwner({ plan: 'plano_voo' });
    const [text] = await aHistory(server, paid, 1);
    await save(paid, full);
    await adjustVariation(paid, text!.id);
    expect(attempts.at(-1)).toMatchObject({ adjusting: { kind: 'rewrite' }, voice: { address: 'tu' } });
  });

  const textOf = async (one: Owner) =>
    (await one.graphql('{ history(first: 1) { edges { node { variations { text } } } } }')).data.history.edges[0].node
      .variations[0];

  describe('learning from edits', () => {
    let shop: Owner;
    let ids: readonly string[];
    const edit = async (index: number, ...variations: string[]) =>
      shop.graphql(updateVariations, { input: { generationId: ids[index], variations } });
    const learnt = async () =>
      (await read(shop)).learntTexts.map(({ text }: { text: string }) => text) as readonly string[];

    beforeAll(async () => {
      shop = await server.anOwner({ plan: 'plano_voo' });
      const texts = await aHistory(server, shop, 5, () => ({ variations: ['a', 'b', 'c'] }));
      ids = texts.map(({ id }) => id);
    });

    it('the voice learns from the last three texts that were edited', async () => {
      expect(await learnt()).toEqual([]);
      await edit(0, 'um', 'b', 'c');
      await edit(1, 'a', 'dois', 'c');
      await edit(2, 'a', 'b', 'três');
      expect(await learnt()).toEqual(['três', 'dois', 'um']);
      await edit(3, 'quatro', 'b', 'c');
      expect(await learnt()).toEqual(['quatro', 'três', 'dois']);
      await shop.click();
      expect(attempts.at(-1)!.voice).toMatchObject({ samples: ['quatro', 'três', 'dois'] });
    });

    it('the voice learns from edits that are older than ten texts which were adjusted or restored since', async () => {
      const later = new Date(Date.now() + 60_000);
      const putBack = await aHistory(server, shop, 10, () => ({ variations: ['a', 'b', 'c'], editedAt: later }));
      expect(await learnt()).toEqual(['quatro', 'três', 'dois']);
      for (const { id } of putBack) await server.store.generations.remove(shop.uid, id);
    });

    it('the voice learns from an edit that is older than ten texts which changed since and have earlier edits', async () => {
      const later = new Date(Date.now() + 60_000);
      const busy = await server.anOwner({ plan: 'plano_voo' });
      const texts = await aHistory(server, busy, 11, () => ({ variations: ['a', 'b', 'c'] }));
      for (const [index, { id }] of texts.slice(0, 4).entries()) {
        await busy.graphql(updateVariations, { input: { generationId: id, variations: [`edit ${index}`, 'b', 'c'] } });
      }
      for (const [index, { id }] of texts.entries()) {
        if (index !== 3)
          await server.store.generations.change(busy.uid, id, (stored) => ({ ...stored, editedAt: later }));
      }
      const { learntTexts } = await read(busy);
      expect(learntTexts.map(({ text }: { text: string }) => text)).toEqual(['edit 3', 'edit 2', 'edit 1']);
    });

    it('the voice learns nothing from an edit that the history of the plan no longer shows', async () => {
      const busy = await server.anOwner({ plan: 'plano_voo' });
      const texts = await aHistory(server, busy, 2, () => ({ variations: ['a', 'b', 'c'] }));
      for (const [index, { id }] of texts.entries()) {
        await busy.graphql(updateVariations, { input: { generationId: id, variations: [`edit ${index}`, 'b', 'c'] } });
      }
      expect((await read(busy)).learntTexts).toMatchObject([{ text: 'edit 1' }, { text: 'edit 0' }]);
      await aHistory(server, busy, 99, () => ({ createdAt: new Date() }));
      expect((await read(busy)).learntTexts).toMatchObject([{ text: 'edit 1' }]);
    });

    it('the voice learns nothing from a text that was removed, until it is edited again', async () => {
      const [, { id }] = (await read(shop)).learntTexts;
      expect((await save(shop, {}, 0, [id, 'not-learnt'])).user.voice.learntTexts).toMatchObject([
        { text: 'quatro' },
        { text: 'dois' },
      ]);
      expect((await server.store.voices.find(shop.uid))!.value.forgottenTexts).toEqual([id]);
      await edit(2, 'a', 'b', 'três outra vez');
      expect(await learnt()).toEqual(['três outra vez', 'quatro', 'dois']);
    });

    it('the voice learns nothing from texts that were removed one after the other', async () => {
      const busy = await server.anOwner({ plan: 'plano_voo' });
      for (const [index, { id }] of (await aHistory(server, busy, 3, () => ({ variations: ['a'] }))).entries()) {
        await busy.graphql(updateVariations, { input: { generationId: id, variations: [`edit ${index}`] } });
      }
      for (const revision of [0, 1]) {
        const [newest] = (await read(busy)).learntTexts;
        await save(busy, {}, revision, [newest.id]);
      }
      expect((await read(busy)).learntTexts).toMatchObject([{ text: 'edit 0' }]);
    });

    it('the voice learns nothing more once the owner has stopped it, or the plan does not allow edits', async () => {
      expect((await save(shop, { learnsFromEdits: false })).user.voice.learntTexts).toEqual([]);
      await shop.click();
      expect(attempts.at(-1)!.voice).toBeNull();
      const free = await server.anOwner();
      await aHistory(server, free, 1, () => ({
        variations: ['escondido'],
        originalVariations: ['a'],
        editedAt: new Date(),
      }));
      expect((await read(free)).learntTexts).toEqual([]);
    });
  });
});
