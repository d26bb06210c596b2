// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { clearOtherAccounts } from './accountStorage';

const keys = [
  'bemtevi:conta:ana:rascunho',
  'bemtevi:conta:anabela:rascunho',
  'bemtevi:conta:bia:rascunho',
  'bemtevi-tema',
];
beforeEach(() => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.clear();
    for (const key of keys) storage.setItem(key, 'x');
  }
});

const storedKeys = () => [localStorage, sessionStorage].map((storage) => Object.keys(storage).toSorted());

it('the entries of every other account are removed from this browser, and nothing else', () => {
  clearOtherAccounts('ana');
  const own = ['bemtevi-tema', 'bemtevi:conta:ana:rascunho'];
  expect(storedKeys()).toEqual([own, own]);
});

it('the entries of every account are removed once nobody is signed in', () => {
  clearOtherAccounts(null);
  expect(storedKeys()).toEqual([['bemtevi-tema'], ['bemtevi-tema']]);
});
