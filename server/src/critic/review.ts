import { readText } from '../domain/facts/reading.ts';
import type { CriticFinding } from '../domain/findings/finding.ts';
import type { LegalRuleKey } from '../domain/findings/legalRules.ts';
import { remedies, type FindingCode } from '../domain/findings/remedies.ts';
import {
  maxProblemLength,
  reviewRoles,
  type Review,
  type ReviewFinding,
  type ReviewTask,
} from '../domain/writing/review.ts';
import { cutToWords } from '../domain/text/text.ts';
import { fold, plainWording, wordsOf } from '../domain/text/words.ts';
import type { WritingTask } from '../domain/writing/writing.ts';
import { quote as quoted, type Place } from './judgedText/judgedText.ts';
import { ownText } from './judgedText/ownWords.ts';
import { professionOf } from './claims/professions.ts';
import { ruleOfCode } from './judgedText/ruleOfCode.ts';

/** What a review says of one text, as far as its words are verified. */
export interface TextReview {
  readonly reported: readonly ReviewFinding[];
  /** Findings of the critic that do not hold, and those that do, by what they say. */
  readonly cleared: ReadonlySet<string>;
  readonly confirmed: ReadonlySet<string>;
}

/** Identifies a finding across the mending of its text: its code and message, without the place. */
const findingKey = ({ code, message }: CriticFinding): string => `${code}\n${message}`;

/** Longer quotes point at nothing. */
const maxQuoteLength = 300;
const maxReported = 12;

/**
 * The reviews of the texts of a task, one for each. What a review reports counts when the words that it quotes are
 * there: in the text, or for something missing in the topic and not in the text. What is reported as untold and stands
 * in the owner's words is left out.
 */
export function verifyReview(
  task: ReviewTask,
  { doubtVerdicts, findings }: Pick<Review, 'doubtVerdicts' | 'findings'>,
) {
  const sayings = (variation: number, isRight: boolean) =>
    new Set(
      task.doubts
        .filter((doubt, index) => doubt.variation === variation && doubtVerdicts[index] === isRight)
        .map(findingKey),
    );
  return task.texts.map((text, variation): TextReview => ({
    reported: findings
      .filter((finding) => finding.text === variation && isVerified(task, text, finding))
      .slice(0, maxReported),
    cleared: sayings(variation, false),
    confirmed: sayings(variation, true),
  }));
}

const isMissing = (code: FindingCode): boolean => code.startsWith('missing-');
const isUntold = (code: FindingCode): boolean =>
  code.startsWith('invented-') || code === 'untold-fact' || code === 'wrong-name';

function isVerified(task: ReviewTask, text: string, { code, quote }: ReviewFinding): boolean {
  if (reviewRoles[code] === 'nothing' || quote.length > maxQuoteLength) return false;
  if (!isMissing(code)) return placeOf(text, quote) !== null && !(isUntold(code) && areOwnersWords(task, quote));
  const { brief, profile, products } = task;
  // What a council keeps out of advertising is not missed.
  const isOfPrice = code === 'missing-price' || code === 'missing-offer';
  if (isOfPrice && professionOf(profile, brief.topic)?.isPriceLure) return false;
  const told = [brief.topic, ...products.flatMap(({ name, price, detail }) => [name, price, detail ?? ''])].join('\n');
  return placeOf(told, quote) !== null && placeOf(text, quote) === null;
}

/** One word may be told of another thing; several in a row are the owner's. */
const areOwnersWords = (task: WritingTask, quote: string): boolean =>
  plainWording(quote).includes(' ') && placeOf(ownText(task), quote) !== null;

/** Where the words stand in a text, whatever marks are between them; null where they do not. */
function placeOf(text: string, quote: string): Place | null {
  const words = wordsOf(fold(text));
  const wanted = wordsOf(fold(quote));
  if (wanted.length === 0) return null;
  const at = words.findIndex((_, index) => wanted.every((word, offset) => words[index + offset]?.text === word.text));
  const [first, last] = [words[at], words[at + wanted.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

/**
 * The critic's findings of one text with what a review says of it: without those that it cleared, with those that it
 * confirmed as hard ones, and with those that it reports, as far as their words are there.
 */
export function applyReview(
  task: WritingTask,
  { text, variation }: { readonly text: string; readonly variation: number },
  findings: readonly CriticFinding[],
  { reported, cleared, confirmed }: TextReview,
): readonly CriticFinding[] {
  const left = findings
    .filter((finding) => !cleared.has(findingKey(finding)))
    .map((finding) =>
      confirmed.has(findingKey(finding)) ? { ...finding, severity: severityOf(finding.code) } : finding,
    );
  const own = reported.flatMap((finding): readonly CriticFinding[] => {
    const found = findingOf(task, text, variation, finding);
    return found === null || left.some((other) => makesNeedless(other, found)) ? [] : [found];
  });
  return [...left, ...own];
}

/** A finding of the critic that makes another one needless: of the same code, or as hard and of the same words. */
const makesNeedless = (one: CriticFinding, other: CriticFinding): boolean =>
  one.span === null || other.span === null
    ? one.code === other.code && one.span === other.span
    : one.severity === 'hard' && one.span.start < other.span.end && other.span.start < one.span.end;

/** As the critic's own findings of these codes are. */
const softCodes: ReadonlySet<FindingCode> = new Set(['superlative', 'untold-fact']);
const severityOf = (code: FindingCode): CriticFinding['severity'] => (softCodes.has(code) ? 'soft' : 'hard');

function findingOf(
  task: WritingTask,
  text: string,
  variation: number,
  { code, quote, problem, isCertain }: ReviewFinding,
): CriticFinding | null {
  const place = placeOf(text, quote);
  const missing = isMissing(code);
  if ((place === null) !== missing) return null;
  const bare = quote.replaceAll(/^[\s"“”'‘’«»…]+|[\s"“”'‘’«»…]+$/g, '');
  const words = quoted({ text: bare }, { start: 0, end: bare.length });
  const said = sentenceOf(problem);
  return {
    code,
    severity: isCertain ? severityOf(code) : 'soft',
    message: `${missing ? 'Pode ter faltado' : 'Confira'} ${words}${said === '' ? '.' : `: ${said}`}`,
    correction: `${missing ? 'O texto precisa trazer' : 'Corrija'} ${words}${said === '' ? '.' : `: ${said}`}`,
    rule: ruleOf(task, code),
    variation,
    span: place && spanOf(task, text, code, place),
  };
}

/** The words of a reviewer as they may be shown: one line, not too long, without an address. */
const sentenceOf = (problem: string): string =>
  cutToWords(
    problem
      .toWellFormed()
      .replace(/\b(?:https?:|www\.)\S*/gi, ' ')
      .replace(/[\p{Cc}\p{Cf}\s<>]+/gu, ' ')
      .trim(),
    maxProblemLength,
  );

/** Where one value is quoted amid other words, the place is the value's: a gap takes no more than that. */
function spanOf({ now }: WritingTask, text: string, code: FindingCode, place: Place): Place {
  if (typeof remedies[code] !== 'object') return place;
  const [fact, ...others] = readText(text.slice(place.start, place.end), now).facts;
  return fact && others.length === 0
    ? { start: place.start + fact.start, end: place.start + fact.end }
    : { start: place.start, end: place.end };
}

const ruleOf = ({ profile, brief }: WritingTask, code: FindingCode): LegalRuleKey | null =>
  code.startsWith('council-') || code === 'before-after'
    ? (professionOf(profile, brief.topic)?.rule ?? null)
    : (ruleOfCode[code] ?? null);
