import type { Log, RateLimit, RateLimits } from '../../domain/ports.ts';
import type { User } from '../../domain/account/user.ts';
import type { ProgressListener } from './composer.ts';
import { dayMs } from '../../domain/time.ts';

/** Characters of a text that are its opening: who has seen no more may cancel its stream as often as they like. */
export const openingLength = 60;

/** How often an owner may cancel the stream of a text of which more was shown and get the credit, or the adjustment, back. */
export const freeCancellations: RateLimit = { name: 'cancelled-streams', points: 3, seconds: (21 * dayMs) / 1_000 };

/** The writing of a text that a client may be watching. */
interface WatchedTask {
  readonly user: Pick<User, 'id'>;
  /** Aborts when the client cancels its stream, or is gone. */
  readonly signal: AbortSignal;
  readonly progress: ProgressListener | undefined;
}

interface Parts {
  readonly rateLimits: RateLimits;
  readonly log: Log;
}

/**
 * Ends the writing of a text whose stream is cancelled as long as that gains nobody a text: while no more than an opening was
 * shown, and some times more before the first variation is whole. After that the text is written, stored and paid for (rule 4.2).
 */
export function createEndWhenCancelled({ rateLimits, log }: Parts) {
  return <Task extends WatchedTask, Result>(write: (task: Task) => Promise<Result>) =>
    async (task: Task): Promise<Result> => {
      const { user, signal } = task;
      if (!task.progress) return write(task);
      const shown = trackShownText(task.progress);
      const writing = new AbortController();
      const cancel = () => {
        if (shown.length() <= openingLength) return writing.abort();
        if (shown.hasWholeVariation()) return;
        rateLimits.take(freeCancellations, user.id).then(
          ({ waitSeconds }) => waitSeconds === null && writing.abort(),
          (error: unknown) =>
            log.warn({ error }, 'whether a cancelled stream is free is not known; the text is written'),
        );
      };
      signal.addEventListener('abort', cancel);
      if (signal.aborted) cancel();
      try {
        return await write({ ...task, signal: writing.signal, progress: shown.listener });
      } finally {
        signal.removeEventListener('abort', cancel);
      }
    };
}

/** A listener that passes everything on and measures how much text was shown. */
function trackShownText(progress: ProgressListener) {
  let length = 0;
  let isAnswered = false;
  const startedVariations = new Set<number>();
  const listener: ProgressListener = {
    ...progress,
    grow(piece) {
      length += piece.text.length;
      startedVariations.add(piece.variation);
      progress.grow(piece);
    },
    answered() {
      isAnswered = true;
      progress.answered?.();
    },
  };
  // Variations are written one after another: the first is whole when the second begins, and all are with the answer.
  return { listener, length: () => length, hasWholeVariation: () => isAnswered || startedVariations.size > 1 };
}
