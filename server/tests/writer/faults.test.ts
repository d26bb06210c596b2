import OpenAI from 'openai';
import { afterEach, expect, it, vi } from 'vitest';
import { faultOf } from '../../src/adapters/writer/openai/faults.ts';

const faultAfter = (status: number, code: string, headers: Record<string, string> = {}) =>
  faultOf(
    OpenAI.APIError.generate(status, { error: { message: 'sk-canary', code } }, undefined, new Headers(headers)),
    new AbortController().signal,
  );

const inAnHour = new Date(Date.now() + 3_600_000).toUTCString();

afterEach(() => void vi.useRealTimers());

it.each([
  [401, 'invalid_api_key', {}, 'never'],
  [403, 'forbidden', {}, 'never'],
  [404, 'model_not_found', {}, 'never'],
  [429, 'insufficient_quota', {}, 'never'],
  [429, 'rate_limit_exceeded', { 'retry-after': '3600' }, 3_600],
  [429, 'rate_limit_exceeded', {}, undefined],
  [429, 'rate_limit_exceeded', { 'retry-after': 'soon' }, undefined],
  [500, 'server_error', { 'retry-after': '3600' }, undefined],
])(
  'an error %i %s of the upstream with %j sets the seconds until the next try: %s',
  (status, code, headers, retryAfterSeconds) => {
    const fault = faultAfter(status, code, headers);
    expect(fault).toMatchObject({ fault: 'unavailable', upstreamCode: code });
    expect(fault.retryAfterSeconds).toBe(retryAfterSeconds);
  },
);

it('an upstream may give a date before which it must not be called again', () => {
  const { retryAfterSeconds } = faultAfter(429, 'rate_limit_exceeded', { 'retry-after': inAnHour });
  expect(retryAfterSeconds).toBeGreaterThan(3_000);
});

it('the seconds until a date of the upstream are rounded up, so that it is not called before', () => {
  vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00.600Z') });
  const headers = { 'retry-after': new Date('2026-11-22T12:00:05Z').toUTCString() };
  expect(faultAfter(429, 'rate_limit_exceeded', headers).retryAfterSeconds).toBe(5);
});

it('an error code of the upstream that is no word is not passed on', () => {
  expect(JSON.stringify(faultAfter(500, 'sk-canary'))).not.toContain('canary');
});
