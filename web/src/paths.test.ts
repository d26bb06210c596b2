// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loginPathReturningTo, returnPathIn, resultPath, withoutOwnIds } from './paths';

it('the login returns to the whole address, with its search and fragment', () => {
  const address = '/history?busca=bolo&tom=a%26b#fim';
  expect(returnPathIn(new URL(loginPathReturningTo(address), location.origin).search)).toBe(address);
});

it.each([
  '//mau.example/',
  '/.//mau.example/',
  '/%2e//mau.example/',
  '/generate/..//mau.example/',
  '/./generate/../..//mau.example/',
  '/\\\\mau.example',
  '/.\\/mau.example',
  '/\u0000/mau.example',
  '/\u007f/mau.example',
  '/\t/mau.example',
  'https://mau.example/',
  '/ /mau.example',
  'plans',
  '',
])('the login does not return to an address that is not of this site: %j', (next) =>
  expect(returnPathIn(`?next=${encodeURIComponent(next)}`)).toBeNull(),
);

it('the login returns to an address whose search names another site, which stays a part of the search', () =>
  expect(returnPathIn(`?next=${encodeURIComponent('/history?busca=//mau.example')}`)).toBe(
    '/history?busca=//mau.example',
  ));

it('an address without the parameter next names no page to return to', () => expect(returnPathIn('?x=1')).toBeNull());

it('the address of a result is one segment, whatever its id', () =>
  expect(resultPath('kit-a/b?c')).toBe('/generate/kit-a%2Fb%3Fc'));

it.each([
  ['/generate/g1', '/generate'],
  ['/generate', '/generate'],
  ['/generated', '/generated'],
  ['/history', '/history'],
])('%s is measured as %s', (path, measured) => expect(withoutOwnIds(path)).toBe(measured));
