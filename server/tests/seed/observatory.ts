import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Policies } from '../../src/http/policies.ts';

/** The headers that a policy sets. */
export function headersSetBy(run: Policies['page']): Headers {
  const headers = new Headers();
  const response = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  run({} as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** The directives of the content security policy, by name. */
export const directivesOf = (headers: Headers): Record<string, string[]> =>
  Object.fromEntries(
    (headers.get('content-security-policy') ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name, sources]),
  );

interface Rule {
  readonly finding: string;
  readonly minus: number;
  readonly broken: (headers: Headers, csp: Record<string, string[]>) => boolean;
}

const sixMonths = 15_768_000;
const privateReferrers = new Set(['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']);
const scripts = (csp: Record<string, string[]>) => csp['script-src'] ?? csp['default-src'] ?? ['*'];
const isHashed = (sources: readonly string[]) =>
  sources.some((source) => /^'(sha256|sha384|sha512|nonce)-/.test(source));
const isWide = (sources: readonly string[]) =>
  sources.some((source) => ['*', 'http:', 'https:', 'data:', 'blob:'].includes(source)) ||
  (sources.includes("'unsafe-inline'") && !isHashed(sources));
const maxAge = (headers: Headers) =>
  Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);

/** What lowers the score (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). */
const penalties: readonly Rule[] = [
  { finding: 'no content security policy', minus: 25, broken: (headers) => !headers.has('content-security-policy') },
  {
    finding: 'scripts are allowed inline or from anywhere',
    minus: 20,
    broken: (_headers, csp) => isWide(scripts(csp)) || isWide(csp['object-src'] ?? csp['default-src'] ?? ['*']),
  },
  { finding: 'eval is allowed', minus: 10, broken: (_headers, csp) => scripts(csp).includes("'unsafe-eval'") },
  {
    finding: 'insecure sources',
    minus: 20,
    broken: (_headers, csp) =>
      Object.values(csp)
        .flat()
        .some((source) => source.startsWith('http:')),
  },
  { finding: 'no HTTPS for six months', minus: 20, broken: (headers) => maxAge(headers) < sixMonths },
  {
    finding: 'content types are guessed',
    minus: 5,
    broken: (headers) => headers.get('x-content-type-options') !== 'nosniff',
  },
  {
    finding: 'may be framed',
    minus: 20,
    broken: (headers, csp) => !csp['frame-ancestors'] && !/deny|sameorigin/i.test(headers.get('x-frame-options') ?? ''),
  },
  {
    finding: 'any origin may read',
    minus: 50,
    broken: (headers) => headers.get('access-control-allow-origin') === '*',
  },
  {
    finding: 'resources for other sites',
    minus: 5,
    broken: (headers) => !/^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? ''),
  },
  {
    finding: 'the referrer leaks',
    minus: 5,
    broken: (headers) => !privateReferrers.has(headers.get('referrer-policy') ?? ''),
  },
];

/** What raises it, from 90 points on. */
const bonuses: readonly (readonly [number, (headers: Headers, csp: Record<string, string[]>) => boolean])[] = [
  [10, (_headers, csp) => csp['default-src']?.join() === "'none'" && !JSON.stringify(csp).includes('unsafe')],
  [5, (_headers, csp) => csp['frame-ancestors']?.join() === "'none'"],
  [5, (headers) => privateReferrers.has(headers.get('referrer-policy') ?? '')],
  [10, (headers) => headers.get('cross-origin-resource-policy') === 'same-origin'],
];

/** The score of an answer by the rules of the Mozilla HTTP Observatory: A+ from 100 on. */
export function observatoryScore(headers: Headers): { score: number; findings: string[] } {
  const csp = directivesOf(headers);
  const broken = penalties.filter((rule) => rule.broken(headers, csp));
  const base = 100 - broken.reduce((sum, { minus }) => sum + minus, 0);
  const bonus = bonuses.reduce((sum, [plus, earned]) => sum + (earned(headers, csp) ? plus : 0), 0);
  return { score: base >= 90 ? base + bonus : base, findings: broken.map(({ finding }) => finding) };
}
