/** A way into a text. Nothing in it may claim anything about the business: it must be true of any topic. */
export interface Angle {
  /** A whole sentence, at most 45 characters and 7 words, so that it is said in the first 3 seconds of a Reels. */
  readonly cry: string;
  /** Whether the cry can follow a colon: "Bolo de cenoura: para tudo e olha isso." */
  readonly points?: true;
  /** Two steps that follow the topic. */
  readonly body: readonly [string, string];
}

/** The voice of one goal. */
export interface ToneBank {
  readonly emojis: readonly string[];
  readonly angles: readonly Angle[];
  /** A whole sentence; how to get in touch follows it. */
  readonly asks: readonly string[];
  /** Of an ad: at most 27 characters. */
  readonly titles: readonly string[];
  /** Of an ad: at most 25 characters. */
  readonly descriptions: readonly string[];
}
