import type { Telemetry } from '../domain/ports.ts';
import type { SpanLabels } from '../domain/telemetry.ts';

/** How a call ended. */
export type Ended<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Does the work as a step, and tells of its end; answer and error are passed on as they are. */
export async function watch<Kind extends keyof SpanLabels, Answer>(
  telemetry: Telemetry,
  kind: Kind,
  work: () => Promise<Answer>,
  labelsOf: (ended: Ended<Answer>) => SpanLabels[Kind],
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
