import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withdrawalDays } from '../../../server/src/domain/billing/billing';
import { refundRememberedDays } from '../../../server/src/domain/credits/creditMemory';
import { contentTypes } from '../../../server/src/domain/catalog';
import { modelData } from '../../../server/src/domain/writing/modelData';
import { plans } from '../../../server/src/domain/billing/plan';
import { currentTerms } from '../../../server/src/domain/account/terms';
import { contactFaq } from './contact';
import type { Facts } from './facts';
import { howItWorksFaq } from './howItWorks';
import { comparison, landingFaq } from './landing';
import { legalRulesLead, legalRulesNote } from './legalRules';
import { plansFaq } from './plans';
import { cookieWords, privacy, privacySummary } from './privacy';
import { terms, termsSummary } from './terms';

const inGraphQL = <Key extends string>(key: Key) => key.toUpperCase() as Uppercase<Key>;

const facts: Facts = {
  plans: plans.map((plan) => ({
    ...plan,
    key: inGraphQL(plan.key),
    contentTypes: plan.contentTypes.map(inGraphQL),
    tones: plan.tones.map(inGraphQL),
    features: plan.features.map(inGraphQL),
  })),
  contentTypes: contentTypes.map(({ key, label }) => ({ key: inGraphQL(key), label })),
  terms: currentTerms,
  modelData: Object.values(modelData),
  withdrawalDays,
  refundRememberedDays,
  contacts: { email: 'oi@bemtevi.example', whatsapp: '5511900000000', phone: '(11) 3000-0000' },
};

const sections = [...terms(facts), ...privacy(facts)].flatMap(({ blocks }) => blocks.flat());
const answers = [landingFaq, plansFaq, howItWorksFaq, contactFaq].flatMap((faq) =>
  faq(facts).flatMap(({ answer }) => answer),
);

/** Splits a text at each full stop that a capital follows. */
const sentences = (text: string): string[] => text.split(/(?<=[.!?]”?) (?=[A-ZÀ-Ú“])/);

const statements = [
  ...new Set(
    [
      ...termsSummary,
      ...privacySummary,
      ...cookieWords,
      ...sections,
      ...answers,
      ...comparison(facts).map(({ ours }) => ours),
      legalRulesLead,
      legalRulesNote,
    ].flatMap(sentences),
  ),
  // "Não." and "Pode." say nothing without the sentence after them.
].filter((statement) => statement.includes(' '));

const document = readFileSync('docs/promises.md', 'utf8');
/** The entries of docs/promises.md: a statement, and the tests or people that keep it true. */
const entries = [...document.matchAll(/^- (.+)((?:\n  - .+)*)$/gm)].map(([, statement = '', lines = '']) => ({
  statement,
  heldBy: lines.split('\n  - ').slice(1),
}));
const listed = new Set(entries.map(({ statement }) => statement));

const isByHand = (holder: string) => /^by hand: \S/.test(holder);

function isTest(holder: string): boolean {
  const [, file, title] = /^`([^`]+)`: (.+)$/.exec(holder) ?? [];
  if (!file || !title || !existsSync(file)) return false;
  return readFileSync(file, 'utf8').replaceAll("\\'", "'").includes(title);
}

describe('docs/promises.md', () => {
  it('names what holds each statement of the legal pages, of the FAQ and of the comparison with a general assistant', () => {
    expect(statements.filter((statement) => !listed.has(statement))).toEqual([]);
  });

  it('lists nothing that the pages no longer say', () => {
    expect(entries.map(({ statement }) => statement).filter((statement) => !statements.includes(statement))).toEqual(
      [],
    );
  });

  it('names tests that exist, or who does it by hand', () => {
    const unheld = entries.filter(
      ({ heldBy }) => heldBy.length === 0 || !heldBy.every((holder) => isByHand(holder) || isTest(holder)),
    );
    expect(unheld).toEqual([]);
  });

  it('states how many statements there are, and that none is without a test or a person', () => {
    const byHand = entries.filter(({ heldBy }) => heldBy.every(isByHand)).length;
    const byBoth = entries.filter(({ heldBy }) => heldBy.some(isByHand)).length - byHand;
    expect(document).toContain(
      `${entries.length} statements: ${entries.length - byHand - byBoth} held by tests, ${byBoth} by tests and by hand, ` +
        `${byHand} by hand, 0 by nothing.`,
    );
  });
});
