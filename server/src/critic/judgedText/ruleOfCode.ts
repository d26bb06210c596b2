import type { LegalRuleKey } from '../../domain/findings/legalRules.ts';
import type { FindingCode } from '../../domain/findings/remedies.ts';

/** The legal rule of each code, whatever the profession. Findings of other codes have none, or name their own. */
export const ruleOfCode: Partial<Record<FindingCode, LegalRuleKey>> = {
  'price-hidden': 'price-shown',
  raffle: 'prize-draw',
  testimonial: 'testimonials',
  'alcohol-minors': 'alcohol-minors',
  'alcohol-excess': 'alcohol-minors',
  discrimination: 'discrimination',
  disparagement: 'competitors',
  'health-claim': 'health-claims',
  'cure-promised': 'health-claims',
  'result-guaranteed': 'truthful-advertising',
  'invented-allergen': 'food-claims',
  superlative: 'truthful-advertising',
  'invented-prize': 'awards',
  'invented-ranking': 'truthful-advertising',
  'invented-urgency': 'truthful-advertising',
};
