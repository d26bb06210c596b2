// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { storedPlansPath, isPlanChosenIn, plansPathChoosing, storeChosenPlan } from './chosenPlan';
import { storeReturnPath } from './returnPath';

it('a plan that was chosen before the sign-up is selected at the address of the plans after it', () => {
  expect(storedPlansPath()).toBeNull();
  storeChosenPlan('PLANO_REVOADA');
  const { search, pathname } = new URL(storedPlansPath() ?? '', location.origin);
  expect([pathname, isPlanChosenIn(search, 'PLANO_REVOADA'), isPlanChosenIn(search, 'PLANO_VOO')]).toEqual([
    '/plans',
    true,
    false,
  ]);
  expect(isPlanChosenIn('', 'PLANO_VOO')).toBe(false);
});

it('neither another page to return to nor a choice of another tab is taken for a chosen plan', () => {
  for (const origin of ['/history', '/plans', '/plans?next=/x']) {
    storeReturnPath(origin);
    expect(storedPlansPath()).toBeNull();
  }
  sessionStorage.clear();
  localStorage.setItem('bemtevi:origem', plansPathChoosing('PLANO_VOO'));
  expect(storedPlansPath()).toBeNull();
  localStorage.clear();
  storeChosenPlan('PLANO_VOO');
  expect([Object.keys(localStorage), sessionStorage.length]).toEqual([[], 1]);
});
