import { InvalidApiKey } from '../failures.ts';
import { isLongerThan, isStorable } from '../text/text.ts';

/** A key by which programs call the API for an owner (rule 12.9). The secret itself is kept nowhere. */
export interface ApiKey {
  readonly id: string;
  /** What the owner calls it. */
  readonly name: string;
  /** The last characters of the secret, by which the owner recognises it. */
  readonly ending: string;
  readonly createdAt: Date;
  /** To the minute; null before the first call. */
  readonly lastUsedAt: Date | null;
}

/** A key as the store has it: found by the SHA-256 of its secret. */
export interface StoredApiKey extends ApiKey {
  readonly userId: string;
  readonly hash: string;
}

/** What secrets begin with, so that programs which look for leaked secrets recognise them. */
export const secretPrefix = 'bvk_';
/** 32 random bytes in base64url after the prefix. */
export const secretBytes = 32;
const secretForm = /^bvk_[\w-]{43}$/;

/** Whether a bearer token is meant to be the secret of a key, well formed or not. */
export const claimsToBeSecret = (token: string): boolean => token.startsWith(secretPrefix);
export const isSecret = (token: string): boolean => secretForm.test(token);

export const endingOf = (secret: string): string => secret.slice(-4);

export const apiKeysPerOwner = 5;
export const keyNameLimit = 40;

/** The last use is written once a minute, so that a busy key does not write with every call. */
const lastUseEveryMs = 60_000;

/** Whether the last use that is stored is too old to stand for a call now. */
export const lastUseIsStale = ({ lastUsedAt }: ApiKey, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseEveryMs;

/** The name as it is stored. */
export function parseKeyName(raw: string): string | InvalidApiKey {
  const name = raw.trim();
  if (name === '') return new InvalidApiKey('name', 'Dê um nome à chave, para saber onde ela é usada.');
  if (isLongerThan(name, keyNameLimit))
    return new InvalidApiKey('name', `Nome: use no máximo ${keyNameLimit} caracteres.`);
  if (!isStorable(name)) return new InvalidApiKey('name', 'Nome: há caracteres que não podem ser salvos.');
  return name;
}

/** A key as its owner sees it, without what else is stored of it. */
export const toKey = ({ id, name, ending, createdAt, lastUsedAt }: ApiKey): ApiKey => ({
  id,
  name,
  ending,
  createdAt,
  lastUsedAt,
});
