import { describe, expect, it } from 'vitest';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { critique } from '../../src/critic/critic.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createDraftWriter();

describe.each([
  ['without rules', 'rifa de uma cesta de Natal, 10 reais', true],
  ['with its rules', 'rifa da bicicleta, 500 números a R$ 10, resultado ao vivo dia 20/12', false],
])('a draft of a raffle %s', (_name, topic, hasGap) => {
  it.each(contentTypeKeys)('keeps the word and tells the owner what the law asks: %s', async (contentType) => {
    const attempt = anAttempt({ brief: { contentType, tone: 'default', topic } });
    for (const text of textsOf(await writer.write(attempt, soon()))) {
      expect(text).toMatch(/rifa/i);
      expect(text).not.toContain('[preencher: trecho]');
      expect(text.includes('(autorização [preencher: número da autorização])')).toBe(hasGap);
      const found = critique({ ...attempt, texts: [text], count: 1 }).filter(({ code }) => code === 'raffle');
      expect(found).toEqual([
        expect.objectContaining({
          severity: 'soft',
          rule: 'prize-draw',
          message: expect.stringContaining('Lei 5.768/1971'),
        }),
      ]);
    }
  });
});
