import { isFailure, type Failure, type FailureCode } from '../../domain/failures.ts';
import type { VisibleGeneration } from '../../domain/generations/generation.ts';
import type { VisibleKit } from '../../domain/writing/kitBrief.ts';
import type { Telemetry } from '../../domain/ports.ts';
import type { ClickKind, ClickOutcome } from '../../domain/telemetry.ts';

/** Whether a call has stored a new text; false when it was answered with the text of an earlier or concurrent call. */
export interface NewText {
  isStored: boolean;
}

/** A failure that clickOutcomes names. */
type ClickFailure = Failure & { readonly code: Extract<ClickOutcome, FailureCode> };
type ClickAnswer = VisibleGeneration | VisibleKit | ClickFailure;

/** Serves clicks, and counts how each ended. */
export const createClickCounter =
  (telemetry: Pick<Telemetry, 'count'>) =>
  async <Answer extends ClickAnswer>(
    kind: ClickKind,
    serve: (newText: NewText) => Promise<Answer>,
  ): Promise<Answer> => {
    const newText: NewText = { isStored: false };
    let outcome: ClickOutcome = 'bug';
    try {
      const answer = await serve(newText);
      outcome = outcomeOf(answer, newText);
      return answer;
    } finally {
      telemetry.count('clicks', { kind, outcome });
    }
  };

function outcomeOf(answer: ClickAnswer, { isStored }: NewText): ClickOutcome {
  if (isFailure(answer)) return answer.code;
  return isStored ? 'stored' : 'repeated';
}
