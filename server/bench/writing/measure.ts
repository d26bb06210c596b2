import type { ContentType } from '../../src/domain/catalog.ts';
import { critique } from '../../src/critic/critic.ts';
import { verifyReview, applyReview } from '../../src/critic/review.ts';
import type { FactKind } from '../../src/domain/facts/fact.ts';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { numbersIn } from '../../src/domain/facts/numbers.ts';
import { readFacts, readStatements } from '../../src/domain/facts/readFacts.ts';
import type { Finding } from '../../src/domain/findings/finding.ts';
import type { Reviewer, Writer } from '../../src/domain/ports.ts';
import { mayReviewClear, type Review } from '../../src/domain/writing/review.ts';
import { fold } from '../../src/domain/text/words.ts';
import type { WriterFault, Writing } from '../../src/domain/writing/writing.ts';
import type { BenchBrief } from './brief.ts';

/** The outcome of one brief. */
export interface Outcome {
  readonly bench: BenchBrief;
  readonly answer: Writing | WriterFault;
  readonly texts: readonly string[];
  readonly findings: readonly Finding[];
  /** The review of the texts by a second model, where there is one. */
  readonly review: Review | WriterFault | null;
  readonly fidelity: Fidelity;
  /** Mean share of 4-word sequences that two texts of the brief have in common, 0 to 1. */
  readonly overlap: number;
  readonly milliseconds: number;
}

/** Longer than the product waits (rule 5.5), so that a slow writer is measured and not cut. */
const timeoutMs = 120_000;

/** One attempt, judged as the product judges it; no retry, so that the writer and not the retry is measured. */
export async function tryBrief(writer: Writer, bench: BenchBrief, reviewer: Reviewer | null = null): Promise<Outcome> {
  const started = performance.now();
  const answer = await writer.write(bench.request, AbortSignal.timeout(timeoutMs));
  const milliseconds = performance.now() - started;
  const variations = 'fault' in answer ? [] : answer.variations;
  const texts = variations.filter((text) => text !== null);
  const quoted =
    'fault' in answer ? [] : variations.flatMap((text, at) => (text === null ? [] : [answer.facts?.[at] ?? []]));
  const rules = critique({ ...bench.request, texts, facts: quoted });
  const reviewTask = { ...bench.request, texts, doubts: rules.filter(mayReviewClear) };
  const review =
    reviewer && texts.length > 0 ? await reviewer.review(reviewTask, AbortSignal.timeout(timeoutMs)) : null;
  const reviews = review && !('fault' in review) ? verifyReview(reviewTask, review) : [];
  const findings = texts.flatMap((text, variation) => {
    const own = rules.filter((finding) => finding.variation === variation);
    const read = reviews[variation];
    return read ? applyReview(bench.request, { text, variation }, own, read) : own;
  });
  return {
    bench,
    answer,
    texts,
    findings,
    review,
    fidelity: fidelityOf(bench, texts),
    overlap: meanOverlap(texts),
    milliseconds,
  };
}

/** Facts of a brief in its texts: a fact that three texts are to have counts three times. */
export interface Fidelity {
  readonly told: number;
  readonly kept: number;
  /**
   * Statements of the texts that neither brief nor profile tells, by kind and normal form. A number that the owner typed
   * is not invented, whatever the text tells of it: that is the critic's to say.
   */
  readonly invented: number;
}

const valued: ReadonlySet<FactKind> = new Set([
  'price',
  'oldPrice',
  'discount',
  'instalments',
  'bundle',
  'date',
  'deadline',
  'start',
  'time',
  'contact',
  'link',
]);

function fidelityOf({ request: { brief, profile, now } }: BenchBrief, texts: readonly string[]): Fidelity {
  const sheet = readFacts(brief.topic, profile, [], now);
  const own = new Set(sheet.facts.map(({ key }) => key));
  // The seconds of a script are no times of day, and a link of the profile may be written as its number.
  const prose = texts.map((text) => text.replace(/^\d+-\d+ s \||\[preencher:[^\]]*\]/gm, ''));
  const known = `${brief.campaignLink ?? ''} ${Object.values(profile).join(' ')}`;
  const checked = prose.flatMap((text) => checkFacts(sheet, text));
  const numbers = new Set(numbersIn(fold(`${brief.topic} ${known}`)));
  const isTyped = (words: string) => {
    const stated = numbersIn(fold(words));
    return stated.length > 0 && stated.every((number) => numbers.has(number));
  };
  const invented = prose
    .flatMap((text) => readStatements(text, now))
    .filter(
      ({ kind, key, words }) =>
        valued.has(kind) && !own.has(key) && !known.includes(words) && !digitsIn(known, key) && !isTyped(words),
    );
  return { told: checked.length, kept: checked.filter(({ present }) => present).length, invented: invented.length };
}

const digitsIn = (known: string, key: string): boolean =>
  /^\d{8,}$/.test(key) ? known.replace(/\D/g, '').includes(key) : key.startsWith('@') && known.includes(key.slice(1));

const wordsOf = (text: string): readonly string[] =>
  text.toLocaleLowerCase('pt-BR').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

function meanOverlap(texts: readonly string[]): number {
  const grams = texts.map((text) => {
    const words = wordsOf(text);
    return new Set(words.slice(3).map((_, index) => words.slice(index, index + 4).join(' ')));
  });
  const pairs = grams.flatMap((a, index) => grams.slice(index + 1).map((b) => jaccard(a, b)));
  return pairs.length === 0 ? 0 : pairs.reduce((sum, value) => sum + value, 0) / pairs.length;
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((gram) => b.has(gram)).length;
  const either = a.size + b.size - both;
  return either === 0 ? 0 : both / either;
}

export interface SharedSentence {
  readonly sentence: string;
  /** In how many of the type's texts, 0 to 1. */
  readonly share: number;
}

/** A greeting is nobody's own: a sentence has at least so many words. */
const fewestWords = 4;

/** The sentences of a type's texts by how many of them have it, the commonest first. */
export function sharedSentences(outcomes: readonly Outcome[], type: ContentType): readonly SharedSentence[] {
  const texts = outcomes.filter(({ bench }) => bench.request.brief.contentType === type).flatMap((one) => one.texts);
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const sentence of sentencesOf(text)) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  }
  return [...counts]
    .map(([sentence, count]) => ({ sentence, share: count / texts.length }))
    .toSorted((a, b) => b.share - a.share);
}

/** The format's own words. */
const labels = /^(?:Assunto|Pré-cabeçalho|Texto principal|Título|Descrição|Link|Legenda):/gmu;

const sentencesOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .replaceAll(labels, '')
      .split(/\n|\s\|\s|(?<=[.!?…])\s+/u)
      .map((part) => wordsOf(part))
      .filter((words) => words.length >= fewestWords)
      .map((words) => words.join(' ')),
  );
