import { expect, it } from 'vitest';
import { makeFragmentData } from '../../../gql';
import { CheckedVariationFragment, checkedText } from './finding';

it('a hint after a filled blank still marks the same words', () => {
  const text = 'Bolo por [preencher: preço], o melhor da cidade.';
  const start = text.indexOf('o melhor');
  const finding = { message: 'Elogio absoluto.', start, end: start + 'o melhor'.length, rule: null };
  const whole = { message: 'Falta a data.', start: null, end: null, rule: null };
  const variation = makeFragmentData({ text, findings: [finding, whole] }, CheckedVariationFragment);
  const checked = checkedText(variation, { preço: 'R$ 12' });
  expect(checked.text).toBe('Bolo por R$ 12, o melhor da cidade.');
  const words = checked.findings.map((one) => checked.text.slice(one.start ?? 0, one.end ?? 0));
  expect(words).toEqual(['o melhor', '']);
});
