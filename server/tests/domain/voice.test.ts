import { expect, it } from 'vitest';
import { noVoice, writingVoice, type Voice } from '../../src/domain/voice.ts';

it.each<[string, Partial<Voice>]>([
  ['texts', { samples: ['Bora tomar um café?'] }],
  ['how readers are spoken to', { address: 'tu' }],
  ['how many emojis there may be', { emoji: 'none' }],
  ['phrases', { favouritePhrases: ['Vem que tem'] }],
  ['forbidden words', { forbiddenWords: ['delícia'] }],
])('a voice of which the owner has told %s alone goes to the writer', (_, told) => {
  const { samples, address, emoji, favouritePhrases, forbiddenWords } = { ...noVoice, ...told };
  const voice = { samples, address, emoji, favouritePhrases, forbiddenWords };
  expect(writingVoice({ ...noVoice, ...told }, [])).toEqual(voice);
});

it('a voice of which nothing was told is none, and the texts that it has learnt come before those that were pasted', () => {
  const learnt = [{ id: 'g:0:1', text: 'editado' }];
  expect(writingVoice(noVoice, [])).toBeNull();
  expect(writingVoice({ ...noVoice, samples: ['colado'] }, learnt)).toMatchObject({ samples: ['editado', 'colado'] });
});
