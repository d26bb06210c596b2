import { beforeAll, describe, expect, it } from 'vitest';
import { isOmission } from '../../src/domain/finding.ts';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { contentTypeKeys } from '../../src/domain/catalog.ts';
import { benchBriefs, incompleteNiches } from '../../bench/writing/brief.ts';
import { sharedSentences, tryBrief, type Outcome } from '../../bench/writing/measure.ts';

describe('the bench of briefs', () => {
  it('has every type for each of twenty niches, and twenty hostile briefs', () => {
    const briefs = benchBriefs();
    expect(briefs.length).toBeGreaterThanOrEqual(120);
    expect(new Set(briefs.map(({ niche }) => niche)).size).toBeGreaterThanOrEqual(20);
    expect(incompleteNiches(briefs)).toEqual([]);
    expect(briefs.filter(({ hostile }) => hostile).length).toBeGreaterThanOrEqual(20);
  });

  it('has its goals, cities, links and prices mixed', () => {
    const requests = benchBriefs().map(({ request }) => request);
    expect(new Set(requests.map(({ brief }) => brief.tone)).size).toBe(9);
    for (const has of [
      ({ profile }: (typeof requests)[number]) => profile.businessCity !== null,
      ({ brief }: (typeof requests)[number]) => brief.campaignLink !== null,
      ({ brief }: (typeof requests)[number]) => brief.topic.includes('R$'),
    ]) {
      const share = requests.filter(has).length / requests.length;
      expect(share).toBeGreaterThan(0.05);
      expect(share).toBeLessThan(0.8);
    }
  });
});

describe('the offline writer on the bench', () => {
  const writer = createDraftWriter();
  const outcomes: Outcome[] = [];

  beforeAll(async () => {
    for (const round of [0, 1, 2]) {
      for (const bench of benchBriefs(round)) outcomes.push(await tryBrief(writer, bench));
    }
  });

  it('has no hard finding, and soft ones in at most one text of twenty', () => {
    const findings = outcomes.flatMap((one) => one.findings);
    expect(findings.filter((finding) => finding.severity === 'hard' && !isOmission(finding))).toEqual([]);
    expect(findings.length / outcomes.flatMap(({ texts }) => texts).length).toBeLessThanOrEqual(0.05);
  });

  it.each(contentTypeKeys)('shares no sentence between more than one text of twenty: %s', (type) => {
    expect(sharedSentences(outcomes, type).filter(({ share }) => share > 0.05)).toEqual([]);
  });
});
