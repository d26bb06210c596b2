import type { Presence } from './reading.ts';

/** A fact that the owner told for a text, as it is shown, and where it is in the text. */
export interface ToldFactPresence {
  readonly label: string;
  readonly presence: Presence;
}

/** How many told facts of one text are shown at most. */
export const maxToldFacts = 50;
