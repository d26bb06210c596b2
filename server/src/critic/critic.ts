import { adjusted } from './wording/adjusted.ts';
import type { ContentType } from '../domain/content/contentTypes.ts';
import { callToAction } from './wording/calls.ts';
import { findWrongOpeningDates, findDateAsEveryWeek } from './contradicted/closedDates.ts';
import { findForbiddenClaims } from './claims/claims.ts';
import { createJudgedText, hardFinding, type Check, type TextFinding } from './judgedText/judgedText.ts';
import type { CriticFinding } from '../domain/findings/finding.ts';
import { findContradictions } from './contradicted/contradictions.ts';
import { findCouncilViolations, findForbiddenPhrases, findUntoldClaims } from './claims/forbiddenWords.ts';
import { findUntoldValues } from './invented/untoldValues.ts';
import { findOpposites } from './contradicted/opposites.ts';
import { omittedFacts } from './omitted.ts';
import { findWrongShopName } from './invented/shopName.ts';
import { findMisattributedPrices } from './misattributed/misattributedPrices.ts';
import { findSwappedTimes } from './misattributed/swappedTimes.ts';
import { findMisattributedValues } from './misattributed/misattributedValues.ts';
import { findPricesOfOtherUnits } from './misattributed/pricesOfOtherUnits.ts';
import { findPricesWithoutCondition } from './misattributed/pricedOnlyIf.ts';
import { readFacts } from '../domain/facts/readFacts.ts';
import { language } from './wording/language.ts';
import { likeness } from './wording/likeness.ts';
import { openings } from './wording/openings.ts';
import { readOwnWords } from './judgedText/ownWords.ts';
import { ad } from './shape/ad.ts';
import { email } from './shape/email.ts';
import { instagram } from './shape/instagram.ts';
import { campaignLink, storable, typeLimit } from './shape/limits.ts';
import { marks } from './shape/marks.ts';
import { product } from './shape/product.ts';
import { reels } from './shape/reels.ts';
import { findUntoldTitles } from './claims/untoldTitles.ts';
import { machineMarks } from './wording/style.ts';
import { ownersVoice } from './wording/voice.ts';
import type { QuotedFact, WritingTask } from '../domain/writing/writing.ts';

/** A task, and the texts that were written for it. */
export type WrittenTask = WritingTask & {
  readonly texts: readonly string[];
  /** What the writer of each text says it states, with the owner's words for it; missing where it does not say. */
  readonly facts?: readonly (readonly QuotedFact[])[];
};

/** What is particular to the shape of a type, where it has anything that its descriptor cannot say: that is checked for all. */
const shapes: Partial<Record<ContentType, readonly Check[]>> = {
  post_instagram: [instagram],
  descricao_produto: [product],
  roteiro_reels: [reels],
  texto_anuncio: [ad],
  email_marketing: [email],
};

const claims = [findForbiddenClaims, findForbiddenPhrases, findUntoldClaims, findUntoldTitles, findCouncilViolations];
const facts = [
  findUntoldValues,
  findMisattributedPrices,
  findPricesOfOtherUnits,
  findMisattributedValues,
  findSwappedTimes,
  findContradictions,
  findWrongOpeningDates,
  findDateAsEveryWeek,
  findOpposites,
  omittedFacts,
  findPricesWithoutCondition,
  findWrongShopName,
];

/** Texts for a task, as many as there should be of them, and what their writer says of each. */
type WrittenTexts = Pick<WrittenTask, 'texts' | 'facts' | 'count'>;

/**
 * What is wrong with written texts (rules 5.1 to 5.4), by text; nothing when an owner can paste them.
 * A gap `[preencher: …]` is no fault. Pure, never throws, and bounded: a text over the limit is only that.
 */
export const critique = (written: WrittenTask): readonly CriticFinding[] => createCritic(written)(written);

/** The critic of one task: reads what was told once, and each text once, however often it is asked. */
export function createCritic(asked: WritingTask): (written: WrittenTexts) => readonly CriticFinding[] {
  const { brief, profile, products, voice, recentOpenings, now, adjusting } = asked;
  const factSheet = readFacts(brief.topic, profile, products, now);
  const task = {
    brief,
    profile,
    now,
    factSheet,
    ownWords: readOwnWords({ brief, profile, products, voice }, factSheet),
  };
  const noDays = {
    dates: new Set<string>(),
    weekdays: new Set<number>(),
    namedWeekdays: new Set<number>(),
    nextDays: new Set<string>(),
  };
  const nothing = { foldedText: '', facts: [], numbers: new Set<number>(), bareNumbers: new Set<number>(), now };
  const shape = [typeLimit, campaignLink, ...(shapes[brief.contentType] ?? []), marks, language];
  const checks = [...shape, ...claims, ...facts, machineMarks, callToAction, ownersVoice(voice)];

  function read(text: string, quoted: readonly QuotedFact[] | undefined) {
    const unreadable = storable({ ...task, text, quotedFacts: [], foldedText: '', reading: nothing, toldDays: noDays });
    // In the place of a text that cannot be read stands one that says nothing.
    const judgedText = createJudgedText(task, unreadable.length > 0 ? '' : text, quoted);
    const changed = adjusting ? adjusted(brief.contentType, adjusting, text) : [];
    return unreadable.length > 0
      ? { judgedText, unreadable, found: [], changed: [] }
      : { judgedText, unreadable, found: checks.flatMap((check) => check(judgedText)), changed };
  }
  const known = new Map<
    string,
    { readonly quoted: readonly QuotedFact[] | undefined; readonly of: ReturnType<typeof read> }
  >();
  function readOnce(text: string, quoted: readonly QuotedFact[] | undefined) {
    const before = known.get(text);
    if (before && before.quoted === quoted) return before.of;
    const of = read(text, quoted);
    known.set(text, { quoted, of });
    return of;
  }

  return ({ texts, facts: quoted, count }) => {
    const readings = texts.map((text, variation) => readOnce(text, quoted?.[variation]));
    const judgedTexts = readings.map(({ judgedText }) => judgedText);
    const copies = likeness(judgedTexts);
    const isCopy = new Set(copies.filter(({ code }) => code === 'identical').map(({ variation }) => variation));
    const begun = openings(judgedTexts, recentOpenings).filter(({ variation }) => !isCopy.has(variation));
    const of = (found: readonly TextFinding[], variation: number) => found.map((one) => ({ ...one, variation }));
    const perText = (pick: (one: ReturnType<typeof read>) => readonly TextFinding[]) =>
      readings.flatMap((one, variation) => of(pick(one), variation));
    const judged = [...copies, ...begun].filter(({ variation }) => readings[variation]?.unreadable.length === 0);
    return [
      ...(texts.length === count ? [] : of([wrongCount(count)], 0)),
      ...perText(({ unreadable }) => unreadable),
      ...perText(({ found }) => found),
      ...judged,
      ...perText(({ changed }) => changed),
    ].toSorted((a, b) => a.variation - b.variation);
  };
}

const wrongCount = (count: number): TextFinding =>
  hardFinding('count', `Deviam ser ${count} texto(s).`, null, { correction: `Escreva exatamente ${count} texto(s).` });
