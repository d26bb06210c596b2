import { descriptorOf, readParts, type ContentType } from '../../domain/content/contentTypes.ts';
import type { Parts, PartSpec } from '../../domain/content/parts.ts';
import { render } from '../../domain/content/render.ts';
import { sizeLimits } from '../../domain/generations/generation.ts';
import { isLongerThan } from '../../domain/text/text.ts';

/**
 * The text with each part and the whole within the limits of its type, as far as whole items, sentences and clauses
 * can be left out. What is cut off a first line goes to the paragraphs after it.
 */
export function cutToSize(type: ContentType, text: string, campaignLink: string | null): string {
  const { maxCharacters, parts: specs } = descriptorOf(type);
  const limit = Math.min(maxCharacters, sizeLimits.variation);
  const isTooLong = (whole: string) =>
    isLongerThan(campaignLink === null ? whole : whole.replaceAll(campaignLink, ''), limit) ||
    isLongerThan(whole, sizeLimits.variation);
  const parts = readParts(type, text);
  let whole = parts ? render(type, cutParts(specs, parts)) : text;
  // Nothing was over a limit of its own: the layout stays as it is.
  if (parts && whole === render(type, parts)) whole = text;
  if (!isTooLong(whole)) return whole;
  return (parts && fewerParagraphs(type, parts, isTooLong)) ?? cutAtSentence(whole, limit) ?? whole;
}

function cutParts(specs: Readonly<Record<string, PartSpec>>, parts: Parts): Parts {
  const cut: Record<string, Parts[string]> = { ...parts };
  for (const [key, { kind, max, labelled }] of Object.entries(specs)) {
    const value = parts[key] ?? null;
    if (max === undefined || value === null) continue;
    if (typeof value !== 'string') {
      if (kind === 'hashtags') cut[key] = stringsOf(value).slice(0, max);
      continue;
    }
    const short = isLongerThan(value, max) ? cutAtSentence(value, max) : null;
    if (short === null) continue;
    cut[key] = short;
    const rest = value.slice(short.length);
    if (!labelled) cut['paragraphs'] = [asSentence(rest), ...stringsOf(parts['paragraphs'])];
  }
  return cut;
}

/** Words that followed a comma or a dash, as a sentence of their own. */
function asSentence(words: string): string {
  const [first = '', ...others] = words.replace(/^[\s,;:–—]+/, '').trim();
  return first.toLocaleUpperCase('pt-BR') + others.join('');
}

const stringsOf = (value: Parts[string] | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value.filter((item) => typeof item === 'string') : [];

/** The text with as many paragraphs as fit; null when not even the first one does. */
function fewerParagraphs(type: ContentType, parts: Parts, isTooLong: (text: string) => boolean): string | null {
  const key = Object.entries(descriptorOf(type).parts).find(([, { kind }]) => kind === 'paragraphs')?.[0];
  if (key === undefined) return null;
  const items = stringsOf(parts[key]);
  for (let count = items.length - 1; count > 0; count -= 1) {
    const whole = render(type, { ...parts, [key]: items.slice(0, count) });
    if (!isTooLong(whole)) return whole;
  }
  return null;
}

/** As many whole sentences as fit, else whole clauses; null when not even the first one does. */
export function cutAtSentence(text: string, limit: number): string | null {
  return cutAt(text, limit, /[.!?…]+(?=\s|$)|\n/gu) ?? cutAt(text, limit, /(?=[,;:]\s|\s[–—]\s)/gu);
}

function cutAt(text: string, limit: number, end: RegExp): string | null {
  let best: string | null = null;
  for (const { 0: found, index } of text.matchAll(end)) {
    const begun = text.slice(0, index + found.length).trim();
    if (isLongerThan(begun, limit)) break;
    if (begun !== '') best = begun;
  }
  return best;
}
