import { checkAdjustment } from './wording/adjustment.ts';
import type { ContentType } from '../domain/content/contentTypes.ts';
import { checkCallToAction } from './wording/callToAction.ts';
import { findWrongOpeningDates, findDateAsEveryWeek } from './contradicted/openingDates.ts';
import { findForbiddenClaims } from './claims/hardClaims.ts';
import { createJudgedText, hardFinding, type Check, type TextFinding } from './judgedText/judgedText.ts';
import type { CriticFinding } from '../domain/findings/finding.ts';
import { findContradictions } from './contradicted/contradictions.ts';
import { findCouncilViolations, findForbiddenPhrases, findUntoldClaims } from './claims/claimChecks.ts';
import { findUntoldValues } from './invented/untoldValues.ts';
import { findOpposites } from './contradicted/opposites.ts';
import { findOmittedFacts } from './omitted.ts';
import { findWrongShopName } from './invented/wrongShopName.ts';
import { findMisattributedPrices } from './misattributed/misattributedPrices.ts';
import { findSwappedTimes } from './misattributed/swappedTimes.ts';
import { findMisattributedValues } from './misattributed/misattributedValues.ts';
import { findPricesOfOtherUnits } from './misattributed/pricesOfOtherUnits.ts';
import { findPricesWithoutCondition } from './misattributed/pricesWithoutCondition.ts';
import { readFacts } from '../domain/facts/readFacts.ts';
import { checkLanguage } from './wording/language.ts';
import { findCopies } from './wording/copies.ts';
import { findRepeatedOpenings } from './wording/openings.ts';
import { readOwnWords } from './judgedText/ownWords.ts';
import { checkAd } from './shape/ad.ts';
import { checkEmail } from './shape/email.ts';
import { checkInstagramPost } from './shape/instagram.ts';
import { checkCampaignLink, checkStorable, checkTypeLimit } from './shape/limits.ts';
import { checkMarkup } from './shape/markup.ts';
import { checkProductDescription } from './shape/product.ts';
import { checkReelsScript } from './shape/reels.ts';
import { findUntoldTitles } from './claims/untoldTitles.ts';
import { findMachinePhrases } from './wording/style.ts';
import { createVoiceCheck } from './wording/voice.ts';
import type { QuotedFact, WritingTask } from '../domain/writing/writing.ts';

/** A task, and the texts that were written for it. */
export type WrittenTask = WritingTask & {
  readonly texts: readonly string[];
  /** What the writer of each text says it states, with the owner's words for it; missing where it does not say. */
  readonly facts?: readonly (readonly QuotedFact[])[];
};

/**
 * The checks of the shape of a type that its descriptor cannot express. What a descriptor says is checked for every type.
 */
const shapes: Partial<Record<ContentType, readonly Check[]>> = {
  post_instagram: [checkInstagramPost],
  descricao_produto: [checkProductDescription],
  roteiro_reels: [checkReelsScript],
  texto_anuncio: [checkAd],
  email_marketing: [checkEmail],
};

const claimChecks = [
  findForbiddenClaims,
  findForbiddenPhrases,
  findUntoldClaims,
  findUntoldTitles,
  findCouncilViolations,
];
const factChecks = [
  findUntoldValues,
  findMisattributedPrices,
  findPricesOfOtherUnits,
  findMisattributedValues,
  findSwappedTimes,
  findContradictions,
  findWrongOpeningDates,
  findDateAsEveryWeek,
  findOpposites,
  findOmittedFacts,
  findPricesWithoutCondition,
  findWrongShopName,
];

/** Texts for a task, the facts that their writer names in each, and the number of texts that were asked for. */
type WrittenTexts = Pick<WrittenTask, 'texts' | 'facts' | 'count'>;

/**
 * What is wrong with written texts (rules 5.1 to 5.4), in the order of the texts; empty if an owner can paste them.
 * A placeholder `[preencher: …]` is no fault. Pure, and never throws. A text over the limit has only that finding.
 */
export const critique = (written: WrittenTask): readonly CriticFinding[] => createCritic(written)(written);

