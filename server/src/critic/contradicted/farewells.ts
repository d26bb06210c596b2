import type { Fact } from '../../domain/facts/fact.ts';
import type { Draft } from '../draft/draft.ts';

/** "Até agosto," on a line of its own takes leave. */
export const isFarewell = ({ said }: Draft, { start, end }: Fact): boolean =>
  /(?:^|\n)\s*(?:ate\s(?:[ao]\s)?)?$/.test(said.slice(Math.max(0, start - 12), start)) &&
  /^ate\s/.test(said.slice(Math.max(0, start - 4), end).trimStart()) &&
  /^\s?[,.!]*\s*(?:\n|$)/.test(said.slice(end, end + 4));
