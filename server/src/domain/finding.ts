/** What the critic found in a written text. Stored with the generation, so that the screen can point at it. */
export interface Finding {
  /** Stable, for programs and for the bench: `hook-too-long`, `invented-price`. */
  readonly code: string;
  /** A hard finding keeps the text from being stored; a soft one is told to the owner. */
  readonly severity: 'hard' | 'soft';
  /** pt-BR, for the owner and as feedback for the writer. */
  readonly message: string;
  /** Which text, from 0. */
  readonly variation: number;
  /** Where in the text, in UTF-16 units; null when it is about the whole text or something missing. */
  readonly span: { readonly start: number; readonly end: number } | null;
}
