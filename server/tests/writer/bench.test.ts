import { beforeAll, describe, expect, it } from 'vitest';
import { isOmission } from '../../src/domain/findings/finding.ts';
import { createDraftWriter } from '../../src/adapters/writer/draft/draftWriter.ts';
import { benchBriefs, incompleteNiches } from '../../bench/writing/brief.ts';
import { tryBrief, type Outcome } from '../../bench/writing/measure.ts';

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

describe('the writer without a model on the bench', () => {
  const outcomes: Outcome[] = [];

  beforeAll(async () => {
    for (const bench of benchBriefs()) outcomes.push(await tryBrief(createDraftWriter(), bench));
  });

  it('has no hard finding but an omission of what no text may say', () => {
    const findings = outcomes.flatMap((one) => one.findings);
    expect(findings.filter((finding) => finding.severity === 'hard' && !isOmission(finding))).toEqual([]);
  });

  it('keeps every fact of the everyday briefs, and invents none', () => {
    const everyday = outcomes.filter(({ bench }) => !bench.hostile);
    const sum = (count: (outcome: Outcome) => number) => everyday.reduce((total, one) => total + count(one), 0);
    expect(sum(({ fidelity }) => fidelity.told)).toBeGreaterThan(100);
    expect(sum(({ fidelity }) => fidelity.told - fidelity.kept)).toBe(0);
    expect(sum(({ fidelity }) => fidelity.invented)).toBe(0);
  });
});
