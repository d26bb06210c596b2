import { accents } from './accents.ts';
import { agreement } from './agreement.ts';
import { daysAndPrices } from './daysAndPrices.ts';
import { hyphens } from './hyphens.ts';
import { names } from './names.ts';
import { punctuation } from './punctuation.ts';
import { shorthand } from './shorthand.ts';
import type { Fix } from './fix.ts';

/** Fixes of phrases and marks, applied in this order; each works on the result of those before it. */
export const fixes: readonly Fix[] = [
  ...shorthand,
  ...daysAndPrices,
  ...accents,
  ...hyphens,
  ...names,
  ...agreement,
  ...punctuation,
];
