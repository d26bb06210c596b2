import { sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';

export type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A JSON Web Token as `header` says, signed by `signature`. */
export const jwt = (header: Claims, claims: Claims, signature: (input: string) => string): string => {
  const input = `${encode(header)}.${encode(claims)}`;
  return `${input}.${signature(input)}`;
};

export const unsigned = (claims: Claims): string => jwt({ alg: 'none', typ: 'JWT' }, claims, () => '');

export const rs256 = (key: KeyObject, kid: string, claims: Claims): string =>
  jwt({ alg: 'RS256', typ: 'JWT', kid }, claims, (input) =>
    sign('sha256', Buffer.from(input), key).toString('base64url'),
  );

export const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The claims of a token that Firebase issued ten seconds ago. */
export const claimsOf = (projectId: string, uid: string, extra: Claims = {}): Claims => ({
  iss: `https://securetoken.google.com/${projectId}`,
  aud: projectId,
  sub: uid,
  user_id: uid,
  auth_time: nowInSeconds() - 10,
  iat: nowInSeconds() - 10,
  exp: nowInSeconds() + 3_590,
  email: 'ana@padaria.com.br',
  email_verified: true,
  name: 'Ana',
  firebase: { identities: {}, sign_in_provider: 'password' },
  ...extra,
});
