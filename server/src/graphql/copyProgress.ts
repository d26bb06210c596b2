import { Field, Int, ObjectType } from 'type-graphql';
import type { WritingProgress } from '../domain/writing/writing.ts';
import type { ProgressListener } from '../services/copywriting/composer.ts';
import { freeCancellations, openingLength } from '../services/copywriting/cancelledStreams.ts';

@ObjectType({ simpleResolvers: true, description: 'What a variation has grown by.' })
export class CopyPiece {
  @Field(() => Int, { description: 'The index of the variation, from 0.' })
  variation: number;

  @Field(() => String, { description: 'What comes after what has come already.' })
  text: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The text while it is written, before it is checked. Only the result counts.',
})
export class CopyProgress {
  @Field(() => [Int], {
    description:
      'The indexes of the variations that are written again: what of them came before this event is to be dropped.',
  })
  restarted: readonly number[];

  @Field(() => [CopyPiece], { description: 'The pieces that came, in order.' })
  pieces: readonly CopyPiece[];
}

/** What descriptions say of streams that are cancelled when much of their text was shown. */
export const cancelledStreamRule =
  `a text whose first variation is whole, or of which more than ${openingLength} characters were shown when ` +
  `${freeCancellations.points} others were cancelled like this in ${freeCancellations.seconds / 86_400} days, is stored and counted all the same`;

/** A model sends about a hundred tokens a second, and a screen shows about thirty changes. */
const betweenMs = 30;

/** What has come since it was last taken: a slow reader gets fewer and longer pieces, and no more memory is used. */
export interface Gathered<Listener, Progress> {
  readonly listener: Listener;
  /** Resolves once there is something to take. */
  something(): Promise<void>;
  take(): Progress;
}

/**
 * Progress while something is written, the first piece at once and then at most one event in 30 ms, and the result as
 * the last event. Whoever returns early aborts the signal of the writing.
 */
export function progressEvents<Listener, Progress, Result>(
  gathered: Gathered<Listener, Progress>,
  write: (progress: Listener, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): AsyncIterableIterator<Progress | Result> {
  const left = new AbortController();
  const events = follow(gathered, write, AbortSignal.any([signal, left.signal]));
  return {
    next: () => events.next(),
    return() {
      // A generator returns only when what it waits for has come; without this, when the text is written.
      left.abort();
      return events.return();
    },
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}

async function* follow<Listener, Progress, Result>(
  gathered: Gathered<Listener, Progress>,
  write: (progress: Listener, signal: AbortSignal) => Promise<Result>,
  signal: AbortSignal,
): AsyncGenerator<Progress | Result, void> {
  const result = write(gathered.listener, signal);
  const done = result.then(
    () => 'done' as const,
    () => 'done' as const,
  );
  while ((await Promise.race([gathered.something(), done])) !== 'done') {
    yield gathered.take();
    if ((await Promise.race([after(betweenMs), done])) === 'done') break;
  }
  const last = await result;
  // Whoever left does not wait for an answer.
  if (!signal.aborted) yield last;
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Gathers the pieces of one text. */
export function gatherText(): Gathered<ProgressListener, CopyProgress> {
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
    something: () => arrived.promise,
    take() {
      const progress = { restarted, pieces };
      pieces = [];
      restarted = [];
      arrived = Promise.withResolvers();
      return progress;
    },
  };
}
