/** A question people ask, answered in one or more paragraphs. */
export interface Faq {
  readonly question: string;
  readonly answer: readonly string[];
}
