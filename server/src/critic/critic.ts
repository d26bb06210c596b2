import { adjusted } from './adjusted.ts';
import type { ContentType } from '../domain/content/contentTypes.ts';
import { callToAction } from './calls.ts';
import { closedDates, everyWeekInstead } from './closedDates.ts';
import { forbiddenClaims } from './claims.ts';
import { createDraft, hard, type Check } from './draft.ts';
import type { CriticFinding } from '../domain/finding.ts';
import { contradictions } from './contradictions.ts';
import { councilRules, forbiddenWords, untoldClaims } from './forbiddenWords.ts';
import { notTold } from './notTold.ts';
import { opposites } from './opposites.ts';
import { omitted } from './omitted.ts';
import { shopName } from './shopName.ts';
import { mispriced } from './mispriced.ts';
import { exchanged } from './exchanged.ts';
import { swapped } from './swapped.ts';
import { otherUnits } from './otherUnits.ts';
import { pricedOnlyIf } from './pricedOnlyIf.ts';
import { readFacts } from '../domain/facts/readFacts.ts';
import { language } from './language.ts';
import { likeness } from './likeness.ts';
import { openings } from './openings.ts';
import { readOwnWords } from './ownWords.ts';
import { ad } from './shape/ad.ts';
import { email } from './shape/email.ts';
import { instagram } from './shape/instagram.ts';
import { campaignLink, storable, typeLimit } from './shape/limits.ts';
import { marks } from './shape/marks.ts';
import { product } from './shape/product.ts';
import { reels } from './shape/reels.ts';
import { untoldTitles } from './untoldTitles.ts';
import { machineMarks } from './style.ts';
import { ownersVoice } from './voice.ts';
import type { QuotedFact, WritingTask } from '../domain/writing.ts';

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

/**
 * What is wrong with written texts (rules 5.1 to 5.4), by text; nothing when an owner can paste them.
 * A gap `[preencher: …]` is no fault. Pure, never throws, and bounded: a text over the limit is only that.
 */
export function critique(written: WrittenTask): readonly CriticFinding[] {
  const { brief, profile, products, voice, texts, facts: quoted, count, recentOpenings, now, adjusting } = written;
  const sheet = readFacts(brief.topic, profile, products, now);
  const task = { brief, profile, now, sheet, own: readOwnWords({ brief, profile, products, voice }, sheet) };
  const noDays = { dates: new Set<string>(), weekdays: new Set<number>(), named: new Set<number>() };
  const nothing = { folded: '', facts: [], numbers: new Set<number>(), bare: new Set<number>(), now };
  const drafts = texts.map((text) => ({ ...task, text, quoted: [], said: '', reading: nothing, days: noDays }));
  const unreadable = drafts.flatMap((draft, variation) => storable(draft).map((found) => ({ ...found, variation })));
  const wrongCount =
    texts.length === count
      ? []
      : [
          {
            ...hard('count', `Deviam ser ${count} texto(s).`, null, {
              correction: `Escreva exatamente ${count} texto(s).`,
            }),
            variation: 0,
          },
        ];
  const isUnreadable = new Set(unreadable.map(({ variation }) => variation));

  const checks = [typeLimit, campaignLink, ...(shapes[brief.contentType] ?? []), marks, language];
  const claims = [forbiddenClaims, forbiddenWords, untoldClaims, untoldTitles, councilRules];
  const facts = [
    notTold,
    mispriced,
    otherUnits,
    swapped,
    exchanged,
    contradictions,
    closedDates,
    everyWeekInstead,
    opposites,
    omitted,
    pricedOnlyIf,
    shopName,
  ];
  // In the place of a text that cannot be read stands one that says nothing.
  const readable = texts.map((text, variation) =>
    createDraft(task, isUnreadable.has(variation) ? '' : text, quoted?.[variation]),
  );
  const found = readable.flatMap((draft, variation) =>
    [...checks, ...claims, ...facts, machineMarks, callToAction, ownersVoice(voice)].flatMap((check) =>
      check(draft).map((one) => ({ ...one, variation })),
    ),
  );
  const copies = likeness(readable);
  const isCopy = new Set(copies.filter(({ code }) => code === 'identical').map(({ variation }) => variation));
  const begun = openings(readable, recentOpenings).filter(({ variation }) => !isCopy.has(variation));
  const unchanged = texts.flatMap((text, variation) =>
    adjusting ? adjusted(brief.contentType, adjusting, text).map((one) => ({ ...one, variation })) : [],
  );
  const judged = [...found, ...copies, ...begun, ...unchanged].filter(({ variation }) => !isUnreadable.has(variation));
  return [...wrongCount, ...unreadable, ...judged].toSorted((a, b) => a.variation - b.variation);
}
