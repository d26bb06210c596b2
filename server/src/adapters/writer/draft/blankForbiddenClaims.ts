import { findForbiddenClaims } from '../../../critic/claims/claims.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';

/** Enough rounds to replace every span. */
const maxRounds = 4;

/**
 * Replaces claims that no text may make, such as a promised cure, with a gap to fill in. A raffle may be lawful: its words
 * stay, with a gap for the authorisation that it needs.
 */
export function blankForbiddenClaims(task: WritingTask, words: string): string {
  let mended = words;
  for (let round = 0; round < maxRounds; round += 1) {
    const [found] = findForbiddenClaims(task, mended)
      .flatMap(({ code, span }) => (span === null ? [] : [{ code, ...span }]))
      .toSorted((one, other) => other.start - one.start);
    if (!found) break;
    mended =
      found.code === 'raffle'
        ? withAuthorisation(mended, found.end)
        : `${mended.slice(0, found.start)}[preencher: trecho]${mended.slice(found.end)}`;
  }
  return mended;
}

/** The gap stands at the end where all is told of the raffle, else behind the sentence that it stands in. */
function withAuthorisation(words: string, at: number): string {
  const isAllOfIt = !/[.!?;]\s|\n/.test(words.slice(0, at));
  const behind = isAllOfIt ? /[\s.,;]*$/u : /[\s.,;]*(?:[.!?;](?=\s|$)|\n|$)/u;
  const end = at + (behind.exec(words.slice(at))?.index ?? 0);
  return `${words.slice(0, end)} (autorização [preencher: número da autorização])${words.slice(end)}`;
}
