import { forbiddenIn } from '../../../critic/claims.ts';
import type { WritingTask } from '../../../domain/writing.ts';

/** Every span found is gone after as many rounds. */
const mostRounds = 4;

/**
 * The owner's words with a gap for what no text may say, such as a promised cure. A raffle may be lawful: its words stay,
 * with a gap at their end for the authorisation that it needs.
 */
export function mend(task: WritingTask, words: string): string {
  let mended = words;
  for (let round = 0; round < mostRounds; round += 1) {
    const [found] = forbiddenIn(task, mended)
      .flatMap(({ code, span }) => (span === null ? [] : [{ code, ...span }]))
      .toSorted((one, other) => other.start - one.start);
    if (!found) break;
    mended =
      found.code === 'raffle'
        ? `${mended.replace(/[\s.,;]+$/, '')} (autorização [preencher: número da autorização])`
        : `${mended.slice(0, found.start)}[preencher: trecho]${mended.slice(found.end)}`;
  }
  return mended;
}
