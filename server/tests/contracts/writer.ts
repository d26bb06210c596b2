import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { contentTypeKeys, toneKeys } from '../../src/domain/catalog.ts';
import { sizeLimits } from '../../src/domain/generations/generation.ts';
import type { Writer } from '../../src/domain/ports.ts';
import { countCharacters, isStorable } from '../../src/domain/text/text.ts';
import type { WriterFault, Writing, WritingAttempt, WritingProgress } from '../../src/domain/writing/writing.ts';

/** An attempt with these values unless a test says otherwise. */
export function anAttempt({
  brief,
  profile,
  ...rest
}: Partial<Omit<WritingAttempt, 'brief' | 'profile'>> & {
  brief?: Partial<WritingAttempt['brief']>;
  profile?: Partial<WritingAttempt['profile']>;
} = {}): WritingAttempt {
  return {
    brief: {
      contentType: 'post_instagram',
      tone: 'vender',
      topic: 'promoção de bolo de cenoura',
      campaignLink: null,
      requestId: randomUUID(),
      ...brief,
    },
    profile: {
      businessName: 'Doce Mel',
      businessDesc: 'Confeitaria artesanal com bolos caseiros',
      targetAudience: 'Mães que querem praticidade nas festas',
      businessCity: 'Campinas',
      businessNeighborhood: 'Cambuí',
      linkWebsite: null,
      linkInstagram: 'https://www.instagram.com/docemel',
      linkWhatsapp: null,
      ...profile,
    },
    products: [],
    voice: null,
    count: 3,
    recentOpenings: [],
    now: new Date('2026-11-20T15:00:00Z'),
    retry: [],
    ...rest,
  };
}

/** The texts, or a failing test that shows the fault. */
export function textsOf(answer: Writing | WriterFault): readonly string[] {
  if ('fault' in answer) throw new Error(`no text: ${answer.fault}, ${answer.detail}`);
  return answer.variations.map((text) => text ?? 'missing text');
}

/** The texts that the pieces make when they are joined. */
export function joined(told: readonly WritingProgress[]): readonly string[] {
  const texts: string[] = [];
  for (const { variation, text } of told) texts[variation] = (texts[variation] ?? '') + text;
  return texts;
}

export const soon = () => AbortSignal.timeout(10_000);

/** The promise of the Writer port, for every adapter. */
export function writerContract(name: string, create: () => Writer | Promise<Writer>): void {
  describe(`${name} as an adapter of the Writer port`, () => {
    const link = 'https://docemel.com.br/natal?cupom=BOLO10';

    for (const contentType of contentTypeKeys) {
      it(`writes as many ${contentType} texts as were asked for, all different, for every tone`, async () => {
        const writer = await create();
        for (const tone of toneKeys) {
          for (const count of [1, 3]) {
            const answer = await writer.write(anAttempt({ brief: { contentType, tone }, count }), soon());
            const texts = textsOf(answer);
            expect(texts).toHaveLength(count);
            expect(new Set(texts).size).toBe(count);
            for (const text of texts) {
              expect(text.trim()).toBe(text);
              expect(text).not.toBe('');
              expect(isStorable(text)).toBe(true);
              expect(countCharacters(text)).toBeLessThanOrEqual(sizeLimits.variation);
            }
            expect(answer).toMatchObject({
              writer: expect.stringMatching(/./),
              model: expect.stringMatching(/./),
              promptVersion: expect.stringMatching(/^[\w.-]+$/),
            });
          }
        }
      });

      it(`puts the campaign link of a ${contentType} where readers can use it`, async () => {
        const writer = await create();
        for (const tone of toneKeys) {
          const request = anAttempt({ brief: { contentType, tone, campaignLink: link } });
          for (const text of textsOf(await writer.write(request, soon()))) {
            expect(text).toContain(contentType === 'post_instagram' ? 'link na bio' : link);
            expect(text.includes(link)).toBe(contentType !== 'post_instagram');
          }
        }
      });
    }

    it('writes for a profile that has nothing but a topic', async () => {
      const writer = await create();
      const nothing = {
        businessName: null,
        businessDesc: null,
        targetAudience: null,
        businessCity: null,
        businessNeighborhood: null,
        linkInstagram: null,
      };
      for (const contentType of contentTypeKeys) {
        const request = anAttempt({ brief: { contentType }, profile: nothing });
        for (const text of textsOf(await writer.write(request, soon()))) {
          expect(text).not.toMatch(/\b(?:null|undefined|NaN)\b|\{\w+\}/);
        }
      }
    });

    it('sends the pieces of each text, which together are the text that it answers', async () => {
      const writer = await create();
      const told: WritingProgress[] = [];
      const attempt = anAttempt({ count: 2, onProgress: (piece) => told.push(piece) });
      const texts = textsOf(await writer.write(attempt, soon()));
      expect(joined(told)).toEqual(texts);
    });

    it('writes the failed texts alone at a second attempt', async () => {
      const writer = await create();
      const failed = { variation: 1, text: 'Bolo.', corrections: ['O texto passa de 600 caracteres.'] };
      const request = anAttempt({ count: 1, retry: [failed] });
      expect(textsOf(await writer.write(request, soon()))).toHaveLength(1);
    });

    it('answers with a time-out when its signal is aborted, and does not throw', async () => {
      const writer = await create();
      const answer = await writer.write(anAttempt(), AbortSignal.abort());
      expect(answer).toMatchObject({ fault: 'timeout', detail: expect.stringMatching(/./) });
    });
  });
}
