import { expect, it } from 'vitest';
import { fillsOnlyBlanks } from '../../src/domain/generations/blanks.ts';

it.each([
  ['Por [preencher: preço] hoje', 'Por R$ 5 hoje', true],
  ['Por [Preencher: preço]', 'Por ', true],
  ['[preencher: a][preencher: b]!', 'xy!', true],
  ['[preencher: a] e [preencher: b]', 'pão e bolo e café', true],
  ['[preencher: a] e [preencher: b]', 'pão e [preencher: b]', true],
  ['igual', 'igual', true],
  ['igual', 'outro', false],
  ['Por [preencher: preço] hoje', 'Só R$ 5 hoje', false],
  ['Por [preencher: preço] hoje', 'Por R$ 5 agora', false],
  ['a [preencher: x] b [preencher: y] c', 'a 1 c', false],
  ['oi [preencher: x] oi', 'oi ', false],
])('fillsOnlyBlanks() of "%s" and "%s" is %j', (before, after, isFilled) => {
  expect(fillsOnlyBlanks(before, after)).toBe(isFilled);
});
