import type { Fact } from '../../domain/facts/fact.ts';
import type { JudgedText } from '../judgedText/judgedText.ts';

/** "Até agosto," on a line of its own takes leave. */
export const isFarewell = ({ foldedText }: JudgedText, { start, end }: Fact): boolean =>
  /(?:^|\n)\s*(?:ate\s(?:[ao]\s)?)?$/.test(foldedText.slice(Math.max(0, start - 12), start)) &&
  /^ate\s/.test(foldedText.slice(Math.max(0, start - 4), end).trimStart()) &&
  /^\s?[,.!]*\s*(?:\n|$)/.test(foldedText.slice(end, end + 4));
