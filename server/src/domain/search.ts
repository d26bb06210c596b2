/**
 * A text as a search compares it: without accents, case, and the kind and number of blanks. A search finds
 * a text whose comparable form contains its own.
 */
export const comparable = (text: string): string =>
  text.normalize('NFKD').toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim();
