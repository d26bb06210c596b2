// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { loginReturningTo, originIn } from './paths';

it('comes back from the login to the whole address, with its search and fragment', () => {
  const asked = '/history?busca=bolo&tom=a%26b#fim';
  expect(originIn(new URL(loginReturningTo(asked), location.origin).search)).toBe(asked);
});

it.each(['//mau.example/', '/\\\\mau.example', 'https://mau.example/', '/ /mau.example', 'plans', ''])(
  'comes back to no address of another site: %j',
  (next) => expect(originIn(`?next=${encodeURIComponent(next)}`)).toBeNull(),
);
