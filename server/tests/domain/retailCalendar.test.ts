import { describe, expect, it } from 'vitest';
import { calendarDay, nextRetailDates, retailDatesNamedIn } from '../../src/domain/writing/retailCalendar.ts';

const noon = (day: string) => new Date(`${day}T12:00:00-03:00`);
const of = (key: string, now: Date) => nextRetailDates(now).find((date) => date.key === key)?.day;

describe('the calendar of Brazilian shops', () => {
  it.each([
    [2024, '2024-02-13', '2024-03-31', '2024-05-12', '2024-08-11', '2024-11-29'],
    [2025, '2025-03-04', '2025-04-20', '2025-05-11', '2025-08-10', '2025-11-28'],
    [2026, '2026-02-17', '2026-04-05', '2026-05-10', '2026-08-09', '2026-11-27'],
    [2027, '2027-02-09', '2027-03-28', '2027-05-09', '2027-08-08', '2027-11-26'],
    [2038, '2038-03-09', '2038-04-25', '2038-05-09', '2038-08-08', '2038-11-26'],
  ])(
    'the calendar of Brazilian shops computes the movable dates of %i',
    (year, carnaval, pascoa, maes, pais, blackFriday) => {
      const newYear = noon(`${year}-01-01`);
      const moving = ['carnaval', 'pascoa', 'maes', 'pais', 'black-friday'].map((key) => of(key, newYear));
      expect(moving).toEqual([carnaval, pascoa, maes, pais, blackFriday]);
    },
  );

  it('the calendar of Brazilian shops has the fixed dates', () => {
    const newYear = noon('2026-01-01');
    const fixed = ['consumidor', 'namorados', 'festa-junina', 'cliente', 'criancas', 'natal'];
    expect(fixed.map((key) => of(key, newYear)?.slice(5))).toEqual([
      '03-15',
      '06-12',
      '06-24',
      '09-15',
      '10-12',
      '12-25',
    ]);
  });

  it('returns the next day of each occasion, soonest first, today included', () => {
    const dates = nextRetailDates(noon('2026-11-27'));
    expect(dates.slice(0, 3).map(({ key }) => key)).toEqual(['black-friday', 'natal', 'carnaval']);
    expect(of('black-friday', noon('2026-11-28'))).toBe('2027-11-26');
    expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).toSorted());
  });

  it('uses the time zone of São Paulo', () => {
    expect(calendarDay(new Date('2026-12-26T02:59:59Z'))).toBe('2026-12-25');
    expect(calendarDay(new Date('2026-12-26T03:00:00Z'))).toBe('2026-12-26');
  });

  it.each([
    ['Promoção de DIA DAS MÃES e dia dos pais', ['maes', 'pais']],
    ['kit para o Natal', ['natal']],
    ['ovo de colher na páscoa', ['pascoa']],
    ['Blackfriday da loja', ['black-friday']],
    ['arraiá da firma', ['festa-junina']],
    ['aula para mães e pais, em Natal RN', []],
    ['bolo de cenoura', []],
  ])('the occasions named in "%s" are %j', (text, keys) => {
    const named = retailDatesNamedIn(text, noon('2026-11-20')).map(({ key }) => key);
    expect(named.toSorted()).toEqual(keys.toSorted());
  });
});
