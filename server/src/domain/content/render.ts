import { descriptorOf, type ContentType } from './contentTypes.ts';
import type { Parts, PartSpec, PartValues, Scene } from './parts.ts';
import { reelsColumns } from './reelsScript.ts';

/** Renders the parts as a text: labels, blank lines, hyphens and tables are added here and nowhere else. */
export function render(type: ContentType, parts: Parts): string {
  let text = '';
  for (const [key, spec] of Object.entries(descriptorOf(type).parts)) {
    const words = renderPart(spec, parts[key] ?? null);
    if (words === '') continue;
    const label = spec.labelled ? `${spec.label}: ` : '';
    text += (text === '' ? '' : separators[spec.after ?? 'blank line']) + label + words;
  }
  return text;
}

/** What separates a part from the one before it. */
const separators = { line: '\n', 'blank line': '\n\n' } as const;

const listRenderers: { readonly [Kind in 'paragraphs' | 'points' | 'hashtags']: (items: readonly string[]) => string } =
  {
    paragraphs: (items) => items.join('\n\n'),
    points: (items) => items.map((item) => `- ${item}`).join('\n'),
    hashtags: (items) => items.join(' '),
  };

function renderPart({ kind }: PartSpec, value: PartValues[keyof PartValues]): string {
  if (value === null || typeof value === 'string') return value ?? '';
  const scenes = value.filter((item) => typeof item !== 'string');
  if (kind === 'scenes') return scenes.length === 0 ? '' : [reelsColumns, ...scenes.map(renderScene)].join('\n');
  const items = value.filter((item) => typeof item === 'string');
  return kind === 'text' || kind === 'optional' ? items.join(' ') : listRenderers[kind](items);
}

/** The trailing blank of a row without a scene goes: the scene may be yet to come. */
const renderScene = ({ from, to, speech, scene }: Scene): string => `${from}-${to} s | ${speech} | ${scene}`.trimEnd();
