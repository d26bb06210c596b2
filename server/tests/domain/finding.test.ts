import { expect, it } from 'vitest';
import type { Finding } from '../../src/domain/findings/finding.ts';
import { visibleTo } from '../../src/domain/generations/generation.ts';
import { planOf } from '../../src/domain/billing/plan.ts';
import { withSavedText, withVersion } from '../../src/domain/generations/versions.ts';
import { aGeneration } from '../seed/domain.ts';

const at = new Date('2026-06-10T12:00:00Z');
const written = 'Sorteio [preencher: autorização]! Só hoje, [preencher: horário]. Sorteio!';

const aFinding = (message: string, words: string, from = 0): Finding => {
  const start = written.indexOf(words, from);
  const span = { start, end: start + words.length };
  return { code: 'raffle', severity: 'soft', message, correction: 'Tire.', rule: null, variation: 0, span };
};
const generation = aGeneration({
  variations: [written, 'Outro'],
  findings: [
    aFinding('first', 'Sorteio'),
    aFinding('blank', '[preencher: horário]'),
    aFinding('second', 'Sorteio', 1),
    { ...aFinding('whole text', 'Sorteio'), span: null },
  ],
});

/** What is found in the first text, each with its words, once it was saved as these. */
function foundAfter(...texts: readonly string[]) {
  const saved = texts.reduce((before, text) => ({ ...before, ...withSavedText(before, 0, text, at) }), generation);
  const { findings, variations } = visibleTo(planOf('plano_voo'), saved);
  return findings.map(({ message, span }) => [message, span && variations[0]!.slice(span.start, span.end)]);
}

it.each([
  ['one blank is filled', ['Sorteio [preencher: autorização]! Só hoje, 19h. Sorteio!'], ['first', 'second']],
  [
    'both are filled',
    ['Sorteio nº 12! Só hoje, [preencher: horário]. Sorteio!', 'Sorteio nº 12! Só hoje, 19h. Sorteio!'],
    ['first', 'second'],
  ],
  ['words before it are changed', ['Oba, sorteio! Só hoje. Sorteio!'], ['first']],
  ['its words are gone', ['Promoção, só hoje.'], []],
])('a finding keeps its words, in their order, when %s', (_, texts, messages) => {
  expect(foundAfter(...texts)).toEqual(messages.map((message) => [message, 'Sorteio']));
});

it('a text that is as it was written, or written again, keeps all of its findings', () => {
  expect(foundAfter()).toHaveLength(4);
  expect(foundAfter('À mão', written)).toHaveLength(4);
});

it('the findings of an adjustment keep their words when the adjusted text is edited', () => {
  const text = 'Rifa por [preencher: preço]';
  const span = { start: 0, end: 4 };
  const author = { writer: 'w', model: 'm', promptVersion: '1' };
  const findings = [{ ...generation.findings[0]!, span }];
  const adjusted = { kind: 'adjusted', text, at, adjustment: 'shorter', findings, author } as const;
  const saved = withSavedText(
    { ...generation, ...withVersion(generation, 0, adjusted) },
    0,
    'É rifa por R$ 5. Rifa por fim.',
    at,
  );
  expect(visibleTo(planOf('plano_voo'), saved).findings.map((finding) => finding.span)).toEqual([
    { start: 17, end: 21 },
  ]);
});
