import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type * as DateTime from './dateTime';

const lastOfTheYear = '2027-01-01T02:04:00.000Z' as DateTime.IsoDateTime;
const first = '2026-03-01T03:00:00.000Z' as DateTime.IsoDateTime;
const zone = process.env['TZ'];

let words: typeof DateTime;
beforeAll(async () => {
  process.env['TZ'] = 'America/Sao_Paulo';
  vi.resetModules();
  words = await import('./dateTime');
});
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
  vi.resetModules();
});

it.each([
  ['formatShortDay', ['31 de dez.', '1 de mar.']],
  ['formatNumericDay', ['31/12', '01/03']],
  ['formatLongDay', ['31 de dezembro de 2026', '1 de março de 2026']],
  ['formatShortDateTime', ['31/12/2026, 23:04', '01/03/2026, 00:00']],
  ['formatLongDateTime', ['31 de dezembro de 2026 às 23:04', '1 de março de 2026 às 00:00']],
] as const)('%s shows a moment in the time zone of the reader', (name, text) => {
  expect([lastOfTheYear, first].map((moment) => words[name](moment))).toEqual(text);
});
