// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { storePendingClick, readPendingClick } from './pendingClick';
import type { ClickInput } from './clickState';

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

it('a click is stored for its owner and this tab as long as the server holds its credit', () => {
  vi.useFakeTimers();
  storePendingClick('ana', click);
  expect(readPendingClick('bia')).toBeNull();
  expect(localStorage).toHaveLength(0);
  vi.advanceTimersByTime(119_999);
  expect(readPendingClick('ana')).toEqual(click);
  vi.advanceTimersByTime(1);
  expect(readPendingClick('ana')).toBeNull();
});

it('an answered click is forgotten', () => {
  storePendingClick('ana', click);
  storePendingClick('ana', null);
  expect(readPendingClick('ana')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('a stored value that is not a click is ignored', () => {
  sessionStorage.setItem('bemtevi:conta:ana:clique', '{');
  expect(readPendingClick('ana')).toBeNull();
});
