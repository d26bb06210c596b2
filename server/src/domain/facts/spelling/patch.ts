/** Something of the owner's words that is written in its normal form. */
export interface Patch {
  /** Where it stands in the words, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}
