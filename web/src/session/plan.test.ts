import { expect, it } from 'vitest';
import { aPlan } from '../tests/pageWrapper';
import { cheapestPlanFor, cheapestPlanWith, planName, type Plan } from './plan';

const plans: readonly Plan[] = [
  aPlan,
  { ...aPlan, key: 'PLANO_VOO', name: 'Plano Voo', features: ['VOICE'] },
  { ...aPlan, key: 'PLANO_REVOADA', name: 'Plano Revoada', features: ['VOICE', 'API_KEYS'] },
];

it('a feature is named with the cheapest plan that has it', () => {
  expect([cheapestPlanFor(plans, 'VOICE'), cheapestPlanFor(plans, 'API_KEYS')]).toEqual(['Plano Voo', 'Plano Revoada']);
});

it('a feature that no plan has is named with the largest plan, and with nothing when there are no plans', () => {
  expect(cheapestPlanWith(plans, () => false)).toBe('Plano Revoada');
  expect(cheapestPlanWith([], () => true)).toBe('');
});

it('a plan is called by its name, and by its key where it is not among the plans', () => {
  expect(planName(plans, 'PLANO_VOO')).toBe('Plano Voo');
  expect(planName([], 'PLANO_VOO')).toBe('PLANO_VOO');
});
