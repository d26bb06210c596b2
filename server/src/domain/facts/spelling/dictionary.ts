/** A spelling of a folded word; `isEntry` when it is a headword, not an inflected form. */
export interface Form {
  readonly word: string;
  readonly isEntry: boolean;
  /** The dictionary's entries of the form, each with its flags after a slash. */
  readonly entries: readonly string[];
}

/** A dictionary of the language. */
export interface Dictionary {
  /** All words of the dictionary that fold to this word, letters only. */
  formsOf(foldedText: string): readonly Form[];
}

/** A dictionary without words, where accents do not matter. */
export const noDictionary: Dictionary = { formsOf: () => [] };
