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
export const apiKeyPrefix = 'bvk_';
/** 32 random bytes in base64url after the prefix. */
export const secretBytes = 32;
const secretForm = /^bvk_[\w-]{43}$/;

/** Whether a bearer token begins as the secrets of API keys do, well formed or not. */
export const hasApiKeyPrefix = (token: string): boolean => token.startsWith(apiKeyPrefix);
export const isApiKeySecret = (token: string): boolean => secretForm.test(token);

export const secretEnding = (secret: string): string => secret.slice(-4);

export const apiKeysPerOwner = 5;
export const maxApiKeyNameLength = 40;

/** The last use is written once a minute, so that a busy key does not write with every call. */
const lastUseEveryMs = 60_000;

/** Whether the last use that is stored is too old to stand for a call now. */
export const isLastUseStale = ({ lastUsedAt }: ApiKey, now: Date): boolean =>
  lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= lastUseEveryMs;

/** The name as it is stored. */
export function parseApiKeyName(raw: string): string | InvalidApiKey {
  const name = raw.trim();
  if (name === '') return new InvalidApiKey('name', 'Dê um nome à chave, para saber onde ela é usada.');
  if (isLongerThan(name, maxApiKeyNameLength))
    return new InvalidApiKey('name', `Nome: use no máximo ${maxApiKeyNameLength} caracteres.`);
  if (!isStorable(name)) return new InvalidApiKey('name', 'Nome: há caracteres que não podem ser salvos.');
  return name;
}

/** A key as its owner sees it, without what else is stored of it. */
export const toApiKey = ({ id, name, ending, createdAt, lastUsedAt }: ApiKey): ApiKey => ({
  id,
  name,
  ending,
  createdAt,
  lastUsedAt,
});
