import { createContext } from 'react';
import type { Filled } from './blanks';

/** How the blanks of the text that is shown are filled. */
export interface FillingState {
  /** What is filled in without being saved: on plans that do not edit. */
  readonly filled: Filled;
  /** Nothing is filled in now. */
  readonly disabled: boolean;
  /**
   * Fills every blank of the text that asks for this; resolves with null, or with why it was not filled. The focus goes
   * to the blank after `from`, where it was filled.
   */
  fill(label: string, value: string, from: Element): Promise<string | null>;
  /**
   * Fills as `fill` does, at once, for what was typed when its field is left: the focus stays where it went. What the
   * plan saves is saved afterwards, and kept in this browser where that fails. Returns null, or why it was not filled.
   */
  fillOnBlur(label: string, value: string): string | null;
  /** What was last typed for this and could not be saved. */
  lastRefused(label: string): string;
}

/** Given around a text whose blanks can be filled. */
export const FillingContext = createContext<FillingState | null>(null);
