/** How a text comes at its subject; each variation has one of its own. */
export type AngleName = 'benefit' | 'scene' | 'question' | 'backstage' | 'occasion' | 'objection';

/** A first line of at most 60 characters, and a sentence for after the subject. Both true of any shop of the niche. */
export type Angle = readonly [hook: string, follow: string];

/** What is known of a line of business, whoever runs it. */
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
  /** What a description of it tells and only the owner knows. */
  readonly missing: string;
  readonly angles: Readonly<Record<AngleName, Angle>>;
  /** What a phone films there. */
  readonly scenes: readonly [string, string, string];
  /** Advice that is true everywhere, the first for the topics that its sign matches. */
  readonly tips: readonly { readonly sign?: RegExp; readonly tip: string }[];
}
