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

/** A text that the checks judge, with all that they compare it with. */
export interface JudgedText extends Pick<WritingTask, 'brief' | 'profile' | 'now'> {
  readonly ownWords: OwnWords;
  /** The facts that the owner told. */
  readonly factSheet: FactSheet;
  readonly text: string;
  /** The facts that the writer of the text says it states, each with the owner's words for it. */
  readonly quotedFacts: readonly QuotedFact[];
  /**
   * The text folded, with placeholders and the times of a script replaced by spaces. An index means the same character here
   * and in `text`.
   */
  readonly foldedText: string;
  /** The facts that the text states. */
  readonly reading: Reading;
  /** The days that the owner told, with the days of the retail calendar that the text names. */
  readonly toldDays: ToldDays;
}

/** A finding of one text, without the index of that text. */
export type TextFinding = Omit<CriticFinding, 'variation'>;

/** As much of a judged text as told facts are looked for by. */
export interface TextWithFactSheet extends Pick<JudgedText, 'profile' | 'factSheet' | 'foldedText' | 'reading'> {
  readonly brief: Pick<JudgedText['brief'], 'contentType' | 'topic'>;
}

/** Finds one family of faults in a text. Its time grows no faster than the length of the text. */
export type Check = (judgedText: JudgedText) => readonly TextFinding[];

/** A blank that the owner is to fill (rule 5.2). */
const placeholder = /\[preencher:[^\]\n]{0,80}\]/gi;

/** Folds a text and reads the facts that it states. */
export function createJudgedText(
  task: Omit<JudgedText, 'text' | 'quotedFacts' | 'foldedText' | 'reading' | 'toldDays'>,
  text: string,
  quotedFacts: readonly QuotedFact[] = [],
): JudgedText {
  const stated = readStatedText(task.brief.contentType, text, task.now);
  return { ...task, text, quotedFacts, ...stated, toldDays: task.ownWords.toldDaysWith(stated.foldedText) };
}

/** Folds a text and reads the facts that it states; placeholders and the times of a script state none. */
export function readStatedText(
  contentType: ContentType,
  text: string,
  now: Date,
): Pick<JudgedText, 'foldedText' | 'reading'> {
  let stated = blankOut(text, placeholder);
  if (contentType === 'roteiro_reels') {
    for (const { time } of locateScript(text).scenes) {
      stated = stated.slice(0, time.start) + ' '.repeat(time.text.length) + stated.slice(time.end);
    }
  }
  return { foldedText: fold(stated), reading: readText(stated, now) };
}

/** Folds a text, with its placeholders replaced by spaces. */
export const foldWithoutPlaceholders = (text: string): string => fold(blankOut(text, placeholder));

/** A place in a text. */
export type Place = { readonly start: number; readonly end: number };

/** The place of words that were found at an index. */
export const placeAt = (index: number, words: string): Place => ({ start: index, end: index + words.length });

/** Where words of a text contradict what the owner told, and the words of the owner. */
export type Contradiction = Place & { readonly toldWords: string };

/**
 * A finding's instruction to the writer, which is the message to the owner by default, and the legal rule that it rests
 * on.
 */
interface FindingOptions {
  readonly correction?: string;
  readonly rule?: LegalRuleKey | null;
}

/** A fact that a finding rests on; only its certainty counts. */
export type WithCertainty = Pick<Fact, 'certainty'>;

/** A finding that keeps the text from being stored. */
export const hardFinding = (
  code: ClaimCode,
  message: string,
  place: Place | null = null,
  options: FindingOptions = {},
): TextFinding => createFinding('hard', code, message, place, options);

/** A finding that the owner is shown, and that does not keep the text from being stored. */
export const softFinding = (
  code: FindingCode,
  message: string,
  place: Place | null = null,
  options: FindingOptions = {},
): TextFinding => createFinding('soft', code, message, place, options);

/** The basis of a finding that rests on words and no fact: words cannot be misread, and so the finding is certain. */
export const literalWords: WithCertainty = { certainty: 'certain' };

/** A finding that rests on facts: hard if each of them is certain, else soft. */
export const findingByCertainty = (
  basis: readonly [WithCertainty, ...WithCertainty[]],
  code: FactCode,
  message: string,
  place: Place | null = null,
  options: FindingOptions = {},
): TextFinding =>
  createFinding(
    basis.every(({ certainty }) => certainty === 'certain') ? 'hard' : 'soft',
    code,
    message,
    place,
    options,
  );

const createFinding = (
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
export const findPlaces = (foldedText: string, pattern: RegExp): readonly Place[] =>
  findMatches(foldedText, pattern).map(({ 0: found, index }) => ({ start: index, end: index + found.length }));

/** The words at a place, short enough for a message. */
export function quote({ text }: Pick<JudgedText, 'text'>, { start, end }: Place): string {
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return words.length > 60 ? `"${words.slice(0, 60).toWellFormed()}…"` : `"${words}"`;
}
