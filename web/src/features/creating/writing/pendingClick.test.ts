// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { keepPendingClick, pendingClick } from './pendingClick';
import type { ClickInput } from './writing';

afterEach(() => {
  vi.useRealTimers();
});

const click: ClickInput = {
  requestId: 'r1',
  contentType: 'POST_INSTAGRAM',
  tone: 'DEFAULT',
  topic: 'Bolo',
  campaignLink: null,
};

it('a click is kept for its owner and this tab as long as the server holds its credit', () => {
  vi.useFakeTimers();
  keepPendingClick('ana', click);
  expect(pendingClick('bia')).toBeNull();
  expect(localStorage).toHaveLength(0);
  vi.advanceTimersByTime(119_999);
  expect(pendingClick('ana')).toEqual(click);
  vi.advanceTimersByTime(1);
  expect(pendingClick('ana')).toBeNull();
});

it('an answered click is forgotten', () => {
  keepPendingClick('ana', click);
  keepPendingClick('ana', null);
  expect(pendingClick('ana')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('a stored value that is not a click is ignored', () => {
  sessionStorage.setItem('bemtevi:conta:ana:clique', '{');
  expect(pendingClick('ana')).toBeNull();
});
