import { isFailure, type Failure, type FailureCode } from '../../domain/failures.ts';
import type { VisibleGeneration } from '../../domain/generations/generation.ts';
import type { VisibleKit } from '../../domain/writing/kitBrief.ts';
import type { Telemetry } from '../../domain/ports.ts';
import type { ClickKind, ClickOutcome } from '../../domain/telemetry.ts';

/** Whether a click has stored a text of its own, and not only got one of an earlier or simultaneous call. */
export interface OwnText {
  isStored: boolean;
}

/** A failure that clickOutcomes names. */
type ClickFailure = Failure & { readonly code: Extract<ClickOutcome, FailureCode> };
type ClickAnswer = VisibleGeneration | VisibleKit | ClickFailure;

/** Serves clicks, and counts how each ended. */
export const createCountClicks =
  (telemetry: Pick<Telemetry, 'count'>) =>
  async <Answer extends ClickAnswer>(kind: ClickKind, serve: (own: OwnText) => Promise<Answer>): Promise<Answer> => {
    const own: OwnText = { isStored: false };
    let outcome: ClickOutcome = 'bug';
    try {
      const answer = await serve(own);
      outcome = outcomeOf(answer, own);
      return answer;
    } finally {
      telemetry.count('clicks', { kind, outcome });
    }
  };

function outcomeOf(answer: ClickAnswer, { isStored }: OwnText): ClickOutcome {
  if (isFailure(answer)) return answer.code;
  return isStored ? 'stored' : 'repeated';
}
