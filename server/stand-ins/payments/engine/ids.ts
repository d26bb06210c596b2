import { randomBytes } from 'node:crypto';

/** An id as Stripe makes them: the kind of object, then random text. */
export const newId = (prefix: string): string => `${prefix}_${randomText(24)}`;

/** Letters and digits that nobody can guess. */
export const randomText = (length: number): string => {
  const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');
};
