import { describe, expect, it } from 'vitest';
import { nextEditedAt, applyEdit, isEditConflict, isNewerThan } from '../../src/domain/generations/variationsEdit.ts';
import type { VersionedTexts } from '../../src/domain/generations/versions.ts';

const [monday, tuesday, wednesday] = [1, 2, 3].map((day) => new Date(Date.UTC(2026, 5, day))) as [Date, Date, Date];

const written: VersionedTexts = {
  createdAt: monday,
  editedAt: null,
  variations: ['a', 'b'],
  originalVariations: null,
  versions: [],
};
const once = applyEdit(written, { variations: ['a1', 'b'], editedAt: tuesday, basedOn: null }) as VersionedTexts;

describe('isNewerThan() and isEditConflict()', () => {
  it.each([
    ['never edited', null, null, false],
    ['never edited, whatever was seen', null, tuesday, false],
    ['edited since they were written', tuesday, null, true],
    ['as they were seen', tuesday, tuesday, false],
    ['edited since they were seen', wednesday, tuesday, true],
    ['older than what was seen', monday, tuesday, false],
    ['edited, which somebody means to replace', wednesday, undefined, false],
  ])('agree on stored texts that are %s', (_, editedAt, basedOn, isNewer) => {
    expect(isNewerThan(editedAt, basedOn)).toBe(isNewer);
    const edit = { variations: ['mine', 'b'], editedAt: wednesday, basedOn };
    expect(isEditConflict({ editedAt, variations: ['theirs', 'b'] }, edit)).toBe(isNewer);
  });
});

describe('an edit', () => {
  it('keeps the texts as they were written, the first time and later', () => {
    expect(once).toMatchObject({ variations: ['a1', 'b'], originalVariations: ['a', 'b'], editedAt: tuesday });
    const twice = applyEdit(once, { variations: ['a1', 'b2'], editedAt: wednesday, basedOn: tuesday });
    expect(twice).toMatchObject({ variations: ['a1', 'b2'], originalVariations: ['a', 'b'], editedAt: wednesday });
  });

  it('with the stored texts changes nothing, whatever it is based on and whenever it is made', () => {
    for (const basedOn of [null, monday, tuesday, wednesday, undefined]) {
      for (const editedAt of [monday, tuesday, wednesday]) {
        expect(applyEdit(once, { variations: ['a1', 'b'], editedAt, basedOn })).toBe(once);
        expect(applyEdit(written, { variations: ['a', 'b'], editedAt, basedOn })).toBe(written);
      }
    }
  });

  it('with the stored texts in another order, or with one more, is a conflict when it is based on older texts', () => {
    expect(applyEdit(once, { variations: ['b', 'a1'], editedAt: wednesday, basedOn: null })).toBe('conflict');
    expect(applyEdit(once, { variations: ['a1', 'b', ''], editedAt: wednesday, basedOn: null })).toBe('conflict');
  });

  it('of a clock that is behind is later than the one before', () => {
    expect(nextEditedAt(null, monday)).toEqual(monday);
    expect(nextEditedAt(tuesday, wednesday)).toEqual(wednesday);
    for (const behind of [monday, tuesday])
      expect(nextEditedAt(tuesday, behind)).toEqual(new Date(tuesday.getTime() + 1));
    const late = applyEdit(once, { variations: ['a2', 'b'], editedAt: monday, basedOn: tuesday });
    expect(late).toMatchObject({ variations: ['a2', 'b'], editedAt: new Date(tuesday.getTime() + 1) });
  });
});
