/** The voice of one goal. Nothing in it may claim anything about the business: it must be true of any topic. */
export interface ToneBank {
  readonly emojis: readonly string[];
  /** What comes right before the topic: at most 45 characters and 7 words, so that 3 seconds of a Reels are enough. */
  readonly cries: {
    /** Before something to buy, to book or to come to. */
    readonly offer: readonly string[];
    readonly notice: readonly string[];
    readonly theme: readonly string[];
  };
  /** After something to buy, to book or to come to: why now, or how to go about it. */
  readonly bodies: readonly string[];
  /** A whole sentence; how to get in touch follows it. */
  readonly asks: readonly string[];
  /** Of an ad: at most 27 characters. */
  readonly titles: readonly string[];
  /** Of an ad: at most 25 characters. */
  readonly descriptions: readonly string[];
}
