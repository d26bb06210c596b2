import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { withdrawalDays } from '../../../server/src/domain/billing/billing';
import { refundRememberedDays } from '../../../server/src/domain/credits/creditMemory';
import { currentTerms, termsVersions } from '../../../server/src/domain/account/terms';
import { modelData } from '../../../server/src/domain/writing/modelData';
import { browserEntries } from './browserStorage';
import type { Facts } from './facts';
import { cookieWords, privacy, privacySummary } from './privacy';
import { terms, termsSummary } from './terms';

/** Placeholders where the pages show configuration, which changes without a new version of the texts. */
const facts: Facts = {
  plans: [
    {
      key: 'PLANO_NINHO',
      name: 'Plano Ninho',
      priceInCents: 0,
      monthlyCredits: 1,
      contentTypes: [],
      tones: [],
      variations: 1,
      features: [],
    },
  ],
  contentTypes: [],
  terms: currentTerms,
  modelData: Object.values(modelData),
  withdrawalDays,
  refundRememberedDays,
  contacts: { email: 'e-mail', whatsapp: 'whatsapp', phone: 'telefone' },
};

const texts = [termsSummary, terms(facts), privacySummary, privacy(facts), cookieWords, browserEntries];

describe('the legal texts', () => {
  // A changed text needs a version of its own in server/src/domain/account/terms.ts, with what changed in it, and its fingerprint
  // here. A version that nobody could have accepted yet may keep its date.
  it('are those of the version in force', () => {
    const fingerprint = createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16);
    expect({ version: currentTerms.version, fingerprint }).toEqual({
      version: '2026-11-29',
      fingerprint: '883f6d2cac48ad0d',
    });
  });

  it('have versions in order, and every later one says what changed', () => {
    const versions = termsVersions.map(({ version }) => version);
    expect(versions).toEqual(versions.toSorted());
    for (const { changes } of termsVersions.slice(1)) expect(changes).not.toEqual([]);
  });
});
