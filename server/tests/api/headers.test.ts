import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPolicies } from '../../src/http/policies.ts';
import type { Owner } from '../seed/owner.ts';
import { aServer, type TestServer } from '../seed/server.ts';
import { directivesOf, headersSetBy, observatoryScore } from '../seed/observatory.ts';

const real = { authDomain: 'bemtevi.firebaseapp.com', emulatorUrl: null, analytics: true, secure: true };

describe('security headers in production', () => {
  const policies = createPolicies(real, { scriptHashes: ["'sha256-a'"], styleHashes: ["'sha256-b'"] });

  it.each(['page', 'data'] as const)('of a %s score A+ by the rules of the Mozilla HTTP Observatory', (kind) => {
    const { score, findings } = observatoryScore(headersSetBy(policies[kind]));
    expect(findings).toEqual([]);
    expect(score).toBeGreaterThanOrEqual(100);
  });

  it('the score falls with each header that is missing or weak', () => {
    const score = (change: (headers: Headers) => void) => {
      const headers = headersSetBy(policies.page);
      change(headers);
      return observatoryScore(headers).score;
    };
    const whole = score(() => undefined);
    const names = ['content-security-policy', 'strict-transport-security', 'x-content-type-options', 'referrer-policy'];
    for (const name of names) expect(score((headers) => headers.delete(name))).toBeLessThan(whole);
    const csp = (weak: string) => (headers: Headers) => {
      const policy = headers.get('content-security-policy') ?? '';
      headers.set('content-security-policy', policy.replace(/script-src [^;]*/, `script-src ${weak}`));
    };
    for (const weak of ["'self' 'unsafe-inline'", "'self' 'unsafe-eval'", 'https:', '*'])
      expect(score(csp(weak))).toBeLessThan(whole);
  });

  it('pages run their own scripts, two paths of Google’s for the pop-up, and no inline style but their own', () => {
    const directives = directivesOf(headersSetBy(policies.page));
    expect(directives['script-src']).toEqual([
      "'self'",
      "'sha256-a'",
      'https://apis.google.com/js/api.js',
      'https://apis.google.com/_/scs/abc-static/',
      'https://www.googletagmanager.com',
    ]);
    expect(directives['style-src']).toEqual(["'self'", "'sha256-b'"]);
    expect(JSON.stringify(directives)).not.toContain('unsafe');
    expect(directives).toHaveProperty('upgrade-insecure-requests');
  });

  it('pages reach this server, the identity provider and the analytics hosts alone, and frame the sign-in page alone', () => {
    const directives = directivesOf(headersSetBy(policies.page));
    const identity = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
    const unmeasured = ["'self'", ...identity, 'https://apis.google.com'];
    const measuring = ['https://*.google-analytics.com', 'https://*.googletagmanager.com'];
    expect(directives['connect-src']).toEqual([...unmeasured, ...measuring]);
    expect(directives['frame-src']).toEqual(['https://bemtevi.firebaseapp.com']);
    const { page } = createPolicies({ ...real, analytics: false });
    expect(directivesOf(headersSetBy(page))['connect-src']).toEqual(unmeasured);
  });

  it('pages show blob: URLs as images, and as nothing else', () => {
    const directives = Object.entries(directivesOf(headersSetBy(policies.page)));
    expect(directives.filter(([, sources]) => sources.includes('blob:')).map(([name]) => name)).toEqual(['img-src']);
  });

  it('the camera and the microphone are allowed to these pages alone, and every other feature is off', () => {
    const granted = (headersSetBy(policies.page).get('permissions-policy') ?? '').split(', ');
    expect(granted.filter((feature) => !feature.endsWith('=()'))).toEqual(['camera=(self)', 'microphone=(self)']);
    for (const feature of ['geolocation', 'payment', 'usb', 'hid', 'display-capture'])
      expect(granted).toContain(`${feature}=()`);
  });
});

it('pages of a server without HTTPS reach the identity emulator, and nothing makes a browser ask for HTTPS', () => {
  const emulatorUrl = 'http://192.168.0.7:9099';
  const { page, data } = createPolicies({ ...real, emulatorUrl, analytics: false, secure: false });
  const directives = directivesOf(headersSetBy(page));
  expect(directives['connect-src']).toEqual(["'self'", emulatorUrl, 'https://apis.google.com']);
  expect(directives['frame-src']).toEqual([emulatorUrl]);
  expect(directives).not.toHaveProperty('upgrade-insecure-requests');
  for (const policy of [page, data]) expect(headersSetBy(policy).has('strict-transport-security')).toBe(false);
});

describe('answers with the data of an owner', () => {
  let server: TestServer;
  let owner: Owner;
  beforeAll(async () => {
    server = await aServer();
    owner = await server.anOwner();
  });
  afterAll(() => server.stop());
  const query = encodeURIComponent('{ viewer { email } }');

  it.each([
    ['GET', `/graphql?query=${query}`, { 'apollo-require-preflight': 'true' }],
    ['POST', '/graphql', {}],
    ['GET', '/api/get-generation-history', {}],
    ['GET', '/api/export-data', {}],
    ['GET', '/api/config', {}],
    ['GET', '/api/nada', {}],
  ] as const)('to %s %s are not cached, and may load nothing', async (method, path, headers) => {
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json', ...headers },
      ...(method === 'POST' ? { body: JSON.stringify({ query: '{ viewer { email } }' }) } : {}),
    });
    await answer.text();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('vary')).toMatch(/authorization/i);
    const directives = directivesOf(answer.headers);
    expect(directives['default-src']).toEqual(["'none'"]);
    expect(directives['frame-ancestors']).toEqual(["'none'"]);
    expect(directives).not.toHaveProperty('script-src');
  });

  it('Apollo Sandbox has a policy of its own', async () => {
    const answer = await fetch(`${server.url}/graphql`, { headers: { accept: 'text/html' } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
    expect(directivesOf(answer.headers)['script-src']).toContain('https://embeddable-sandbox.cdn.apollographql.com');
  });
});
