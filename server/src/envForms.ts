import { z } from 'zod';

/** A port of TCP; 0 is any that is free. */
export const port = z.coerce.number().int().min(0).max(65_535);
/** A number of something, at least one. */
export const count = z.coerce.number().int().min(1);
/** Any words. */
export const text = z.string().trim().min(1);
/** What a million tokens cost. */
export const dollars = z.coerce
  .number('must be dollars for a million tokens, such as 0.25')
  .min(0, 'must be dollars for a million tokens, 0 or more');

/** Items between commas; none when left out. */
export const commaSeparated = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

/** Items between commas, each of that form; none when left out. */
export const listOf = (item: RegExp, message: string) =>
  z
    .string()
    .transform((value) => value.split(',').map((one) => one.trim()))
    .pipe(z.array(z.string().regex(item, message)))
    .default([]);

/** `name=value,other=value`, the values percent-encoded, as https://www.w3.org/TR/baggage/ has it. */
export const pairs = commaSeparated.transform((list, context): Record<string, string> => {
  try {
    return Object.fromEntries(
      list.map((pair) => {
        const [, name = '', value = ''] = /^([^=\s]+) *= *(.*)$/.exec(pair) ?? [];
        if (name === '') throw new Error('no name');
        return [name, decodeURIComponent(value)];
      }),
    );
  } catch {
    context.addIssue('must be name=value pairs, separated by commas');
    return z.NEVER;
  }
});