/** The critic of one task. It reads the owner's words once, and judges each text once however often it is called. */
export function createCritic(writingTask: WritingTask): (written: WrittenTexts) => readonly CriticFinding[] {
  const { brief, profile, products, voice, recentOpenings, now, adjusting } = writingTask;
  const factSheet = readFacts(brief.topic, profile, products, now);
  const task = {
    brief,
    profile,
    now,
    factSheet,
    ownWords: readOwnWords({ brief, profile, products, voice }, factSheet),
  };
  const noToldDays = {
    dates: new Set<string>(),
    weekdays: new Set<number>(),
    namedWeekdays: new Set<number>(),
    nextDays: new Set<string>(),
  };
  const emptyReading = { foldedText: '', facts: [], numbers: new Set<number>(), bareNumbers: new Set<number>(), now };
  const shapeChecks = [
    checkTypeLimit,
    checkCampaignLink,
    ...(shapes[brief.contentType] ?? []),
    checkMarkup,
    checkLanguage,
  ];
  const checks = [
    ...shapeChecks,
    ...claimChecks,
    ...factChecks,
    findMachinePhrases,
    checkCallToAction,
    createVoiceCheck(voice),
  ];

  function judge(text: string, quotedFacts: readonly QuotedFact[] | undefined) {
    const storageFindings = checkStorable({
      ...task,
      text,
      quotedFacts: [],
      foldedText: '',
      reading: emptyReading,
      toldDays: noToldDays,
    });
    // A text that cannot be stored may be too long to read: an empty one is compared with the other variations in its place.
    const judgedText = createJudgedText(task, storageFindings.length > 0 ? '' : text, quotedFacts);
    const adjustmentFindings = adjusting ? checkAdjustment(brief.contentType, adjusting, text) : [];
    return storageFindings.length > 0
      ? { judgedText, storageFindings, checkFindings: [], adjustmentFindings: [] }
      : {
          judgedText,
          storageFindings,
          checkFindings: checks.flatMap((check) => check(judgedText)),
          adjustmentFindings,
        };
  }
  const judgementsByText = new Map<
    string,
    { readonly quotedFacts: readonly QuotedFact[] | undefined; readonly judgement: ReturnType<typeof judge> }
  >();
  function judgeOnce(text: string, quotedFacts: readonly QuotedFact[] | undefined) {
    const cached = judgementsByText.get(text);
    if (cached && cached.quotedFacts === quotedFacts) return cached.judgement;
    const judgement = judge(text, quotedFacts);
    judgementsByText.set(text, { quotedFacts, judgement });
    return judgement;
  }

  return ({ texts, facts: quotedFacts, count }) => {
    const judgements = texts.map((text, variation) => judgeOnce(text, quotedFacts?.[variation]));
    const judgedTexts = judgements.map(({ judgedText }) => judgedText);
    const copies = findCopies(judgedTexts);
    const copiedVariations = new Set(
      copies.filter(({ code }) => code === 'identical').map(({ variation }) => variation),
    );
    const repeatedOpenings = findRepeatedOpenings(judgedTexts, recentOpenings).filter(
      ({ variation }) => !copiedVariations.has(variation),
    );
    const withVariation = (findings: readonly TextFinding[], variation: number) =>
      findings.map((finding) => ({ ...finding, variation }));
    const perText = (selectFindings: (judgement: ReturnType<typeof judge>) => readonly TextFinding[]) =>
      judgements.flatMap((judgement, variation) => withVariation(selectFindings(judgement), variation));
    const comparisonFindings = [...copies, ...repeatedOpenings].filter(
      ({ variation }) => judgements[variation]?.storageFindings.length === 0,
    );
    return [
      ...(texts.length === count ? [] : withVariation([wrongCountFinding(count)], 0)),
      ...perText(({ storageFindings }) => storageFindings),
      ...perText(({ checkFindings }) => checkFindings),
      ...comparisonFindings,
      ...perText(({ adjustmentFindings }) => adjustmentFindings),
    ].toSorted((a, b) => a.variation - b.variation);
  };
}

const wrongCountFinding = (count: number): TextFinding =>
  hardFinding('count', `Deviam ser ${count} texto(s).`, null, { correction: `Escreva exatamente ${count} texto(s).` });
