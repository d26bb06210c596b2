import { descriptorOf, type ContentType } from '../../../domain/content/contentTypes.ts';
import type { PartSpec, PartValues } from '../../../domain/content/parts.ts';

const text = { type: 'string' };
const texts = { type: 'array', items: text };
const objectOf = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});

const kinds: Readonly<Record<keyof PartValues, object>> = {
  text,
  optional: text,
  paragraphs: texts,
  points: texts,
  hashtags: texts,
  scenes: { type: 'array', items: objectOf({ speech: text, scene: text }) },
};

/** The parts that the model writes; code writes the others. */
const writtenParts = (type: ContentType): [string, PartSpec][] =>
  Object.entries(descriptorOf(type).parts).filter(([, { task }]) => task !== null);

/** The answer that is asked for, as strict JSON Schema: counts and lengths are left to words, which every server knows. */
export const answerFormat = (type: ContentType) => ({
  type: 'json_schema' as const,
  json_schema: {
    name: 'textos',
    strict: true,
    schema: objectOf({
      variations: {
        type: 'array',
        items: objectOf({
          ...Object.fromEntries(writtenParts(type).map(([key, { kind }]) => [key, kinds[kind]])),
          facts: { type: 'array', items: objectOf({ fact: text, quote: text }) },
        }),
      },
    }),
  },
});

const shapes: Readonly<Record<keyof PartValues, string>> = {
  text: '',
  optional: '',
  paragraphs: ' ["…"]',
  points: ' ["…"]',
  hashtags: ' ["#…"]',
  scenes: ' [{"speech": "…", "scene": "…"}]',
};

/** The same in words, part by part, for servers that know no schema and as the task of each part. */
export function formatInWords(type: ContentType): string {
  const parts = writtenParts(type);
  const tasks = parts.map(([key, spec]) => `- "${key}"${shapes[spec.kind]}: ${spec.task}${limitInWords(spec)}`);
  return [
    'Responda só com JSON: {"variations": [{…}]}. Cada texto tem, em ordem:',
    ...tasks,
    '- "facts" [{"fact": "…", "quote": "…"}]: Cada preço, data, horário, condição e contato usado; quote copia os dados letra por letra.',
  ].join('\n');
}

function limitInWords({ kind, min, max }: PartSpec): string {
  const isText = kind === 'text' || kind === 'optional';
  if (max === undefined) return '';
  if (min !== undefined) return ` De ${min} a ${max}${isText ? ' caracteres' : ''}.`;
  return ` No máximo ${max}${isText ? ' caracteres' : ''}.`;
}
