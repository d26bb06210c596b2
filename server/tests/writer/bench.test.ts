import { describe, expect, it } from 'vitest';
import { benchBriefs, incompleteNiches } from '../../bench/writing/brief.ts';

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
