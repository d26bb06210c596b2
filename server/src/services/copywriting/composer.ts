import { critique } from '../../critic/critic.ts';
import { isOmission, type Finding } from '../../domain/finding.ts';
import { WriterUnavailable } from '../../domain/failures.ts';
import type { Log, Writer } from '../../domain/ports.ts';
import type { QuotedFact, Writing, WritingProgress, WritingTask } from '../../domain/writing.ts';

/** How long one attempt, and all of them together, may take (rule 5.5). */
export interface TimeLimits {
  readonly attemptMs: number;
  readonly totalMs: number;
}

/** Receives the texts while they are written, before they are checked or stored. */
export interface ProgressListener {
  /** A variation has grown. */
  grow(piece: WritingProgress): void;
  /** All variations start again: a second attempt begins. */
  restart(): void;
}

interface Parts {
  readonly writer: Writer;
  readonly log: Log;
  readonly timeLimits: TimeLimits;
}

/** Texts that can be stored, with their soft findings. */
export type Composition = Omit<Writing, 'usage' | 'facts'> & { readonly findings: readonly Finding[] };

/**
 * Writes texts without a hard finding, in up to two attempts; the second gets the findings of the first as feedback
 * (rules 5.4 and 5.5). Soft findings alone cause no second attempt.
 */
export type Compose = (
  task: WritingTask,
  signal: AbortSignal,
  progress?: ProgressListener,
) => Promise<Composition | WriterUnavailable>;

/** Composing with the writer, judged by the critic. */
export function createComposer({ writer, log, timeLimits }: Parts): Compose {
  return async (task, signal, progress) => {
    const overall = AbortSignal.any([signal, AbortSignal.timeout(timeLimits.totalMs)]);
    let feedback: readonly string[] = [];
    // The listener gets only variations that were asked for, and none after the call is over.
    const onProgress = (piece: WritingProgress) => {
      if (piece.variation < task.count && !overall.aborted) progress?.grow(piece);
    };
    for (const attempt of [1, 2]) {
      if (overall.aborted) break;
      if (attempt > 1) progress?.restart();
      const bounded = AbortSignal.any([overall, AbortSignal.timeout(timeLimits.attemptMs)]);
      const answer = await writer.write({ ...task, feedback, onProgress }, bounded);
      if ('fault' in answer) {
        log.warn({ attempt, ...answer }, 'the writer failed');
        if (answer.fault === 'refused') break;
        continue;
      }
      const { usage, facts, ...writing } = answer;
      if (usage) log.info({ attempt, model: writing.model, ...usage }, 'usage of the writer');
      const findings = [
        ...critique({ ...task, texts: writing.variations }),
        ...untoldFacts(facts ?? [], writing.variations),
      ];
      const hard = findings.filter(({ severity }) => severity === 'hard');
      // A fact that two attempts left out is the owner's to add: a warning beside the text.
      const isGoodEnough = attempt === 2 && hard.every(isOmission);
      if (hard.length === 0 || isGoodEnough) {
        return { ...writing, findings: findings.map((one) => ({ ...one, severity: 'soft' })) };
      }
      feedback = findings.map(({ variation, correction }) => `Texto ${variation + 1}: ${correction}`);
      log.warn({ attempt, codes: hard.map(({ code }) => code), model: writing.model }, 'the texts have hard findings');
    }
    return new WriterUnavailable();
  };
}

/** Soft findings for the facts that a writer says it used and cannot quote from the owner's words. */
const untoldFacts = (facts: readonly (readonly QuotedFact[])[], texts: readonly string[]): readonly Finding[] =>
  facts.flatMap((used, variation) =>
    used
      .filter(({ isTold }) => !isTold)
      .flatMap(({ fact }) => {
        const start = texts[variation]?.indexOf(fact) ?? -1;
        const message = `Confira "${fact}": não está no seu perfil nem no tópico.`;
        const correction = `Tire "${fact}": não está nos dados.`;
        const span = { start, end: start + fact.length };
        const found = {
          code: 'untold-fact',
          severity: 'soft',
          message,
          correction,
          rule: null,
          variation,
          span,
        } as const;
        return start < 0 ? [] : [found];
      }),
  );
