import { accents } from './accents.ts';
import { agreement } from './agreement.ts';
import { daysAndPrices } from './daysAndPrices.ts';
import { hyphens } from './hyphens.ts';
import { names } from './names.ts';
import { punctuation } from './punctuation.ts';
import { shorthand } from './shorthand.ts';
import type { Fix } from './fix.ts';

/** How phrases and marks are written, for those that owners typed; each works on what the ones before it left. */
export const fixes: readonly Fix[] = [
  ...shorthand,
  ...daysAndPrices,
  ...accents,
  ...hyphens,
  ...names,
  ...agreement,
  ...punctuation,
];
