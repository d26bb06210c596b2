import { expect, it } from 'vitest';
import { sourceOf } from '../../src/domain/generations/textSource.ts';

it.each([
  ['a language model', { writer: 'openai', model: 'gpt-5-mini' }, 'MODEL'],
  ['a language model of another maker', { writer: 'test', model: 'rascunho' }, 'MODEL'],
  ['the writer without a model', { writer: 'draft', model: 'rascunho' }, 'DRAFT'],
  ['a person, as an example', { writer: 'draft', model: 'exemplo-gravado' }, 'RECORDED_EXAMPLE'],
  ['an older version that filled in templates', { writer: 'offline', model: 'modelos' }, 'DRAFT'],
] as const)('a text is said to be written by %s', (_, writing, source) => {
  expect(sourceOf(writing)).toBe(source);
});
