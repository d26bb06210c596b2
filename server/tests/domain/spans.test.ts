import { describe, expect, it } from 'vitest';
import { spannedDays } from '../../src/domain/facts/dates/spans.ts';
import { readFacts } from '../../src/domain/facts/readFacts.ts';
import { emptyProfile } from '../../src/domain/account/user.ts';

const now = new Date('2026-11-20T15:00:00Z');
const daysOf = (topic: string) => spannedDays(topic, readFacts(topic, emptyProfile, [], now).facts, now);

describe('spannedDays() of a course', () => {
  it.each([
    ['curso de costura de 2 meses, começa 12/1', ['2027-03-12']],
    ['curso de costura de 3 meses, começa 10/11/2027', ['2028-02-10']],
    ['curso de costura de 2 meses, começa 12/12', ['2027-02-12']],
    ['oficina de 3 dias, começa 12/1', ['2027-01-14', '2027-01-15']],
    ['curso de 3 aulas, começa 12/1', ['2027-01-12', '2027-01-19', '2027-01-26']],
    ['curso de 2 semanas, começa 12/1', ['2027-01-12', '2027-01-19', '2027-01-26', '2027-01-25']],
  ])('computes the days of "%s"', (topic, days) => {
    expect(daysOf(topic)).toEqual(days);
  });

  it.each([
    'bolo 60, validade 2 dias, a partir de 12/1',
    'curso de costura, começa 12/1',
    'curso de costura de 2 meses',
  ])('computes no days of "%s", which tells no start or no duration of a course', (topic) => {
    expect(daysOf(topic)).toEqual([]);
  });
});

describe('spannedDays() of a range of dates', () => {
  it.each([
    ['fechado de 12 a 15/1', ['2027-01-12', '2027-01-13', '2027-01-14', '2027-01-15']],
    ['fechado de 30/12 a 2/1', ['2026-12-30', '2026-12-31', '2027-01-01', '2027-01-02']],
    ['fechado 12/1 e 15/1', []],
  ])('of "%s" returns %j', (topic, days) => {
    expect(daysOf(topic)).toEqual(days);
  });
});
