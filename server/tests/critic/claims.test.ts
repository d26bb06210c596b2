import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

describe('A reference in a text', () => {
  it('is no ranking where readers save, send or bring it', () => {
    for (const said of ['Você salva referência de tatuagem.', 'Manda a sua referência de tatuagem no direct.'])
      expect(refusals('tatuagem a partir de 200', said, ['invented-ranking'])).toEqual([]);
  });

  it('is refused as a ranking where the shop is one', () => {
    for (const said of ['Somos referência de tatuagem.', 'O estúdio é referência em tatuagem na ilha.'])
      expect(refusals('tatuagem a partir de 200', said, ['invented-ranking'])).toEqual(['invented-ranking']);
  });
});
