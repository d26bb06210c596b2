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

/** What a review says of one text, without what does not hold: its quotes are verified. */
export interface TextReview {
  readonly reported: readonly ReviewFinding[];
  /** Keys of the critic's doubtful findings that the review rejects, and of those that it confirms. */
  readonly cleared: ReadonlySet<string>;
  readonly confirmed: ReadonlySet<string>;
}

/** A key that stays the same when other parts of the text are corrected: the code and the message, without the place. */
const findingKey = ({ code, message }: CriticFinding): string => `${code}\n${message}`;

/** Longer quotes are ignored, because they point at no particular words. */
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
  const keysOfVerdict = (variation: number, isRight: boolean) =>
    new Set(
      task.doubts
        .filter((doubt, index) => doubt.variation === variation && doubtVerdicts[index] === isRight)
        .map(findingKey),
    );
  return task.texts.map((text, variation): TextReview => ({
    reported: findings
      .filter((finding) => finding.text === variation && isVerified(task, text, finding))
      .slice(0, maxReported),
    cleared: keysOfVerdict(variation, false),
    confirmed: keysOfVerdict(variation, true),
  }));
}

const isMissing = (code: FindingCode): boolean => code.startsWith('missing-');
const isUntold = (code: FindingCode): boolean =>
  code.startsWith('invented-') || code === 'untold-fact' || code === 'wrong-name';

function isVerified(task: ReviewTask, text: string, { code, quote }: ReviewFinding): boolean {
  if (reviewRoles[code] === 'nothing' || quote.length > maxQuoteLength) return false;
  if (!isMissing(code)) return placeOf(text, quote) !== null && !(isUntold(code) && areOwnersWords(task, quote));
  const { brief, profile, products } = task;
  // What a council keeps out of advertising is not missing.
  const isPriceOrOffer = code === 'missing-price' || code === 'missing-offer';
  if (isPriceOrOffer && professionOf(profile, brief.topic)?.isPriceLure) return false;
  const toldText = [brief.topic, ...products.flatMap(({ name, price, detail }) => [name, price, detail ?? ''])].join(
    '\n',
  );
  return placeOf(toldText, quote) !== null && placeOf(text, quote) === null;
}

/** Whether the owner told the quoted words. A single word does not count, because it may be told of another thing. */
const areOwnersWords = (task: WritingTask, quote: string): boolean =>
  plainWording(quote).includes(' ') && placeOf(ownText(task), quote) !== null;

/** The place of quoted words in a text, whatever punctuation stands between them; null if they are not there. */
function placeOf(text: string, quote: string): Place | null {
  const words = wordsOf(fold(text));
  const quotedWords = wordsOf(fold(quote));
  if (quotedWords.length === 0) return null;
  const firstIndex = words.findIndex((_, index) =>
    quotedWords.every((word, offset) => words[index + offset]?.text === word.text),
  );
  const [first, last] = [words[firstIndex], words[firstIndex + quotedWords.length - 1]];
  return first && last ? { start: first.start, end: last.end } : null;
}

/**
 * Applies a review to the critic's findings of one text: drops those that it cleared, makes those that it confirmed hard,
 * and adds those that it reports, if their quotes are found.
 */
export function applyReview(
  task: WritingTask,
  { text, variation }: { readonly text: string; readonly variation: number },
  findings: readonly CriticFinding[],
  { reported, cleared, confirmed }: TextReview,
): readonly CriticFinding[] {
  const remaining = findings
    .filter((finding) => !cleared.has(findingKey(finding)))
    .map((finding) =>
      confirmed.has(findingKey(finding)) ? { ...finding, severity: severityOf(finding.code) } : finding,
    );
  const reportedFindings = reported.flatMap((finding): readonly CriticFinding[] => {
    const criticFinding = toCriticFinding(task, text, variation, finding);
    return criticFinding === null || remaining.some((remainingFinding) => covers(remainingFinding, criticFinding))
      ? []
      : [criticFinding];
  });
  return [...remaining, ...reportedFindings];
}

/**
 * Whether a finding of the critic makes another one superfluous: it is hard and its words overlap, or neither has words
 * and the codes are equal.
 */
const covers = (finding: CriticFinding, coveredFinding: CriticFinding): boolean =>
  finding.span === null || coveredFinding.span === null
    ? finding.code === coveredFinding.code && finding.span === coveredFinding.span
    : finding.severity === 'hard' &&
      finding.span.start < coveredFinding.span.end &&
      coveredFinding.span.start < finding.span.end;

/** Codes whose findings are soft even if the review is certain, as the critic's own are. */
const softCodes: ReadonlySet<FindingCode> = new Set(['superlative', 'untold-fact']);
const severityOf = (code: FindingCode): CriticFinding['severity'] => (softCodes.has(code) ? 'soft' : 'hard');

function toCriticFinding(
  task: WritingTask,
  text: string,
  variation: number,
  { code, quote, problem, isCertain }: ReviewFinding,
): CriticFinding | null {
  const place = placeOf(text, quote);
  const isMissingCode = isMissing(code);
  if ((place === null) !== isMissingCode) return null;
  const trimmedQuote = quote.replaceAll(/^[\s"“”'‘’«»…]+|[\s"“”'‘’«»…]+$/g, '');
  const words = quoted({ text: trimmedQuote }, { start: 0, end: trimmedQuote.length });
  const problemSentence = sanitiseProblem(problem);
  return {
    code,
    severity: isCertain ? severityOf(code) : 'soft',
    message: `${isMissingCode ? 'Pode ter faltado' : 'Confira'} ${words}${problemSentence === '' ? '.' : `: ${problemSentence}`}`,
    correction: `${isMissingCode ? 'O texto precisa trazer' : 'Corrija'} ${words}${problemSentence === '' ? '.' : `: ${problemSentence}`}`,
    rule: ruleOf(task, code),
    variation,
    span: place && spanOf(task, text, code, place),
  };
}

/** The words of a reviewer as they may be shown: one line, not too long, without an address. */
const sanitiseProblem = (problem: string): string =>
  cutToWords(
    problem
      .toWellFormed()
      .replace(/\b(?:https?:|www\.)\S*/gi, ' ')
      .replace(/[\p{Cc}\p{Cf}\s<>]+/gu, ' ')
      .trim(),
    maxProblemLength,
  );

/** The place of the only value among quoted words, so that a placeholder replaces no more than that; else of all words. */
function spanOf({ now }: WritingTask, text: string, code: FindingCode, place: Place): Place {
  if (typeof remedies[code] !== 'object') return place;
  const [fact, ...otherFacts] = readText(text.slice(place.start, place.end), now).facts;
  return fact && otherFacts.length === 0
    ? { start: place.start + fact.start, end: place.start + fact.end }
    : { start: place.start, end: place.end };
}

const ruleOf = ({ profile, brief }: WritingTask, code: FindingCode): LegalRuleKey | null =>
  code.startsWith('council-') || code === 'before-after'
    ? (professionOf(profile, brief.topic)?.rule ?? null)
    : (ruleOfCode[code] ?? null);
