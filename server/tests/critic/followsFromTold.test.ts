import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

/** What a text reckons from told values, rightly and falsely. */
describe.each([
  {
    topic: 'passeio de saveiro 5h, sai 10h30',
    right: 'Cinco horas de saveiro. Sai às 10h30, volta lá pelas 15h30.',
    wrong: 'Cinco horas de saveiro. Sai às 10h30, volta lá pelas 16h30.',
  },
])('A value that a text for "$topic" reckons', ({ topic, right, wrong }) => {
  it('is not refused where it follows from the told ones', () => {
    expect(refusals(topic, right)).toEqual([]);
  });

  it('is refused where it does not', () => {
    expect(refusals(topic, wrong)).not.toEqual([]);
  });
});
