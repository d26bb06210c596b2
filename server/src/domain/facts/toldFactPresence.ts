import type { Presence } from './reading.ts';

/** A fact that the owner told for a text: its label on the screen, and whether the text states it. */
export interface ToldFactPresence {
  readonly label: string;
  readonly presence: Presence;
}

/** The most told facts of one text that are shown. */
export const maxToldFacts = 50;
