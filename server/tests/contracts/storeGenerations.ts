import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { wholeHistory } from '../../src/domain/generations/history.ts';
import { aGeneration } from '../seed/domain.ts';
import { atOnce, tally } from '../seed/races.ts';
import type { Test } from './storeTest.ts';
import { hardTexts } from './storeUsers.ts';

const now = new Date('2026-03-10T12:00:00.000Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

export function generationsContract(test: Test): void {
  test('a stored generation is returned equal, in every field', async ({ generations }) => {
    const generation = aGeneration({
      contentType: 'email_marketing',
      tone: 'celebrar',
      topic: hardTexts.join('\n'),
      campaignLink: 'https://padaria.example/promo',
      kit: { id: randomUUID(), contentTypes: ['post_instagram', 'email_marketing'] },
      editedAt: at(5),
      variations: hardTexts,
      originalVariations: hardTexts.toReversed(),
      parts: [
        null,
        { hook: hardTexts[0]!, hashtags: hardTexts, scenes: [{ from: 0, to: 3, speech: 'a', scene: 'b' }] },
      ],
      findings: [
        {
          code: 'hook-too-long',
          severity: 'soft',
          message: 'Longo.',
          correction: 'Encurte.',
          rule: null,
          variation: 1,
          span: { start: 0, end: 9 },
        },
        {
          code: 'missing-offer',
          severity: 'hard',
          message: 'Falta a oferta.',
          correction: 'Ponha a oferta.',
          rule: 'binding-offer',
          variation: 0,
          span: null,
        },
      ],
      versions: [
        [{ kind: 'edited', text: hardTexts[1]!, at: at(3) }],
        [
          {
            kind: 'adjusted',
            text: hardTexts[2]!,
            at: at(4),
            adjustment: 'shorter',
            findings: [
              {
                code: 'cliche',
                severity: 'soft',
                message: 'Lugar-comum.',
                correction: 'Troque.',
                rule: null,
                variation: 1,
                span: { start: 1, end: 3 },
              },
            ],
            author: { writer: 'openai', model: 'modelo-2', promptVersion: '2' },
          },
        ],
        [],
      ],
      adjustments: [
        { id: randomUUID(), requestId: randomUUID(), kind: 'shorter', variation: 1, expiresAt: null },
        { id: randomUUID(), requestId: randomUUID(), kind: 'rewrite', variation: 0, expiresAt: at(120) },
      ],
      favourite: true,
    });
    expect(await generations.add(generation)).toBe('stored');
    expect(await generations.add(generation)).toBe('stored');
    expect(await generations.find(generation.userId, generation.id)).toEqual(generation);
    expect(await generations.findByRequest(generation.userId, generation.requestId)).toEqual(generation);
  });

  test('a requestId has one generation', async ({ generations }) => {
    const generation = aGeneration();
    const rivals = [generation, ...Array.from({ length: 19 }, () => ({ ...generation, id: randomUUID() }))];
    const outcomes = await Promise.all(rivals.map((rival) => generations.add(rival)));
    expect(tally(outcomes)).toEqual({ stored: 1, 'duplicate-request': 19 });
    const stored = await generations.findByRequest(generation.userId, generation.requestId);
    expect(stored?.id).toBe(rivals[outcomes.indexOf('stored')]?.id);
    // Somebody else's click may have the same id.
    expect(await generations.add(aGeneration({ requestId: generation.requestId }))).toBe('stored');
  });

  test('a result that is ruled out is never stored nor found', async ({ generations }) => {
    const generation = aGeneration();
    expect(await generations.ruleOut(generation.id)).toBe('ruled-out');
    expect(await generations.ruleOut(generation.id)).toBe('ruled-out');
    expect(await generations.add(generation)).toBe('ruled-out');
    expect(await generations.find(generation.userId, generation.id)).toBeNull();
    expect(await generations.findByRequest(generation.userId, generation.requestId)).toBeNull();
    // The click itself is free to try again.
    expect(await generations.add({ ...generation, id: randomUUID() })).toBe('stored');
  });

  test('a stored result cannot be ruled out', async ({ generations }) => {
    const generation = aGeneration();
    await generations.add(generation);
    expect(await generations.ruleOut(generation.id)).toBe('stored');
    expect(await generations.find(generation.userId, generation.id)).toEqual(generation);
  });

  test('a ruled-out id is remembered for a day, while others are ruled out', async ({ generations }, clock) => {
    const generation = aGeneration();
    await generations.ruleOut(generation.id);
    clock.advance(86_400);
    await generations.ruleOut(randomUUID());
    expect(await generations.add(generation)).toBe('ruled-out');
  });

  test('simultaneous add and ruleOut calls all return the same outcome, in 20 trials', async ({ generations }) => {
    for (let trial = 0; trial < 20; trial += 1) {
      const generation = aGeneration();
      const outcomes = await atOnce<string>(20, (n) =>
        (n + trial) % 2 ? generations.add(generation) : generations.ruleOut(generation.id),
      );
      expect(new Set(outcomes).size).toBe(1);
      const stored = await generations.find(generation.userId, generation.id);
      expect(stored !== null).toBe(outcomes[0] === 'stored');
    }
  });

  test("another owner's generation cannot be found, edited or removed", async ({ generations }) => {
    const generation = aGeneration();
    const stranger = aGeneration().userId;
    await generations.add(generation);
    expect(await generations.find(stranger, generation.id)).toBeNull();
    expect(await generations.findByRequest(stranger, generation.requestId)).toBeNull();
    const edit = { variations: ['a', 'b', 'c'], editedAt: now, basedOn: undefined };
    expect(await generations.saveVariations(stranger, generation.id, edit)).toBe('missing');
    await generations.remove(stranger, generation.id);
    expect(await generations.find(generation.userId, generation.id)).toEqual(generation);
  });

  test('the first edit keeps the original texts, and later edits do not change them', async ({ generations }) => {
    const generation = aGeneration({ variations: hardTexts.map((_, index) => `Texto ${index}`) });
    const { userId, id } = generation;
    await generations.add(generation);
    const first = { variations: hardTexts, editedAt: at(1), basedOn: null };
    const versions = hardTexts.map((text) => [{ kind: 'edited' as const, text, at: at(1) }]);
    const expected = { ...generation, ...first, originalVariations: generation.variations, versions };
    const { basedOn: _, ...afterFirst } = expected;
    expect(await generations.saveVariations(userId, id, first)).toEqual(afterFirst);
    // Repeated: saved again, and the original is still the original.
    expect(await generations.saveVariations(userId, id, first)).toEqual(afterFirst);
    const second = { variations: ['$topic', 'y', 'z', 'w', 'v'], editedAt: at(2), basedOn: at(1) };
    const again = versions.map((later, index) => [
      ...later,
      { kind: 'edited', text: second.variations[index], at: at(2) },
    ]);
    const afterSecond = { ...afterFirst, variations: second.variations, editedAt: second.editedAt, versions: again };
    expect(await generations.saveVariations(userId, id, second)).toEqual(afterSecond);
    expect(await generations.find(userId, id)).toEqual(afterSecond);
  });

  test('an edit that started from older texts is a conflict and changes nothing', async ({ generations }) => {
    const generation = aGeneration();
    const { userId, id } = generation;
    const save = (text: string, editedAt: Date, basedOn: Date | null | undefined) =>
      generations.saveVariations(userId, id, { variations: [text], editedAt, basedOn });
    await generations.add(generation);
    await save('um', at(10), null);
    const stored = await generations.find(userId, id);
    expect(await save('dois', at(11), null)).toBe('conflict');
    expect(await save('dois', at(11), at(9))).toBe('conflict');
    expect(await save('dois', at(10), null)).toBe('conflict');
    expect(await generations.find(userId, id)).toEqual(stored);
    expect(await save('dois', at(12), undefined)).toMatchObject({ variations: ['dois'] });
    expect(await save('três', at(13), at(12))).toMatchObject({ variations: ['três'], editedAt: at(13) });
  });

  test('an edit that is repeated later returns the texts as they are stored and changes nothing', async ({
    generations,
  }) => {
    const generation = aGeneration();
    const { userId, id } = generation;
    const save = (editedAt: Date) =>
      generations.saveVariations(userId, id, { variations: ['um'], editedAt, basedOn: null });
    await generations.add(generation);
    const stored = await save(at(10));
    expect(stored).toMatchObject({ variations: ['um'], editedAt: at(10) });
    expect(await save(at(11))).toEqual(stored);
    expect(await generations.find(userId, id)).toEqual(stored);
  });

  test('an edit by a clock that is behind is dated after the one before, also when it is repeated', async ({
    generations,
  }) => {
    const generation = aGeneration();
    const { userId, id } = generation;
    const save = (text: string, editedAt: Date, basedOn: Date | null) =>
      generations.saveVariations(userId, id, { variations: [text], editedAt, basedOn });
    await generations.add(generation);
    await save('um', at(10), null);
    const editedAt = new Date(at(10).getTime() + 1);
    const second = await save('dois', at(9), at(10));
    expect(second).toMatchObject({ variations: ['dois'], editedAt, versions: [[{}, { text: 'dois', at: editedAt }]] });
    // Its answer was lost.
    expect(await save('dois', at(9), at(10))).toEqual(second);
    expect(await save('três', at(11), at(10))).toBe('conflict');
    expect(await save('três', at(10), editedAt)).toMatchObject({ editedAt: new Date(at(10).getTime() + 2) });
  });

  test('lastEdited returns the edited generations of one owner, the last edited first', async ({ generations }) => {
    const { userId } = aGeneration();
    const made = Array.from({ length: 5 }, () => aGeneration({ userId }));
    const theirs = aGeneration();
    for (const one of [...made, theirs]) await generations.add(one);
    expect(await generations.lastEdited(userId, 3)).toEqual([]);
    const edit = (index: number, minute: number) =>
      generations.saveVariations(userId, made[index]!.id, {
        variations: [`${index}.${minute}`],
        editedAt: at(minute),
        basedOn: undefined,
      });
    for (const [index, minute] of [
      [0, 3],
      [1, 1],
      [2, 4],
      [3, 2],
    ] as const) {
      await edit(index, minute);
    }
    await generations.saveVariations(theirs.userId, theirs.id, {
      variations: ['x'],
      editedAt: at(9),
      basedOn: undefined,
    });
    const last = await generations.lastEdited(userId, 3);
    expect(last.map(({ id }) => id)).toEqual([made[2]!.id, made[0]!.id, made[3]!.id]);
    expect(last[0]).toMatchObject({ variations: ['2.4'], editedAt: at(4) });
    await edit(1, 8);
    expect((await generations.lastEdited(userId, 1))[0]?.id).toBe(made[1]!.id);
  });

  test('beginnersSince returns owners without an older text, up to the limit, however many others wrote since', async ({
    generations,
  }) => {
    // Later than the texts of the other tests.
    const since = new Date('2090-01-01T00:00:00.000Z');
    const wrote = (userId: string, createdAt: Date) => generations.add(aGeneration({ userId, createdAt }));
    // In no order of their ids: a store may read them in that.
    const nine = () => Array.from({ length: 9 }, () => randomUUID() as string);
    const [regulars, beginners] = [nine(), nine()];
    for (const userId of regulars) await wrote(userId, new Date(since.getTime() - 1));
    for (const userId of [...regulars, ...regulars, ...beginners, ...beginners]) await wrote(userId, since);
    expect((await generations.beginnersSince(since, 100)).toSorted()).toEqual(beginners.toSorted());
    expect(new Set(await generations.beginnersSince(since, 9))).toEqual(new Set(beginners));
    const [first, ...others] = await generations.beginnersSince(since, 1);
    expect(beginners).toContain(first);
    expect(others).toEqual([]);
  });

  test('textsOf names the stored generations of the ids, and of no other owner', async ({ generations }) => {
    const mine = aGeneration({ contentType: 'email_marketing', topic: 'Pão de queijo' });
    const other = aGeneration({ userId: mine.userId });
    const gone = aGeneration({ userId: mine.userId });
    const theirs = aGeneration();
    for (const generation of [mine, other, gone, theirs]) await generations.add(generation);
    await generations.remove(mine.userId, gone.id);
    await generations.ruleOut('never-stored');
    const ids = [mine.id, gone.id, theirs.id, 'never-stored', "';--"];
    expect(await generations.textsOf(mine.userId, ids)).toEqual([
      { id: mine.id, contentType: 'email_marketing', topic: 'Pão de queijo' },
    ]);
    expect(await generations.textsOf(mine.userId, [])).toEqual([]);
  });

  test('20 simultaneous edits of the same texts save one', async ({ generations }) => {
    const generation = aGeneration();
    await generations.add(generation);
    const outcomes = await atOnce(20, (n) =>
      generations.saveVariations(generation.userId, generation.id, {
        variations: [`texto ${n}`],
        editedAt: at(n),
        basedOn: null,
      }),
    );
    const saved = outcomes.filter((outcome) => typeof outcome === 'object');
    expect(saved).toHaveLength(1);
    expect(await generations.find(generation.userId, generation.id)).toEqual(saved[0]);
  });

  test('a removed generation stays removed, also when its result is added again', async ({ generations }) => {
    const generation = aGeneration();
    const { userId, id, requestId } = generation;
    await generations.add(generation);
    await atOnce(5, () => generations.remove(userId, id));
    await generations.remove(userId, randomUUID());
    // The click did end in a text: its credit is spent.
    expect(await generations.ruleOut(id)).toBe('stored');
    expect(await generations.add(generation)).toBe('stored');
    expect(await generations.find(userId, id)).toBeNull();
    expect(await generations.findByRequest(userId, requestId)).toBeNull();
    const edit = { variations: ['a'], editedAt: now, basedOn: undefined };
    expect(await generations.saveVariations(userId, id, edit)).toBe('missing');
    expect(await generations.page(userId, wholeHistory)).toEqual({ items: [], next: null });
  });
}
