import { descriptorOf, readParts, type ContentType } from '../../../domain/content/contentTypes.ts';
import type { Parts, PartSpec, PartValues, Scene } from '../../../domain/content/parts.ts';
import { reelsTiming, secondsToSay } from '../../../domain/content/reelsScript.ts';
import { render } from '../../../domain/content/render.ts';
import type { PartialValue, PartialObject } from './partialJson.ts';

/** What is written: its type, and the link that code puts into it. */
export interface Format {
  readonly contentType: ContentType;
  readonly campaignLink: string | null;
}

/** A text of an answer: as much of it as may be shown, and what it is made of. */
export interface AnsweredText {
  readonly text: string;
  /** Null for plain text that does not have the shape of its type. */
  readonly parts: Parts | null;
}

/**
 * The text of an answer as far as it has come. It only ever grows at its end: a part is shown when all parts before it
 * are closed, and a plain text when it is whole, because reading it may change how it is laid out.
 */
export function textOf(format: Format, value: PartialValue): AnsweredText {
  if (value.kind === 'object') {
    const parts = partsSoFar(format, value);
    return { text: render(format.contentType, parts), parts };
  }
  if (value.kind !== 'text' || !value.closed) return { text: '', parts: null };
  return textOfPlain(format, value.value);
}

/** A text that a model wrote without parts: laid out anew if it can be read, else as it is. */
export function textOfPlain(format: Format, plain: string): AnsweredText {
  const read = readParts(format.contentType, plain);
  if (read === null) return { text: plain.trim(), parts: null };
  const { link } = descriptorOf(format.contentType);
  const parts: Record<string, PartValues[keyof PartValues]> = { ...read };
  if (link.place !== 'bio') parts[link.part] = withLink(format, parts, link.part);
  return { text: render(format.contentType, parts), parts };
}

function partsSoFar(format: Format, object: PartialObject): Parts {
  const { parts: specs, link } = descriptorOf(format.contentType);
  const parts: Record<string, PartValues[keyof PartValues]> = {};
  for (const [key, spec] of Object.entries(specs)) {
    const value = spec.task === null ? undefined : object.entries.get(key);
    const isWhole = spec.task === null || object.closed || value?.closed === true;
    if (value === undefined && !isWhole) break;
    parts[key] = value ? valueOf(spec, value) : emptyValues[spec.kind];
    if (!isWhole) break;
    if (link.place !== 'bio' && link.part === key) parts[key] = withLink(format, parts, key);
  }
  return parts;
}

const emptyValues: PartValues = { text: '', optional: null, paragraphs: [], points: [], hashtags: [], scenes: [] };

/** A part that has the campaign link, if nothing before it has. */
function withLink({ contentType, campaignLink }: Format, parts: Parts, key: string): PartValues[keyof PartValues] {
  const value = parts[key] ?? null;
  if (campaignLink === null || render(contentType, parts).includes(campaignLink)) return value;
  if (typeof value !== 'string' || value === '') return campaignLink;
  const isLine = descriptorOf(contentType).parts[key]?.labelled === true || value.endsWith(':');
  return `${value}${isLine ? ' ' : '\n'}${campaignLink}`;
}

function valueOf(spec: PartSpec, value: PartialValue): PartValues[keyof PartValues] {
  const words = linesIn(value);
  switch (spec.kind) {
    case 'text':
      return oneLine(words.join(' '));
    case 'optional':
      return (spec.labelled ? oneLine(words.join(' ')) : block(words.join('\n'))) || null;
    case 'paragraphs':
      return words
        .flatMap((text) => text.split(/\n\s*\n/))
        .map(block)
        .filter(Boolean);
    case 'points':
      return words
        .flatMap((text) => text.split('\n'))
        .map(point)
        .filter(Boolean);
    case 'hashtags':
      return hashtags(value.closed ? words : words.slice(0, -1), spec.max ?? Infinity);
    case 'scenes':
      return timed(value.kind === 'list' ? value.items.flatMap(sceneOf) : []);
  }
}

/** The texts of a value, whether it came as one text or as a list of them. */
const linesIn = (value: PartialValue): readonly string[] =>
  value.kind === 'text' ? [value.value] : value.kind === 'list' ? value.items.flatMap(linesIn) : [];

const oneLine = (text: string): string => text.replace(/[^\S\u2028\u2029]+/g, ' ').trim();
const block = (text: string): string => text.replace(/[ \t]*\r?\n\s*/g, '\n').trim();
/** A hyphen alone may be the beginning of a mark that is not kept. */
const point = (text: string): string => oneLine(text).replace(/^[-•*–](?:\s+|$)/, '');

/** Each once, without regard to case, written so that the platform takes them. */
function hashtags(words: readonly string[], most: number): readonly string[] {
  const tags = new Map<string, string>();
  for (const word of words.flatMap((one) => one.split(/[\s,]+/))) {
    const tag = word.replace(/[^\p{L}\p{N}\p{M}_]/gu, '');
    const key = tag.toLocaleLowerCase('pt-BR');
    if (tag !== '' && !tags.has(key)) tags.set(key, `#${tag}`);
  }
  return [...tags.values()].slice(0, most);
}

const cell = (text: string): string => oneLine(text.replaceAll('|', '/'));

/** A line of a script, once its speech is whole: its time depends on it. */
function sceneOf(value: PartialValue): { readonly speech: string; readonly scene: string }[] {
  if (value.kind !== 'object') return [];
  const speech = value.entries.get('speech');
  const scene = value.entries.get('scene');
  if (speech?.kind !== 'text' || !speech.closed || cell(speech.value) === '') return [];
  return [{ speech: cell(speech.value), scene: scene?.kind === 'text' ? cell(scene.value) : '' }];
}

/** When each line is said: the hook has its three seconds, the rest as long as it takes to say, two at least. */
function timed(lines: readonly { readonly speech: string; readonly scene: string }[]): readonly Scene[] {
  let from = 0;
  let speechEnd = 0;
  return lines.map(({ speech, scene }, index) => {
    speechEnd += index === 0 ? Math.max(reelsTiming.hookSeconds, secondsToSay(speech)) : secondsToSay(speech);
    const to = Math.max(from + 2, Math.round(speechEnd));
    const line = { from, to, speech, scene };
    from = to;
    return line;
  });
}
