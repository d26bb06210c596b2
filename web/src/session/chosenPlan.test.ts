// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { chosenPlans, isChosenIn, plansWithChosen, rememberPlan } from './chosenPlan';
import { rememberOrigin } from './rememberedOrigin';

it('a plan that was chosen before the sign-up is selected at the address of the plans after it', () => {
  expect(chosenPlans()).toBeNull();
  rememberPlan('PLANO_REVOADA');
  const { search, pathname } = new URL(chosenPlans() ?? '', location.origin);
  expect([pathname, isChosenIn(search, 'PLANO_REVOADA'), isChosenIn(search, 'PLANO_VOO')]).toEqual([
    '/plans',
    true,
    false,
  ]);
  expect(isChosenIn('', 'PLANO_VOO')).toBe(false);
});

it('neither another page to return to nor a choice of another tab is taken for a chosen plan', () => {
  for (const origin of ['/history', '/plans', '/plans?next=/x']) {
    rememberOrigin(origin);
    expect(chosenPlans()).toBeNull();
  }
  sessionStorage.clear();
  localStorage.setItem('bemtevi:origem', plansWithChosen('PLANO_VOO'));
  expect(chosenPlans()).toBeNull();
  localStorage.clear();
  rememberPlan('PLANO_VOO');
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([[], 1]);
});
