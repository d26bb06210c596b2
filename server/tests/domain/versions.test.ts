import { describe, expect, it } from 'vitest';
import {
  maxVersions,
  previousText,
  withSavedText,
  withVersion,
  originalText,
  type VersionedTexts,
} from '../../src/domain/generations/versions.ts';

const at = new Date('2026-06-10T12:00:00Z');
const written: VersionedTexts = {
  createdAt: at,
  editedAt: null,
  variations: ['escrito', 'outro'],
  originalVariations: null,
  versions: [],
};

/** The first text edited to each of these in turn. */
const editedTo = (...texts: readonly string[]): VersionedTexts =>
  texts.reduce((before, text) => withVersion(before, 0, { kind: 'edited', text, at }), written);

const laterTexts = ({ versions }: VersionedTexts) => (versions[0] ?? []).map(({ text }) => text);

describe('the versions of a text', () => {
  it('undoing the last of several changes goes back one of them, and keeps those before', () => {
    const changed = editedTo('a', 'b', 'c');
    expect(previousText(changed, 0)).toBe('b');
    const undone = withSavedText(changed, 0, 'b', at);
    expect(undone.variations).toEqual(['b', 'outro']);
    expect(laterTexts(undone)).toEqual(['a', 'b']);
    expect(previousText(undone, 0)).toBe('a');
  });

  it('the written text can be restored from any version, and then there is nothing to undo', () => {
    const restored = withSavedText(editedTo('a', 'b'), 0, 'escrito', at);
    expect(laterTexts(restored)).toEqual([]);
    expect(originalText(restored, 0)).toBe('escrito');
    expect(previousText(restored, 0)).toBeNull();
  });

  it('saving the text as it stands changes nothing', () => {
    const changed = editedTo('a', 'b');
    expect(withSavedText(changed, 0, 'b', at)).toBe(changed);
  });

  it('beyond the most that are kept the oldest but the written one is dropped', () => {
    const texts = Array.from({ length: maxVersions + 3 }, (_, index) => `texto ${index}`);
    const changed = editedTo(...texts);
    expect(laterTexts(changed)).toEqual(texts.slice(1 - maxVersions));
    expect(originalText(changed, 0)).toBe('escrito');
  });
});

describe('the versions of texts that were edited before versions were kept', () => {
  const old: VersionedTexts = {
    createdAt: at,
    editedAt: new Date('2026-06-11T12:00:00Z'),
    variations: ['editado', 'outro'],
    originalVariations: ['escrito', 'outro'],
    versions: [],
  };

  it('the edit can be undone', () => {
    expect(previousText(old, 0)).toBe('escrito');
    expect(previousText(old, 1)).toBeNull();
    const undone = withSavedText(old, 0, 'escrito', at);
    expect(undone.variations).toEqual(['escrito', 'outro']);
    expect(previousText(undone, 0)).toBeNull();
  });

  it('the edit is kept when that text or another one is changed', () => {
    const edit = { kind: 'edited', text: 'editado', at: old.editedAt };
    const again = { kind: 'edited', text: 'de novo', at } as const;
    expect(withVersion(old, 0, again).versions).toEqual([[edit, again], []]);
    expect(withVersion(old, 1, again)).toMatchObject({
      variations: ['editado', 'de novo'],
      originalVariations: ['escrito', 'outro'],
      versions: [[edit], [again]],
    });
  });
});
