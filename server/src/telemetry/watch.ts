import type { Telemetry } from '../domain/ports.ts';
import type { Steps } from '../domain/telemetry.ts';

/** How a call ended. */
export type Ended<Answer> = { readonly answer: Answer } | { readonly error: unknown };

/** Does the work as a step, and tells of its end; answer and error are passed on as they are. */
export async function watch<Kind extends keyof Steps, Answer>(
  telemetry: Telemetry,
  kind: Kind,
  work: () => Promise<Answer>,
  labelsOf: (ended: Ended<Answer>) => Steps[Kind],
): Promise<Answer> {
  const step = telemetry.begin(kind);
  try {
    const answer = await step.within(work);
    step.end(labelsOf({ answer }));
    return answer;
  } catch (error) {
    step.end(labelsOf({ error }));
    throw error;
  }
}
