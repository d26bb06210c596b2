import type { ContentType } from '../../domain/catalog.ts';
import type { ToldDays } from '../../domain/facts/dates/days.ts';
import type { Fact, FactSheet } from '../../domain/facts/fact.ts';
import { readText, type Reading } from '../../domain/facts/reading.ts';
import type { CriticFinding } from '../../domain/findings/finding.ts';
import type { LegalRuleKey } from '../../domain/findings/legalRules.ts';
import type { ClaimCode, FactCode, FindingCode } from '../../domain/findings/remedies.ts';
import { blankOut, fold, findMatches } from '../../domain/text/words.ts';
import { ruleOfCode } from './ruleOfCode.ts';
import type { QuotedFact, WritingTask } from '../../domain/writing/writing.ts';
import type { OwnWords } from './ownWords.ts';
import { locateScript } from '../../domain/content/reelsScript.ts';

/** One text to be judged. */
export interface Draft extends Pick<WritingTask, 'brief' | 'profile' | 'now'> {
  readonly own: OwnWords;
  /** The facts that the owner told. */
  readonly factSheet: FactSheet;
  readonly text: string;
  /** The facts that its writer names. */
  readonly quoted: readonly QuotedFact[];
  /** Folded, without placeholders and the times of a script: what the text says. Places as in `text`. */
  readonly said: string;
  /** The facts that the text states. */
  readonly reading: Reading;
  /** Days that are told, those of retail that the text names included. */
  readonly days: ToldDays;
}

/** A finding of one text, without the index of that text. */
export type TextFinding = Omit<CriticFinding, 'variation'>;

/** As much of a draft as tells where told facts are in its text. */
export interface PresenceContext extends Pick<Draft, 'profile' | 'factSheet' | 'said' | 'reading'> {
  readonly brief: Pick<Draft['brief'], 'contentType' | 'topic'>;
}

/** Finds one family of faults in a text; in time that grows with its length. */
export type Check = (draft: Draft) => readonly TextFinding[];

/** A gap that the owner is to fill, as rule 5.2 has it. */
const placeholder = /\[preencher:[^\]\n]{0,80}\]/gi;

/** A text with what it says and states. */
export function createDraft(
  task: Omit<Draft, 'text' | 'quoted' | 'said' | 'reading' | 'days'>,
  text: string,
  quoted: readonly QuotedFact[] = [],
): Draft {
  const read = readSaid(task.brief.contentType, text, task.now);
  return { ...task, text, quoted, ...read, days: task.own.daysWith(read.said) };
}

/** What a text says and states: without its gaps, and without the times of a script. */
export function readSaid(contentType: ContentType, text: string, now: Date): Pick<Draft, 'said' | 'reading'> {
  let stated = blankOut(text, placeholder);
  if (contentType === 'roteiro_reels') {
    for (const { time } of locateScript(text).scenes) {
      stated = stated.slice(0, time.start) + ' '.repeat(time.text.length) + stated.slice(time.end);
    }
  }
  return { said: fold(stated), reading: readText(stated, now) };
}

/** What words say, folded, without their gaps. */
export const saidIn = (text: string): string => fold(blankOut(text, placeholder));

/** A place in a text. */
export type Place = { readonly start: number; readonly end: number };

/** The place of words that were found at an index. */
export const placeAt = (index: number, words: string): Place => ({ start: index, end: index + words.length });

/** Where words of a text contradict what was told, and the told words. */
export type Contradiction = Place & { readonly told: string };

/** The options of a finding: its correction, where it is not the message to the owner, and its rule of law. */
interface FindingOptions {
  readonly correction?: string;
  readonly rule?: LegalRuleKey | null;
}

/** What a finding rests on, as certain as it was read. */
export type WithCertainty = Pick<Fact, 'certainty'>;

/** A finding that keeps the text from being stored. */
export const hardFinding = (
  code: ClaimCode,
  message: string,
  place: Place | null = null,
  more: FindingOptions = {},
): TextFinding => finding('hard', code, message, place, more);

/** A finding that the owner is told of. */
export const softFinding = (
  code: FindingCode,
  message: string,
  place: Place | null = null,
  more: FindingOptions = {},
): TextFinding => finding('soft', code, message, place, more);

/** Words that are no fact, and mean the same however they are read: a finding that rests on them is certain. */
export const literalWords: WithCertainty = { certainty: 'certain' };

/** A finding that rests on facts: hard where each of them is certain. */
export const findingByCertainty = (
  read: readonly [WithCertainty, ...WithCertainty[]],
  code: FactCode,
  message: string,
  place: Place | null = null,
  more: FindingOptions = {},
): TextFinding =>
  finding(read.every(({ certainty }) => certainty === 'certain') ? 'hard' : 'soft', code, message, place, more);

const finding = (
  severity: TextFinding['severity'],
  code: FindingCode,
  message: string,
  place: Place | null,
  { correction = message, rule = ruleOfCode[code] ?? null }: FindingOptions,
): TextFinding => ({
  code,
  severity,
  message,
  correction,
  rule,
  span: place && { start: place.start, end: place.end },
});

/** Where a pattern occurs in a folded text. */
export const findPlaces = (said: string, pattern: RegExp): readonly Place[] =>
  findMatches(said, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** The words at a place, short enough for a message. */
export function quote({ text }: Pick<Draft, 'text'>, { start, end }: Place): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `"${words.slice(0, 60).toWellFormed()}…"` : `"${words}"`;
}
