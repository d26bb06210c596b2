import { describe, expect, it } from 'vitest';
import { fold, findMatches } from '../../src/domain/text/words.ts';

describe('findMatches', () => {
  it.each([
    ['bolo 12, fatia 3', /(\d+)(,)?/g],
    ['sem número', /\d+/g],
    ['', /x*/g],
    ['a🎂b', /x*/g],
    ['a🎂b', /x*/gu],
  ])('finds in %j what matchAll finds by %s', (text, pattern) => {
    expect(findMatches(text, pattern)).toEqual([...text.matchAll(pattern)]);
  });

  it('finds the same when the pattern was used before', () => {
    const pattern = /o/g;
    pattern.test('bolo');
    expect(findMatches('bolo', pattern).map(({ index }) => index)).toEqual([1, 3]);
  });

  it('refuses a pattern without the flag g, which would find the first match for ever', () => {
    expect(() => findMatches('bolo', /o/)).toThrow(TypeError);
  });
});

it('fold() replaces each letter by one small letter without an accent', () => {
  expect(fold('AÇÃO × Ünião ğ')).toBe('acao × uniao g');
});
