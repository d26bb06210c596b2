import { expect, it } from 'vitest';
import { segmentsOf } from './segments';

const at = (start: number | null, end: number | null) => ({ message: 'x', start, end });
const marked = (findings: Parameters<typeof segmentsOf>[1]) =>
  segmentsOf('pão quente hoje', findings)
    .map(({ text, finding }) => (finding === null ? text : `[${finding}:${text}]`))
    .join('');

it.each([
  [[], 'pão quente hoje'],
  [[at(4, 10)], 'pão [1:quente] hoje'],
  [[at(11, 15), at(0, 3)], '[2:pão] quente [1:hoje]'],
  [[at(null, null), at(0, 3)], '[2:pão] quente hoje'],
  [[at(0, 10), at(4, 15)], '[1:pão quente] hoje'],
  [[at(-1, 3), at(4, 4), at(9, 5), at(4, 99)], 'pão quente hoje'],
])('the text is marked where the findings %j point', (findings, shown) => {
  expect(marked(findings)).toBe(shown);
});
