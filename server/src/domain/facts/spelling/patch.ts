/** A replacement in a typed text by its normal form. */
export interface Patch {
  /** The replaced range, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
