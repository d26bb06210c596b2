/** A first line of at most 60 characters and the sentence that goes on from it: the customer's life, not the shop's. */
export type Angle = readonly [hook: string, follow: string];

/** Advice that is true everywhere, of the topics that the sign matches or of all. */
export interface Tip {
  readonly sign?: RegExp;
  readonly tip: string;
}

/** What is known of a line of business, whoever runs it: nothing about what one shop does, has or promises. */
export interface Niche {
  /** Words that give it away in the profile or the topic. */
  readonly sign: RegExp;
  /** What people call such a place. */
  readonly noun: string;
  readonly sells: 'service' | 'product';
  /** Hashtags that its customers search for. */
  readonly tags: readonly [string, string];
  /** What a customer does next: "Para …". */
  readonly agir: string;
  /** How one gets to know what it sells: "Vem …". */
  readonly ver: 'provar' | 'experimentar' | 'conhecer';
  /** The ways in; true of any offer of the niche. */
  readonly angles: readonly Angle[];
  /** What a phone films there. */
  readonly scenes: readonly [string, string, string];
  readonly tips: readonly Tip[];
}
