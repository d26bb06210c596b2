import { afterAll, describe, expect, it } from 'vitest';
import { messagesFor } from '../../src/adapters/writer/openai/prompt.ts';
import { freePeriodAt } from '../../src/domain/credits/credits.ts';
import { anAttempt } from '../contracts/writer.ts';

const zone = process.env['TZ'];
afterAll(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe.each([
  ['Pacific/Kiritimati', -840],
  ['Pacific/Pago_Pago', 660],
  ['America/Sao_Paulo', 180],
])('on a machine in %s', (name, offset) => {
  const there = () => {
    process.env['TZ'] = name;
    expect(new Date('2026-03-10T12:00:00.000Z').getTimezoneOffset()).toBe(offset);
  };

  it('a free period begins and ends by UTC', () => {
    there();
    const anchor = new Date('2026-01-31T12:00:00.000Z');
    for (const [now, start, end] of [
      ['2026-02-01T05:00:00.000Z', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
      ['2026-02-28T11:59:59.999Z', '2026-01-31T12:00:00.000Z', '2026-02-28T12:00:00.000Z'],
      ['2026-02-28T23:00:00.000Z', '2026-02-28T12:00:00.000Z', '2026-03-31T12:00:00.000Z'],
      ['2026-03-31T23:59:00.000Z', '2026-03-31T12:00:00.000Z', '2026-04-30T12:00:00.000Z'],
      ['2027-01-01T01:00:00.000Z', '2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
    ] as const) {
      expect(freePeriodAt(anchor, new Date(now))).toMatchObject({ key: `free:${start}`, endsAt: new Date(end) });
    }
  });

  it('the model is told the day of São Paulo, where 01:00 UTC is still the day before', () => {
    there();
    const said = (now: string) => messagesFor(anAttempt({ now: new Date(now) }))[1]!.content;
    expect(said('2026-11-21T01:00:00.000Z')).toContain('sexta-feira, 20 de novembro de 2026');
    expect(said('2026-11-21T03:00:00.000Z')).toContain('sábado, 21 de novembro de 2026');
  });
});
