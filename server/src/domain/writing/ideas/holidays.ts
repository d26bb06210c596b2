import { easterOf, type CalendarDay } from '../retailCalendar.ts';

/** A day on which shops may close. */
export interface Holiday {
  readonly name: string;
  readonly day: CalendarDay;
}

/** The national holidays of a year, Carnival Tuesday and Corpus Christi, on which most shops close, with them. */
export const holidaysOf = (year: number): readonly Holiday[] => [
  { name: 'Ano Novo', day: `${year}-01-01` },
  { name: 'Carnaval', day: easterOf(year, -47) },
  { name: 'Sexta-feira Santa', day: easterOf(year, -2) },
  { name: 'Tiradentes', day: `${year}-04-21` },
  { name: 'Dia do Trabalho', day: `${year}-05-01` },
  { name: 'Corpus Christi', day: easterOf(year, 60) },
  { name: 'Independência', day: `${year}-09-07` },
  { name: 'Nossa Senhora Aparecida', day: `${year}-10-12` },
  { name: 'Finados', day: `${year}-11-02` },
  { name: 'Proclamação da República', day: `${year}-11-15` },
  { name: 'Consciência Negra', day: `${year}-11-20` },
  { name: 'Natal', day: `${year}-12-25` },
];
