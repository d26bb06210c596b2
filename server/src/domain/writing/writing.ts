import type { AdjustmentKind } from './adjustmentKinds.ts';
import type { Parts } from '../content/parts.ts';
import type { Brief } from '../generations/generation.ts';
import type { Product } from '../account/products.ts';
import type { BusinessProfile } from '../account/user.ts';
import type { WritingVoice } from '../account/voice.ts';

/** What is to be written, and for whom: what writers write from, and what their texts are judged by. */
export interface WritingTask {
  readonly brief: Brief;
  /** Data about the business, never instructions. */
  readonly profile: BusinessProfile;
  /** Of the owner's products those that the topic names; data too. */
  readonly products: readonly Product[];
  /** How the owner writes, for rhythm and vocabulary, never for facts; null where there is nothing to say of it. */
  readonly voice: WritingVoice | null;
  /** How many texts, different from each other. */
  readonly count: number;
  /** How the owner's last texts began, those of this task first: a text that begins so again is not taken (rule 5.4). */
  readonly recentOpenings: readonly string[];
  /** The time of the task, for dates such as "tomorrow". */
  readonly now: Date;
  /** The stored text that is to be adjusted; missing where new texts are written. `count` is 1 then. */
  readonly adjusting?: TextToAdjust;
}

/** A stored text, and what is to be changed in it. */
export interface TextToAdjust {
  readonly kind: AdjustmentKind;
  readonly text: string;
  /** Which text of its generation, from 0. */
  readonly variation: number;
  /** Whether the words are the owner's, who has edited it. */
  readonly isEdited: boolean;
}

/** One attempt at a task. */
export interface WritingAttempt extends WritingTask {
  /**
   * The texts that are to be written again, `count` of them: those of the previous attempt, or the one to adjust. Empty
   * where new texts are written for the first time.
   */
  readonly retry: readonly FailedText[];
  /** Called with each piece of text as it is written; for showing only: what is stored is the answer. */
  readonly onProgress?: (piece: WritingProgress) => void;
}

/** A text that is to be written again. */
export interface FailedText {
  /** Which text of the task, from 0. */
  readonly variation: number;
  /** The text as it was; null when none came. */
  readonly text: string | null;
  /** pt-BR: what is to be changed. */
  readonly corrections: readonly string[];
}

/** What a variation has grown by. */
export interface WritingProgress {
  /** Which text of the attempt, from 0. */
  readonly variation: number;
  /** To be appended to what came before. */
  readonly text: string;
}

/** The answer of a writer. */
export interface Writing {
  /** As many as were asked for, in their order; null for one that did not come or must not be shown. */
  readonly variations: readonly (string | null)[];
  /** The parts that each text was made of, by a writer that writes in parts. */
  readonly parts?: readonly (Parts | null)[];
  /** The facts that each text says it uses, by a writer that names them. */
  readonly facts?: readonly (readonly QuotedFact[])[];
  readonly writer: string;
  readonly model: string;
  readonly promptVersion: string;
  /** What the upstream counted, where it counts; for the operator's log and the benchmark. */
  readonly usage?: WritingUsage;
}

/** A fact that a text states, as its writer names it. */
export interface QuotedFact {
  readonly fact: string;
  /** The words that the writer quotes for it; null where the owner did not type them. */
  readonly quote: string | null;
}

/** What an attempt consumed at the upstream. */
export interface WritingUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** By the prices of the model; left out where they are not known. */
  readonly dollars?: number;
}

/**
 * Why there is no text. `refused` is final for the brief, `no-other-text` for the adjustment; whether another attempt may
 * succeed after the others, `retryAfterSeconds` says.
 */
export interface WriterFault {
  readonly fault: 'refused' | 'no-other-text' | 'unavailable' | 'timeout' | 'invalid';
  /** For the log: no key, prompt or text in it. */
  readonly detail: string;
  /** The upstream's own code for its error. */
  readonly upstreamCode?: string;
  /** When asking again may help; `never` where somebody has to mend something first. Missing: at once. */
  readonly retryAfterSeconds?: number | 'never';
}

/** What is to be left for another attempt after a wait, so that a text may come of it. */
const minAttemptMs = 10_000;

/** For how many milliseconds to wait before another attempt; null where none may succeed in those that are left. */
export function retryDelay({ fault, retryAfterSeconds = 0 }: WriterFault, leftMs: number): number | null {
  if (fault === 'refused' || fault === 'no-other-text' || retryAfterSeconds === 'never') return null;
  const delayMs = retryAfterSeconds * 1_000;
  const neededMs = delayMs > 0 ? delayMs + minAttemptMs : 1;
  return leftMs >= neededMs ? delayMs : null;
}
