import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Review, ReviewTask } from '../../src/domain/review.ts';
import type { WritingVoice } from '../../src/domain/voice.ts';
import type { Writing } from '../../src/domain/writing.ts';
import { createComposer } from '../../src/services/copywriting/composer.ts';
import type { Judged } from '../../src/services/copywriting/judge.ts';
import { createReviewTexts } from '../../src/services/copywriting/reviewTexts.ts';
import { anAttempt, soon } from '../contracts/writer.ts';
import { goodTexts } from '../seed/texts.ts';

const log = { info: () => {}, warn: () => {}, error: () => {} };
const timeLimits = { attemptMs: 10_000, reviewMs: 10_000, totalMs: 20_000 };
const topic = 'pão de queijo';

/** What becomes of a text that the writer answers in both attempts. */
async function composed(
  text: string,
  { facts = [], voice = null }: { facts?: NonNullable<Writing['facts']>[number]; voice?: WritingVoice | null } = {},
) {
  const writing = { variations: [text], facts: [facts], writer: 'test', model: 'test', promptVersion: '1' };
  const writer = { demonstration: false, write: () => Promise.resolve(writing) };
  const compose = createComposer({ writer, reviewer: null, log, timeLimits });
  const composition = await compose(
    anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic }, voice, count: 1 }),
    soon(),
  );
  if (typeof composition === 'string') throw new Error(`no text: ${composition}`);
  return composition;
}

describe('a text that has faults in both attempts', () => {
  it('is mended in all of its places, however many there are', async () => {
    const named = ['bolo', 'broa', 'sonho', 'rosca', 'cuca', 'torta', 'pudim'];
    const text = `Oi! Pão de queijo, ${named.map((name, index) => `${name} R$ ${index + 31}`).join(', ')}. Quer?`;
    const { variations, findings } = await composed(text);
    expect(variations[0]).toBe(text.replaceAll(/R\$ \d+/g, '[preencher: preço]'));
    expect(findings.map(({ code }) => code)).not.toContain('invented-price');
  });

  it('is stored without a warning of the untold facts that were mended away', async () => {
    const facts = [
      { fact: 'R$ 31', quote: null },
      { fact: 'a receita da avó', quote: null },
    ];
    const { variations, findings } = await composed('Oi! Pão de queijo com a receita da avó, R$ 31. Quer?', { facts });
    const untold = findings.filter(({ code }) => code === 'untold-fact');
    expect(untold.map(({ span }) => span && variations[0]!.slice(span.start, span.end))).toEqual(['a receita da avó']);
  });

  it('is mended of each of two faults that share words', async () => {
    const voice = { samples: [], address: null, emoji: null, favouritePhrases: [], forbiddenWords: ['reais'] };
    const { variations } = await composed('Oi! Pão de queijo por 31 reais. Quer?', { voice });
    expect(variations).toEqual(['Oi! Pão de queijo por [preencher: preço] [preencher: outra palavra]. Quer?']);
  });

  it('loses the whole of a sentence that must go and has another fault', async () => {
    const { variations } = await composed(
      'Como modelo de linguagem, sugiro pão por R$ 31. Pão de queijo quentinho. Quer?',
    );
    expect(variations).toEqual(['Pão de queijo quentinho. Quer?']);
  });
});

describe('a line without a full stop that must go', () => {
  it('goes alone, and leaves the next line', async () => {
    const { variations } = await composed('Como modelo de linguagem, sugiro pão\nPão de queijo quentinho. Quer?');
    expect(variations).toEqual(['Pão de queijo quentinho. Quer?']);
  });
});

describe('a review of several texts', () => {
  it('sets the findings of a review on the texts that were reviewed, also when the critic refused the first', async () => {
    const good = goodTexts({ contentType: 'mensagem_whatsapp', topic, link: null, count: 2 });
    const texts = ['Oi! Pão de queijo que cura gastrite. Quer?', ...good];
    const quote = good[1]!.split(' ').slice(2, 6).join(' ');
    const review = (task: ReviewTask): Promise<Review> => {
      expect(task.texts).toEqual(good);
      const finding = { text: 1, code: 'invented-offer', quote, problem: 'Não foi contado.' } as const;
      return Promise.resolve({ holds: [], findings: [finding], model: 'test' });
    };
    const reviewTexts = createReviewTexts({ reviewer: { review }, log, reviewMs: timeLimits.reviewMs });
    const judged = texts.map((text): Judged => ({ text, facts: [], review: null }));
    const reviewed = await reviewTexts(
      anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } }),
      judged,
      soon(),
    );
    expect(reviewed.map((one) => one.review?.reported.length ?? null)).toEqual([null, 0, 1]);
  });
});

describe('a writer that never answers', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([
    ['two attempts, each within its own time', { attemptMs: 30_000, totalMs: 90_000 }, 60_000, 2],
    ['two attempts, both within the time of all', { attemptMs: 30_000, totalMs: 45_000 }, 45_000, 2],
    ['one attempt that takes the time of all', { attemptMs: 30_000, totalMs: 30_000 }, 30_000, 1],
  ])('is given up after %s', async (_, limits, endsAfterMs, attempts) => {
    const signals: AbortSignal[] = [];
    const write = (__: unknown, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<never>(() => {});
    };
    const compose = createComposer({
      writer: { demonstration: false, write },
      reviewer: null,
      log,
      timeLimits: { ...timeLimits, ...limits },
    });
    const began = Date.now();
    const composing = compose(
      anAttempt({ brief: { contentType: 'mensagem_whatsapp', topic } }),
      new AbortController().signal,
    ).then((composition) => ({ composition, afterMs: Date.now() - began }));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await composing).toEqual({ composition: 'unavailable', afterMs: endsAfterMs });
    expect(signals.map(({ aborted }) => aborted)).toEqual(Array.from({ length: attempts }, () => true));
  });
});
