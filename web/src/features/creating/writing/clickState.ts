import type { CreateKitInput, GenerateCopyInput } from '../../../gql/graphql';
import type { ResultKey } from '../../texts/resultKey';
import type { KitPart } from '../kit/kitPart';

export type Brief = Omit<GenerateCopyInput, 'requestId'>;
export type KitBrief = Omit<CreateKitInput, 'requestId'>;

/** What the form asks for: one text, or a kit of several. */
export type Order = Brief | KitBrief;

/** An order with its click. */
export type ClickInput = GenerateCopyInput | CreateKitInput;

/** Whether it asks for a kit. */
export const isKitOrder = <Kit extends KitBrief>(order: Kit | Brief): order is Kit => 'contentTypes' in order;

/** The state of a click, as the page shows it. */
export type ClickState =
  | { status: 'idle' }
  | WritingText
  | WritingKit
  | ClickDone
  /** `stored`: what was stored before the cancelling came, and is paid. */
  | { status: 'cancelled'; stored: ResultKey | null }
  | ClickFailed;

export interface WritingText {
  status: 'writing';
  /** The text of each variation so far. */
  texts: readonly string[];
  /** The index of the variation that is being written. */
  current: number;
  phase: 'first' | 'revising' | 'cancelling';
}

/** A kit that is being written. */
export interface WritingKit {
  status: 'writing-kit';
  id: CreateKitInput['requestId'];
  parts: readonly KitPart[];
  phase: 'first' | 'cancelling';
}

export interface ClickDone {
  status: 'done';
  id: ResultKey;
  /** For a kit: its texts, and the input that writes its missing texts again; null when none is missing. */
  kit?: { readonly parts: readonly KitPart[]; readonly retryInput: CreateKitInput | null };
  /** Why the last attempt to write the kit's missing texts failed. */
  failure?: ClickFailed;
}

export interface ClickFailed {
  status: 'failed';
  message: string;
  field?: string;
  upgrade?: boolean;
  /** The server says that nothing is charged: the credit is back, or the click never came to it. */
  returned?: boolean;
}

/** Whether the click is in progress. */
export const isInProgress = (click: ClickState): click is WritingText | WritingKit =>
  click.status === 'writing' || click.status === 'writing-kit';

/** Whether the click has ended with a stored text. */
export const hasStoredText = (click: ClickState): boolean =>
  click.status === 'done' || (click.status === 'cancelled' && click.stored !== null);

/** The progress in an event: variations that begin again, and text to append. */
interface Pieces {
  readonly restarted: readonly number[];
  readonly pieces: readonly { readonly variation: number; readonly text: string }[];
}

/** The texts so far, with the pieces of an event appended. */
export function appendPieces({ texts: before, current: at }: Pick<WritingText, 'texts' | 'current'>, progress: Pieces) {
  const texts = before.map((text, variation) => (progress.restarted.includes(variation) ? '' : text));
  let current = progress.restarted[0] ?? at;
  for (const { variation, text } of progress.pieces) {
    texts[variation] = (texts[variation] ?? '') + text;
    current = variation;
  }
  return { texts, current };
}

/** The state of a click that ended without a text. */
export function toFailure(result: { __typename: string; message?: string; field?: string } | undefined): ClickState {
  const failed = { status: 'failed', message: result?.message || 'Ocorreu um erro.' } as const;
  if (result?.__typename === 'InvalidBrief' && result.field) return { ...failed, field: result.field };
  const upgrade = result?.__typename === 'PlanLocked' || result?.__typename === 'OutOfCredits';
  return { ...failed, upgrade };
}
