import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');
const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)');
const coloursOf = (part: string) =>
  Object.fromEntries([...part.matchAll(/--([a-z-]+): #([0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]));
const themes = { light: coloursOf(light), dark: { ...coloursOf(light), ...coloursOf(dark) } };

/** Colours of text, with the backgrounds on which the product uses them: WCAG 1.4.3 requires 4.5:1. */
const texts: readonly (readonly [string, readonly string[]])[] = [
  [
    'ink',
    [
      'paper',
      'surface',
      'surface-sunken',
      'peito-tint',
      'canela-tint',
      'mata-tint',
      'ceu-tint',
      'perigo-tint',
      'marker',
    ],
  ],
  ['ink-soft', ['paper', 'surface', 'surface-sunken', 'peito-tint', 'perigo-tint', 'chat']],
  ['on-peito', ['peito', 'peito-strong']],
  ['canela', ['paper', 'surface', 'surface-sunken', 'canela-tint', 'peito-tint', 'perigo-tint']],
  ['canela-strong', ['paper', 'surface', 'surface-sunken', 'canela-tint']],
  ['mata', ['paper', 'surface', 'mata-tint']],
  ['ceu', ['paper', 'surface', 'surface-sunken', 'ceu-tint', 'chat']],
  ['perigo', ['paper', 'surface', 'surface-sunken', 'perigo-tint']],
  ['on-perigo', ['perigo', 'perigo-strong']],
  ['ink', ['chat']],
  ['paper', ['ink']],
  ['surface', ['canela', 'mata', 'ceu', 'perigo']],
];

/** Colours of the borders of controls and of the focus ring, with their backgrounds: WCAG 1.4.11 requires 3:1. */
const edges: readonly (readonly [string, readonly string[]])[] = [
  ['line-strong', ['paper', 'surface', 'surface-sunken']],
  ['ceu', ['paper', 'surface', 'surface-sunken', 'canela-tint']],
  ['canela', ['surface', 'surface-sunken', 'paper']],
];

describe.each(Object.entries(themes))('the %s theme', (_, colours) => {
  const rows = (pairs: typeof texts) => pairs.flatMap(([front, backs]) => backs.map((back) => [front, back] as const));

  it.each(rows(texts))('has enough contrast for text: %s on %s', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(rows(edges))('has enough contrast for outlines: %s on %s', (front, back) => {
    expect(contrast(colours[front], colours[back])).toBeGreaterThanOrEqual(3);
  });
});

/** The ratio of WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
function contrast(one: string | undefined, other: string | undefined): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(hex: string | undefined): number {
  if (!hex) throw new Error('tokens.css has no such colour');
  const [red = 0, green = 0, blue = 0] = (hex.match(/../g) ?? []).map((part) => {
    const value = parseInt(part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
