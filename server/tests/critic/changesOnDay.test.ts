import { expect, it } from 'vitest';
import { refusals } from './refusals.ts';

const topic = 'a partir de 3 de março as consultas de retorno passam a ser on-line';
const change = 'A partir de 3 de março, as consultas de retorno são on-line.';

it('A text that says what stays as it is until the day of a change is not refused', () => {
  expect(refusals(topic, `${change} Até 3 de março, tudo fica como você já conhece.`, ['turned-round'])).toEqual([]);
});

it('A text that ends on a day what begins on it is refused', () => {
  for (const said of [
    'Até 3 de março, as consultas de retorno são on-line.',
    `${change} Até 3 de março, as consultas de retorno são on-line.`,
    'Até 3 de março, tudo on-line nas consultas de retorno.',
  ])
    expect(refusals(topic, said, ['turned-round'])).toContain('turned-round');
});
