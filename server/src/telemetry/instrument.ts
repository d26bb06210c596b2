import type { Telemetry } from '../domain/ports.ts';
import type { SpanLabels } from '../domain/telemetry.ts';

/** The result of a call. */
export type CallResult<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Runs the work in a span and ends the span with labels of its result; answer and error are passed on unchanged. */
export async function instrument<Kind extends keyof SpanLabels, Answer>(
  telemetry: Telemetry,
  kind: Kind,
  work: () => Promise<Answer>,
  labelsOf: (result: CallResult<Answer>) => SpanLabels[Kind],
): Promise<Answer> {
  const span = telemetry.startSpan(kind);
  try {
    const answer = await span.runWithin(work);
    span.end(labelsOf({ answer }));
    return answer;
  } catch (error) {
    span.end(labelsOf({ error }));
    throw error;
  }
}
