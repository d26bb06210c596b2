import { Field, Int, ObjectType } from 'type-graphql';
import type { WritingProgress } from '../domain/writing/writing.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { freeCancellations, openingLength } from '../services/copywriting/cancelledStreams.ts';

@ObjectType({ simpleResolvers: true, description: 'New text of a variation.' })
export class CopyPiece {
  @Field(() => Int, { description: 'The index of the variation, from 0.' })
  variation: number;

  @Field(() => String, { description: 'The new text, to be appended to that of earlier events.' })
  text: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The text while it is written, before it is checked. Only the result counts.',
})
export class CopyProgress {
  @Field(() => [Int], {
    description:
      'The indexes of the variations that are written again from the start: drop their text of earlier events.',
  })
  restarted: readonly number[];

  @Field(() => [CopyPiece], { description: 'The new pieces, in order.' })
  pieces: readonly CopyPiece[];
}

/** What descriptions say of streams that are cancelled when much of their text was shown. */
export const cancelledStreamRule =
  `a text whose first variation is whole, or of which more than ${openingLength} characters were shown when ` +
  `${freeCancellations.points} others were cancelled like this in ${freeCancellations.seconds / 86_400} days, is stored and counted all the same`;

/** A model sends about a hundred tokens a second, and a screen shows about thirty changes. */
const minIntervalMs = 30;

/** Collects progress until it is taken: a slow reader gets fewer and longer pieces, so that memory stays bounded. */
export interface ProgressBuffer<Listener, Progress> {
  readonly listener: Listener;
  /** Resolves once there is progress to take. */
  waitForProgress(): Promise<void>;
  take(): Progress;
}

/**
 * The events of a subscription that writes: progress, the first piece at once and then at most one event in 30 ms, and the result as
 * the last event. A consumer that returns early aborts the signal of the writing.
 */
export function progressEvents<Listener, Progress, Result>(
  buffer: ProgressBuffer<Listener, Progress>,
  write: (progress: Listener, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): AsyncIterableIterator<Progress | Result> {
  const consumerLeft = new AbortController();
  const events = streamProgress(buffer, write, AbortSignal.any([signal, consumerLeft.signal]));
  return {
    next: () => events.next(),
    return() {
      // return() of a generator waits for its pending await: without the abort it would wait until the text is written.
      consumerLeft.abort();
      return events.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* streamProgress<Listener, Progress, Result>(
  buffer: ProgressBuffer<Listener, Progress>,
  write: (progress: Listener, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): AsyncGenerator<Progress | Result, void> {
  const result = write(buffer.listener, signal);
  const done = result.then(
    () => 'done' as const,
    () => 'done' as const,
  );
  while ((await Promise.race([buffer.waitForProgress(), done])) !== 'done') {
    yield buffer.take();
    if ((await Promise.race([delay(minIntervalMs), done])) === 'done') break;
  }
  const last = await result;
  // A consumer that has left gets no result.
  if (!signal.aborted) yield last;
}

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Buffers the pieces of one text. */
export function bufferText(): ProgressBuffer<ProgressListener, CopyProgress> {
  let pieces: WritingProgress[] = [];
  let restarted: readonly number[] = [];
  let arrived = Promise.withResolvers<void>();
  const listener: ProgressListener = {
    grow({ variation, text }) {
      const last = pieces.at(-1);
      if (last?.variation === variation) pieces[pieces.length - 1] = { variation, text: last.text + text };
      else pieces.push({ variation, text });
      arrived.resolve();
    },
    restart(variations) {
      pieces = pieces.filter(({ variation }) => !variations.includes(variation));
      restarted = [...restarted, ...variations];
      arrived.resolve();
    },
  };
  return {
    listener,
    waitForProgress: () => arrived.promise,
    take() {
      const progress = { restarted, pieces };
      pieces = [];
      restarted = [];
      arrived = Promise.withResolvers();
      return progress;
    },
  };
}
