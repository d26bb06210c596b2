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
export const isKit = <Kit extends KitBrief>(order: Kit | Brief): order is Kit => 'contentTypes' in order;

/** What the page shows of a click. */
export type Writing =
  | { status: 'idle' }
  | WritingNow
  | KitNow
  | Done
  /** `stored`: what was stored before the cancelling came, and is paid. */
  | { status: 'cancelled'; stored: ResultKey | null }
  | Failed;

export interface WritingNow {
  status: 'writing';
  /** What has come of each variation. */
  texts: readonly string[];
  /** The index of the variation that is being written. */
  current: number;
  phase: 'first' | 'revising' | 'cancelling';
}

/** A kit that is being written. */
export interface KitNow {
  status: 'writing-kit';
  id: CreateKitInput['requestId'];
  parts: readonly KitPart[];
  phase: 'first' | 'cancelling';
}

export interface Done {
  status: 'done';
  id: ResultKey;
  /** Of a kit: its texts, and the click that writes those again that did not come; null when all came. */
  kit?: { readonly parts: readonly KitPart[]; readonly again: CreateKitInput | null };
  /** Why the missing texts of the kit could not be written when they were last asked for. */
  failure?: Failed;
}

export interface Failed {
  status: 'failed';
  message: string;
  field?: string;
  upgrade?: boolean;
  /** The server says that nothing is charged: the credit is back, or the click never came to it. */
  returned?: boolean;
}

/** Whether the click is under way. */
export const isUnderWay = (writing: Writing): writing is WritingNow | KitNow =>
  writing.status === 'writing' || writing.status === 'writing-kit';

/** Whether the click has ended with a stored text. */
export const hasWritten = (writing: Writing): boolean =>
  writing.status === 'done' || (writing.status === 'cancelled' && writing.stored !== null);

/** What the pieces of an event do to what has come of a text. */
interface Pieces {
  readonly restarted: readonly number[];
  readonly pieces: readonly { readonly variation: number; readonly text: string }[];
}

/** What has come of a text, after the pieces. */
export function withPieces({ texts: before, current: at }: Pick<WritingNow, 'texts' | 'current'>, grown: Pieces) {
  const texts = before.map((text, variation) => (grown.restarted.includes(variation) ? '' : text));
  let current = grown.restarted[0] ?? at;
  for (const { variation, text } of grown.pieces) {
    texts[variation] = (texts[variation] ?? '') + text;
    current = variation;
  }
  return { texts, current };
}

/** The state at the end of a click without a text. */
export function failureOf(result: { __typename: string; message?: string; field?: string } | undefined): Writing {
  const failed = { status: 'failed', message: result?.message || 'Ocorreu um erro.' } as const;
  if (result?.__typename === 'InvalidBrief' && result.field) return { ...failed, field: result.field };
  const upgrade = result?.__typename === 'PlanLocked' || result?.__typename === 'OutOfCredits';
  return { ...failed, upgrade };
}
