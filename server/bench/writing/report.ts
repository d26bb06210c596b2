import { contentTypes } from '../../src/domain/catalog.ts';
import type { WritingUsage } from '../../src/domain/writing/writing.ts';
import type { Figures } from '../runs.ts';
import { sharedSentences, type Fidelity, type Outcome } from './measure.ts';

type Row = Readonly<Record<string, string | number>>;

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)}%`);
const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** What the calls cost together; a dash where no price is known. */
function dollarsOf(usages: readonly WritingUsage[]): string {
  const known = usages.flatMap(({ dollars }) => dollars ?? []);
  return known.length === 0 ? '–' : known.reduce((sum, dollars) => sum + dollars, 0).toFixed(4);
}

/** Texts with a finding of the severity. */
const textsWith = (outcomes: readonly Outcome[], severity: 'hard' | 'soft'): number =>
  outcomes.flatMap(({ findings }) => [
    ...new Set(findings.filter((finding) => finding.severity === severity).map(({ variation }) => variation)),
  ]).length;

function typeRow(name: string, outcomes: readonly Outcome[]): Row {
  const texts = outcomes.flatMap((one) => one.texts);
  const usages = outcomes.flatMap(({ answer }) => ('fault' in answer || !answer.usage ? [] : [answer.usage]));
  const reviews = outcomes.flatMap(({ review }) => (review ? [review] : []));
  const reviewUsages = reviews.flatMap((review) => ('fault' in review || !review.usage ? [] : [review.usage]));
  return {
    type: name,
    briefs: outcomes.length,
    texts: texts.length,
    faults: outcomes.filter(({ answer }) => 'fault' in answer).length,
    'at first attempt': percent(texts.length - textsWith(outcomes, 'hard'), texts.length),
    'with soft': percent(textsWith(outcomes, 'soft'), texts.length),
    'findings a text': (outcomes.flatMap(({ findings }) => findings).length / Math.max(texts.length, 1)).toFixed(2),
    'overlap %': (100 * mean(outcomes.map(({ overlap }) => overlap))).toFixed(1),
    'ms a brief': mean(outcomes.map(({ milliseconds }) => milliseconds)).toFixed(1),
    'tokens in': usages.length === 0 ? '–' : Math.round(mean(usages.map(({ inputTokens }) => inputTokens))),
    'tokens out': usages.length === 0 ? '–' : Math.round(mean(usages.map(({ outputTokens }) => outputTokens))),
    US$: dollarsOf(usages),
    ...(reviews.length > 0 && {
      'review faults': reviews.filter((review) => 'fault' in review).length,
      'review tokens in': Math.round(mean(reviewUsages.map(({ inputTokens }) => inputTokens))),
      'review tokens out': Math.round(mean(reviewUsages.map(({ outputTokens }) => outputTokens))),
      'review US$': dollarsOf(reviewUsages),
    }),
    'to fill a text': (
      texts.reduce((sum, text) => sum + (text.match(/\[preencher:/g)?.length ?? 0), 0) / Math.max(texts.length, 1)
    ).toFixed(2),
  };
}

/**
 * A row for each type, one for the hostile briefs and one for all. A text without a hard finding is stored at the first
 * attempt; tokens are those of a brief, on average.
 */
export const typeRows = (outcomes: readonly Outcome[]): readonly Row[] => [
  ...contentTypes.map(({ key, label }) =>
    typeRow(
      label,
      outcomes.filter(({ bench }) => bench.request.brief.contentType === key),
    ),
  ),
  typeRow(
    '(hostile)',
    outcomes.filter(({ bench }) => bench.hostile),
  ),
  typeRow('(all)', outcomes),
];

/** A row for each check that found something, with the texts that pass it. */
export function checkRows(outcomes: readonly Outcome[]): readonly Row[] {
  const texts = outcomes.flatMap((one) => one.texts).length;
  const found = outcomes.flatMap(({ findings }) => findings);
  const codes = [...new Set(found.map(({ code }) => code))].toSorted();
  return codes.map((code) => {
    const failing = outcomes.flatMap(({ findings }) => [
      ...new Set(findings.filter((finding) => finding.code === code).map(({ variation }) => variation)),
    ]).length;
    return {
      check: code,
      severity: found.find((finding) => finding.code === code)?.severity ?? '',
      texts: failing,
      pass: percent(texts - failing, texts),
      example: found.find((finding) => finding.code === code)?.message.slice(0, 60) ?? '',
    };
  });
}

/** The commonest sentence of each type and how many of its texts have it. */
export const sentenceRows = (outcomes: readonly Outcome[]): readonly Row[] =>
  contentTypes.map(({ key, label }) => {
    const [first] = sharedSentences(outcomes, key);
    return {
      type: label,
      share: percent(first?.share ?? 0, 1),
      'commonest sentence': first?.sentence.slice(0, 90) ?? '',
    };
  });

/** Facts told, kept, lost and invented, by type and for all. */
export const fidelityRows = (outcomes: readonly Outcome[]): readonly Row[] => [
  ...contentTypes.map(({ key, label }) =>
    fidelityRow(
      label,
      outcomes.filter(({ bench }) => bench.request.brief.contentType === key),
    ),
  ),
  fidelityRow('(all)', outcomes),
];

/** The facts of all briefs, and whether the texts kept, lost or invented them. */
function factsOf(outcomes: readonly Outcome[]): Fidelity {
  const sum = (count: (fidelity: Fidelity) => number) =>
    outcomes.reduce((all, { fidelity }) => all + count(fidelity), 0);
  return { told: sum(({ told }) => told), kept: sum(({ kept }) => kept), invented: sum(({ invented }) => invented) };
}

function fidelityRow(type: string, outcomes: readonly Outcome[]): Row {
  const { told, kept, invented } = factsOf(outcomes);
  return { type, 'facts told': told, kept, lost: told - kept, invented, 'kept %': percent(kept, told) };
}

/** The figures of a run that are saved: shares of all facts and of all texts. */
export function figuresOf(writer: string, outcomes: readonly Outcome[]): Figures {
  const { told, kept, invented } = factsOf(outcomes);
  const texts = outcomes.flatMap((one) => one.texts).length;
  return {
    [`${writer}: facts kept`]: kept / told,
    [`${writer}: facts invented`]: invented,
    [`${writer}: texts without a hard finding`]: (texts - textsWith(outcomes, 'hard')) / texts,
  };
}
