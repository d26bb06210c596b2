import { critique } from '../../critic/critic.ts';
import type { Finding } from '../../domain/finding.ts';
import { WriterUnavailable } from '../../domain/failures.ts';
import type { Log, Writer } from '../../domain/ports.ts';
import type { Writing, WritingProgress, WritingTask } from '../../domain/writing.ts';

/** How long one attempt, and all of them together, may take. */
export interface ComposingLimits {
  readonly attemptMs: number;
  readonly totalMs: number;
}

/** Hears of the texts while they are written, before anybody has checked or stored them. */
export interface ProgressListener {
  /** A variation has grown. */
  grow(piece: WritingProgress): void;
  /** What came so far is void: a second attempt begins. */
  restart(): void;
}

interface Parts {
  readonly writer: Writer;
  readonly log: Log;
  readonly limits: ComposingLimits;
}

/** Texts that can be stored, with the soft findings that stay with them. */
export type Composition = Omit<Writing, 'usage'> & { readonly findings: readonly Finding[] };

/**
 * Texts without a hard finding, in up to two attempts, the second told all that was wrong with the
 * first (rules 5.4 and 5.5). A soft finding alone is not worth another call.
 */
export type Compose = (
  task: WritingTask,
  signal: AbortSignal,
  progress?: ProgressListener,
) => Promise<Composition | WriterUnavailable>;

export function createComposer({ writer, log, limits }: Parts): Compose {
  return async (task, signal, progress) => {
    const overall = AbortSignal.any([signal, AbortSignal.timeout(limits.totalMs)]);
    let feedback: readonly string[] = [];
    // The listener is told of what was asked for alone, and of nothing once the call is over.
    const onProgress = (piece: WritingProgress) => {
      if (piece.variation < task.count && !overall.aborted) progress?.grow(piece);
    };
    for (const attempt of [1, 2]) {
      if (overall.aborted) break;
      if (attempt > 1) progress?.restart();
      const bounded = AbortSignal.any([overall, AbortSignal.timeout(limits.attemptMs)]);
      const answer = await writer.write({ ...task, feedback, onProgress }, bounded);
      if ('fault' in answer) {
        log.warn({ attempt, ...answer }, 'the writer did not deliver');
        if (answer.fault === 'refused') break;
        continue;
      }
      const { usage, ...writing } = answer;
      if (usage) log.info({ attempt, model: writing.model, ...usage }, 'the writer counted');
      const findings = critique({ ...task, texts: writing.variations });
      const hard = findings.filter(({ severity }) => severity === 'hard');
      if (hard.length === 0) return { ...writing, findings };
      feedback = findings.map(({ variation, message }) => `Texto ${variation + 1}: ${message}`);
      log.warn({ attempt, codes: hard.map(({ code }) => code), model: writing.model }, 'the texts cannot be stored');
    }
    return new WriterUnavailable();
  };
}
