import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createAnswerReader } from '../../src/adapters/writer/openai/answerReader.ts';

/** Reads an answer that comes in pieces of the given lengths, over and over. */
function read(answer: string, lengths: readonly number[] = [answer.length]) {
  const reader = createAnswerReader();
  for (let at = 0, piece = 0; at < answer.length; piece += 1) {
    const length = lengths[piece % lengths.length]!;
    reader.read(answer.slice(at, at + length));
    at += length;
  }
  return { state: reader.state, texts: reader.texts };
}

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 4 });
const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });
/** As servers write JSON: some escape what they need not. */
const spellings: ((value: unknown) => string)[] = [
  (value) => JSON.stringify(value),
  (value) => JSON.stringify(value, null, 2),
  (value) =>
    JSON.stringify(value).replaceAll(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  (value) => JSON.stringify(value).replaceAll('/', '\\/'),
];

describe('reading an answer while it arrives', () => {
  it('gives the same texts however it is spelt and cut', () => {
    fc.assert(
      fc.property(texts, lengths, fc.constantFrom(...spellings), (variations, cuts, spell) => {
        expect(read(spell({ variations }), cuts)).toEqual({ state: 'done', texts: variations });
      }),
      { numRuns: 500 },
    );
  });

  it('does not mind what stands around', () => {
    fc.assert(
      fc.property(texts, lengths, (variations, cuts) => {
        const answer = `Claro! "variations" são estas:\n\`\`\`json\n${JSON.stringify({ nota: 1, variations, fim: ['x'] })}\n\`\`\``;
        expect(read(answer, cuts)).toEqual({ state: 'done', texts: variations });
      }),
    );
  });

  it('never throws, whatever comes', () => {
    const noise = fc.string({
      unit: fc.constantFrom('"variations": [', '"', '\\', 'u', '0', 'g', ',', ']', '{', 'a', '\n'),
    });
    fc.assert(
      fc.property(noise, lengths, (answer, cuts) => {
        expect(['before', 'reading', 'done', 'broken']).toContain(read(answer, cuts).state);
      }),
    );
  });

  it.each([
    ['{"variations": ["um", {"text": "dois"}]}', 'broken'],
    ['{"variations": [1]}', 'broken'],
    ['{"variations": ["um\\u00zz"]}', 'broken'],
    ['{"variations": "um"}', 'before'],
    ['{"variations": ["um", "do', 'reading'],
    ['{"textos": ["um"]}', 'before'],
  ])('knows that %s is %s', (answer, state) => expect(read(answer).state).toBe(state));

  it('takes line breaks that should have been escaped', () => {
    expect(read('{"variations": ["uma linha\noutra linha"]}').texts).toEqual(['uma linha\noutra linha']);
  });
});
