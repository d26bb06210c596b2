import { expect, it } from 'vitest';
import { noVoice, parseVoice, writingVoice, type Voice, type VoiceInput } from '../../src/domain/account/voice.ts';

it.each<[string, Partial<Voice>]>([
  ['texts', { samples: ['Bora tomar um café?'] }],
  ['how readers are spoken to', { address: 'tu' }],
  ['how many emojis there may be', { emoji: 'none' }],
  ['phrases', { favouritePhrases: ['Vem que tem'] }],
  ['forbidden words', { forbiddenWords: ['delícia'] }],
])('the writer gets a voice in which the owner has filled in nothing but %s', (_, told) => {
  const { samples, address, emoji, favouritePhrases, forbiddenWords } = { ...noVoice, ...told };
  const voice = { samples, address, emoji, favouritePhrases, forbiddenWords };
  expect(writingVoice({ ...noVoice, ...told }, [])).toEqual(voice);
});

it('the writer gets no empty voice, and gets the learnt texts of a voice before the pasted ones', () => {
  const learnt = [{ id: 'g:0:1', text: 'editado' }];
  expect(writingVoice(noVoice, [])).toBeNull();
  expect(writingVoice({ ...noVoice, samples: ['colado'] }, learnt)).toMatchObject({ samples: ['editado', 'colado'] });
});

const emptyInput: VoiceInput = {
  samples: [],
  favouritePhrases: [],
  forbiddenWords: [],
  learnsFromEdits: true,
  forgottenTexts: [],
};

it('a list of 500,000 different words is refused without comparing each with all others, which takes minutes', () => {
  const forbiddenWords = Array.from({ length: 500_000 }, (_, index) => index.toString(36));
  const voice = parseVoice({ ...emptyInput, forbiddenWords }, noVoice, []);
  expect(voice).toMatchObject({ code: 'INVALID_VOICE', message: 'Guarde até 20 palavras proibidas.' });
});

it('a phrase that was sent several times is stored once, where it came first', () => {
  const favouritePhrases = ['Vem que tem', 'Bora', ' ', 'Vem  que tem'];
  expect(parseVoice({ ...emptyInput, favouritePhrases }, noVoice, [])).toMatchObject({
    favouritePhrases: ['Vem que tem', 'Bora'],
  });
});
