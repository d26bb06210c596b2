/** A way to spell what is typed without accents; `isEntry` when it is a headword, and no ending of one. */
export interface Form {
  readonly word: string;
  readonly isEntry: boolean;
  /** The dictionary's entries that it is or comes from, each with its flags behind a slash. */
  readonly entries: readonly string[];
}

/** A dictionary of the language. */
export interface Dictionary {
  /** Every word that reads so without accents and capitals; of letters only. */
  formsOf(foldedText: string): readonly Form[];
}

/** For those who compare words without their accents. */
export const noDictionary: Dictionary = { formsOf: () => [] };
