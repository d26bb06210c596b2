import { findHardClaims } from '../../../critic/claims/hardClaims.ts';
import type { WritingTask } from '../../../domain/writing/writing.ts';

/** Enough rounds to replace every span. */
const maxRounds = 4;

/**
 * Replaces claims that no text may make, such as a promised cure, with a blank for the owner to fill in. A raffle may be lawful:
 * its words stay, and a blank for the number of its authorisation is added.
 */
export function blankForbiddenClaims(task: WritingTask, words: string): string {
  let blanked = words;
  for (let round = 0; round < maxRounds; round += 1) {
    const [claim] = findHardClaims(task, blanked)
      .flatMap(({ code, span }) => (span === null ? [] : [{ code, ...span }]))
      .toSorted((one, other) => other.start - one.start);
    if (!claim) break;
    blanked =
      claim.code === 'raffle'
        ? withAuthorisation(blanked, claim.end)
        : `${blanked.slice(0, claim.start)}[preencher: trecho]${blanked.slice(claim.end)}`;
  }
  return blanked;
}

/** Adds the blank after the sentence of the raffle; at the end of the words where that sentence is the first. */
function withAuthorisation(words: string, at: number): string {
  const isFirstSentence = !/[.!?;]\s|\n/.test(words.slice(0, at));
  const insertionPoint = isFirstSentence ? /[\s.,;]*$/u : /[\s.,;]*(?:[.!?;](?=\s|$)|\n|$)/u;
  const end = at + (insertionPoint.exec(words.slice(at))?.index ?? 0);
  return `${words.slice(0, end)} (autorização [preencher: número da autorização])${words.slice(end)}`;
}
