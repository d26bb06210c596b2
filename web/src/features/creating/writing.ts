import type { GenerateCopyInput } from '../../gql/graphql';
import type { Outcome, Progress } from './copyWriting';

export type Brief = Omit<GenerateCopyInput, 'requestId'>;

/** What the page shows of a click. */
export type Writing =
  | { status: 'idle' }
  | WritingNow
  | { status: 'done'; id: string }
  /** `stored`: the id of the text that was stored before the cancelling came, and is paid. */
  | { status: 'cancelled'; stored: string | null }
  /** `returned`: the server says that nothing was charged. */
  | { status: 'failed'; message: string; field?: string; upgrade?: boolean; returned?: boolean };

export interface WritingNow {
  status: 'writing';
  /** What has come of each variation. */
  texts: readonly string[];
  /** The index of the variation that is being written. */
  current: number;
  phase: 'first' | 'revising' | 'cancelling';
}

/** A text of which nothing has come yet. */
export const begun: WritingNow = { status: 'writing', texts: [], current: 0, phase: 'first' };

/** The state after progress; only a text that is being written grows. */
export function grown(now: Writing, { restarted, pieces }: Progress): Writing {
  if (now.status !== 'writing') return now;
  const texts = now.texts.map((text, variation) => (restarted.includes(variation) ? '' : text));
  let current = restarted[0] ?? now.current;
  for (const { variation, text } of pieces) {
    texts[variation] = (texts[variation] ?? '') + text;
    current = variation;
  }
  return { ...now, texts, current, phase: restarted.length > 0 ? 'revising' : now.phase };
}

/** The state at the end of a click. */
export function stateOf(result: Outcome | undefined): Writing {
  if (result?.__typename === 'GenerateCopySuccess') {
    return { status: 'done', id: result.generation.id };
  }
  const failed = { status: 'failed', message: result?.message || 'Ocorreu um erro.' } as const;
  if (result?.__typename === 'InvalidBrief') return { ...failed, field: result.field };
  const upgrade = result?.__typename === 'PlanLocked' || result?.__typename === 'OutOfCredits';
  return { ...failed, upgrade };
}
