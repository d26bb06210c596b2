import type { Finding } from '../domain/finding.ts';
import type { WritingTask } from '../domain/writing.ts';
import type { OwnWords } from './ownWords.ts';
import { locateScript } from '../domain/content/reelsScript.ts';
import { blank, fold } from '../domain/words.ts';

/** One text to be judged. */
export interface Draft extends Pick<WritingTask, 'brief' | 'profile'> {
  readonly own: OwnWords;
  readonly text: string;
  /** Folded, without placeholders and the times of a script: what the text says. Places as in `text`. */
  readonly said: string;
}

/** A finding before it is known which text it is about. */
export type Found = Omit<Finding, 'variation'>;

/** Finds one family of faults in a text; in time that grows with its length. */
export type Check = (draft: Draft) => readonly Found[];

/** A gap that the owner is to fill, as rule 5.2 has it. */
const placeholder = /\[preencher:[^\]\n]{0,80}\]/gi;

export function createDraft(task: Omit<Draft, 'text' | 'said'>, text: string): Draft {
  let said = blank(fold(text), placeholder);
  if (task.brief.contentType === 'roteiro_reels') {
    for (const { time } of locateScript(text).beats) {
      said = said.slice(0, time.start) + ' '.repeat(time.text.length) + said.slice(time.end);
    }
  }
  return { ...task, text, said };
}

type Place = { readonly start: number; readonly end: number };

/** A finding that keeps the text from being stored. */
export const hard = (code: string, message: string, place: Place | null = null): Found => ({
  code,
  severity: 'hard',
  message,
  span: place && { start: place.start, end: place.end },
});

/** A finding that the owner is told of. */
export const soft = (code: string, message: string, place: Place | null = null): Found => ({
  ...hard(code, message, place),
  severity: 'soft',
});

/** Where a pattern occurs in a folded text. */
export const placesOf = (said: string, pattern: RegExp): readonly Place[] =>
  [...said.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** The words at a place, short enough for a message. */
export function quote({ text }: Draft, { start, end }: Place): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `"${words.slice(0, 60).toWellFormed()}…"` : `"${words}"`;
}
