/** The voice of one goal. Nothing in it may claim anything about the business: it must be true of any topic. */
export interface ToneBank {
  readonly emojis: readonly string[];
  /** Whole sentences of at most 45 characters and 7 words, so that they are said in the first 3 seconds of a Reels. */
  readonly cries: readonly string[];
  /** Two sentences that follow the subject. */
  readonly bodies: readonly (readonly [string, string])[];
  /** A whole sentence; how to get in touch follows it. */
  readonly asks: readonly string[];
  /** Of an ad: at most 27 characters. */
  readonly titles: readonly string[];
  /** Of an ad: at most 25 characters. */
  readonly descriptions: readonly string[];
}
