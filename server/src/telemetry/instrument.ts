import type { Telemetry } from '../domain/ports.ts';
import type { SpanLabels } from '../domain/telemetry.ts';

/** The result of a call. */
export type CallResult<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Runs the work as a step and ends the step with labels of its result; answer and error are passed on unchanged. */
export async function instrument<Kind extends keyof SpanLabels, Answer>(
  telemetry: Telemetry,
  kind: Kind,
  work: () => Promise<Answer>,
  labelsOf: (ended: CallResult<Answer>) => SpanLabels[Kind],
): Promise<Answer> {
  const step = telemetry.startSpan(kind);
  try {
    const answer = await step.runWithin(work);
    step.end(labelsOf({ answer }));
    return answer;
  } catch (error) {
    step.end(labelsOf({ error }));
    throw error;
  }
}
