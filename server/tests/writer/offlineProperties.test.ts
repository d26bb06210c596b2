import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createOfflineWriter } from '../../src/adapters/writer/offline/offlineWriter.ts';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import { isOmission } from '../../src/domain/finding.ts';
import { critique } from '../../src/critic/critic.ts';
import { openingOf } from '../../src/critic/openings.ts';
import { isStorable } from '../../src/domain/text.ts';
import { benchBriefs } from '../../bench/writing/brief.ts';
import { profiles } from '../../bench/writing/profiles.ts';
import { anAttempt, soon, textsOf } from '../contracts/writer.ts';

const writer = createOfflineWriter();

const typed = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 300 })
  .filter((text) => text.trim() !== '' && isStorable(text));
/** What owners put together: a thing, its price, its time, in any order. */
const puzzle = fc
  .tuple(
    fc.constantFrom('bolo de rolo', 'corte e escova', 'tênis', 'aulas de violão', 'flores', '3 sabonetes', 'O Café'),
    fc.constantFrom('', 'R$ 10', 'por 39,90', '15% off', 'a partir de R$ 1.200,00 em até 10x', '2 por R$ 5 cada'),
    fc.constantFrom('', 'sexta', 'até 12/12', 'às 9h30', 'no Natal', 'só amanhã', 'de segunda a sexta', 'dia 5'),
    fc.constantFrom('', 'promoção:', 'quero divulgar', 'Faça um post sobre', 'lembrar os clientes de'),
  )
  .map(([thing, price, time, asking]) => [asking, thing, price, time].filter(Boolean).join(' '));
const topics = fc.oneof(fc.constantFrom(...benchBriefs().map(({ request }) => request.brief.topic)), puzzle, typed);

const request = fc
  .record({
    contentType: fc.constantFrom(...contentTypeKeys),
    tone: fc.constantFrom(...toneKeys),
    topic: topics.map((topic) => topic.trim()),
    campaignLink: fc.constantFrom(null, 'https://loja.com.br/x'),
    requestId: fc.uuid(),
    profile: fc.constantFrom(...Object.values(profiles)),
    businessName: fc.option(
      typed.map((text) => text.slice(0, 80)),
      { freq: 6 },
    ),
    named: fc.boolean(),
    count: fc.constantFrom(1, 3),
  })
  .filter(({ businessName }) => businessName === null || isStorable(businessName))
  .map(({ profile, businessName, named, count, ...brief }) =>
    anAttempt({ brief, count, profile: named ? profile : { ...profile, businessName } }),
  );

describe('whatever an owner types, the offline writer', () => {
  it(
    'writes what can be stored, the same for the same click, no two alike',
    () =>
      fc.assert(
        fc.asyncProperty(request, async (asked) => {
          const texts = textsOf(await writer.write(asked, soon()));
          expect(
            critique({ ...asked, texts }).filter((finding) => finding.severity === 'hard' && !isOmission(finding)),
          ).toEqual([]);
          expect(new Set(texts).size).toBe(asked.count);
          expect(textsOf(await writer.write(asked, soon()))).toEqual(texts);
        }),
        { numRuns: 200 },
      ),
    120_000,
  );

  it('tells of each text when it is written', async () => {
    const pieces: string[] = [];
    const asked = {
      ...anAttempt(),
      onProgress: ({ variation, text }: { variation: number; text: string }) => {
        pieces[variation] = `${pieces[variation] ?? ''}${text}`;
      },
    };
    expect(textsOf(await writer.write(asked, soon()))).toEqual(pieces);
  });

  it.each(contentTypeKeys)('does not begin as in the last ten generations: %s', async (contentType) => {
    const recentOpenings: string[] = [];
    for (let click = 0; click < 20; click += 1) {
      const asked = anAttempt({ brief: { contentType, tone: 'urgente' }, recentOpenings: recentOpenings.slice(-30) });
      const texts = textsOf(await writer.write(asked, soon()));
      expect(
        critique({ ...asked, texts }).filter((finding) => finding.severity === 'hard' && !isOmission(finding)),
      ).toEqual([]);
      recentOpenings.push(...texts.map((text) => openingOf(contentType, text)));
    }
  });
});
