import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysMeant } from '../../src/domain/facts/dates/days.ts';
import type { Fact, FactKind } from '../../src/domain/facts/fact.ts';
import { parseNumber } from '../../src/domain/facts/numbers.ts';
import { checkFacts } from '../../src/domain/facts/presence.ts';
import { readFacts, readStatements } from '../../src/domain/facts/readFacts.ts';
import { emptyProfile } from '../../src/domain/account/user.ts';

const now = new Date('2026-11-20T15:00:00Z');
const told = (topic: string) => readFacts(topic, emptyProfile, [], now);
const keysOf = (facts: readonly Fact[], ...kinds: readonly FactKind[]) =>
  facts.filter(({ kind }) => kinds.includes(kind)).map(({ key }) => key);

/** Checks that each way of writing a value is read as the same key, by readFacts() of a topic and by readStatements() of a text. */
function readAlike<T>(
  value: fc.Arbitrary<T>,
  ways: readonly ((value: T) => string)[],
  kinds: readonly FactKind[],
  keyOf: (value: T) => readonly string[],
): fc.RunDetails<[T, (value: T) => string, (value: T) => string]> {
  return fc.check(
    fc.property(value, fc.constantFrom(...ways), fc.constantFrom(...ways), (one, way, other) => {
      expect([way(one), keysOf(told(way(one)).facts, ...kinds)]).toEqual([way(one), keyOf(one)]);
      expect([other(one), keysOf(readStatements(other(one), now), ...kinds)]).toEqual([other(one), keyOf(one)]);
    }),
    { numRuns: 150 },
  );
}

const dots = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, '.');
/** A number of these two decades without a sign is read as a year. */
const isYear = (value: number): boolean => value >= 2010 && value <= 2029;
const reais = fc.integer({ min: 10, max: 9_999 }).filter((value) => !isYear(value));
const two = (value: number): string => String(value).padStart(2, '0');

describe('readFacts()', () => {
  it('reads whole prices', () => {
    expect(
      readAlike(
        reais,
        [
          (value) => `bolo R$ ${value}`,
          (value) => `bolo R$${dots(value)},00`,
          (value) => `bolo r$ ${value}`,
          (value) => `bolo ${value} reais`,
          (value) => `bolo ${value} conto`,
          (value) => `bolo por ${value}`,
          (value) => `bolo sai a ${value} reais`,
          (value) => `bolo: ${value},00`,
          (value) => `BOLO POR ${value} REAIS`,
          (value) => `bolo ${value} o quilo`,
          (value) => `bolo ${value} cada`,
        ],
        ['price'],
        (value) => [`R$${value * 100}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads prices with centavos', () => {
    expect(
      readAlike(
        fc.record({ whole: fc.integer({ min: 13, max: 999 }), part: fc.constantFrom(50, 75, 90, 99) }),
        [
          ({ whole, part }) => `torta R$ ${whole},${part}`,
          ({ whole, part }) => `torta ${whole},${part}`,
          ({ whole, part }) => `torta R$${whole}.${part}`,
          ({ whole, part }) => `torta ${whole}.${part}`,
          ({ whole, part }) => `torta por ${whole} reais e ${part}`,
        ],
        ['price'],
        ({ whole, part }) => [`R$${whole * 100 + part}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads prices with tenths, of reais and of thousands', () => {
    expect(
      readAlike(
        fc.record({ whole: fc.integer({ min: 13, max: 999 }), tenths: fc.integer({ min: 1, max: 9 }) }),
        [({ whole, tenths }) => `torta R$ ${whole},${tenths}`, ({ whole, tenths }) => `torta R$${whole}.${tenths}`],
        ['price'],
        ({ whole, tenths }) => [`R$${whole * 100 + tenths * 10}`],
      ),
    ).toMatchObject({ failed: false });
    expect(
      readAlike(
        fc.record({ whole: fc.integer({ min: 2, max: 950 }), tenths: fc.integer({ min: 1, max: 9 }) }),
        [
          ({ whole, tenths }) => `casa R$ ${whole},${tenths} mil`,
          ({ whole, tenths }) => `casa ${whole},${tenths} mil reais`,
        ],
        ['price'],
        ({ whole, tenths }) => [`R$${whole * 100_000 + tenths * 10_000}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads thousands', () => {
    expect(
      readAlike(
        fc.integer({ min: 2, max: 950 }),
        [
          (value) => `casa ${value} mil`,
          (value) => `casa por R$ ${value} mil`,
          (value) => `casa R$ ${value}.000`,
          (value) => `casa ${value} mil reais`,
        ],
        ['price'],
        (value) => [`R$${value * 100_000}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads the old and the new price of an offer', () => {
    expect(
      readAlike(
        fc.record({ now: fc.integer({ min: 20, max: 400 }), more: fc.integer({ min: 5, max: 300 }) }),
        [
          ({ now: price, more }) => `de ${price + more} por ${price}`,
          ({ now: price, more }) => `de R$ ${price + more} por R$ ${price}`,
          ({ now: price, more }) => `era ${price + more} agora ${price}`,
          ({ now: price, more }) => `de ${price + more} por apenas ${price} reais`,
        ],
        ['oldPrice', 'price'],
        ({ now: price, more }) => [`R$${(price + more) * 100}`, `R$${price * 100}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads discounts, instalments and bundles', () => {
    expect(
      readAlike(
        fc.integer({ min: 5, max: 70 }),
        [
          (value) => `${value}% off`,
          (value) => `${value} % de desconto`,
          (value) => `${value} off`,
          (value) => `${value} por cento`,
        ],
        ['discount'],
        (value) => [`${value}%`],
      ),
    ).toMatchObject({ failed: false });
    expect(
      readAlike(
        fc.integer({ min: 2, max: 12 }),
        [
          (value) => `em ${value}x`,
          (value) => `${value}x sem juros`,
          (value) => `em até ${value} vezes`,
          (value) => `ate ${value}x no cartao`,
        ],
        ['instalments'],
        (value) => [`${value}x`],
      ),
    ).toMatchObject({ failed: false });
    expect(
      readAlike(
        fc.integer({ min: 2, max: 6 }),
        [
          (value) => `leve ${value + 1} pague ${value}`,
          (value) => `leve ${value + 1}, pague ${value}`,
          (value) => `Leve ${value + 1} e pague ${value}`,
        ],
        ['bundle'],
        (value) => [`${value + 1}/${value}`],
      ),
    ).toMatchObject({ failed: false });
    expect(keysOf(told('metade do preço na segunda peça').facts, 'discount')).toEqual(['50%']);
  });

  it('reads dates', () => {
    const months = 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
      ' ',
    );
    expect(
      readAlike(
        fc.record({ day: fc.integer({ min: 1, max: 28 }), month: fc.integer({ min: 1, max: 12 }) }),
        [
          ({ day, month }) => `bazar dia ${day}/${month}`,
          ({ day, month }) => `bazar dia ${two(day)}/${two(month)}`,
          ({ day, month }) => `bazar ${two(day)}/${two(month)}/2026`,
          ({ day, month }) => `bazar dia ${day}.${two(month)}`,
          ({ day, month }) => `bazar ${day} de ${months[month - 1]}`,
          ({ day, month }) => `bazar no dia ${day} de ${months[month - 1]!.toUpperCase()}`,
        ],
        ['date'],
        ({ day, month }) => [`${two(month)}-${two(day)}`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads ranges of weekdays', () => {
    const names = [
      ['dom', 'domingo', 'Domingo', 'domingo'],
      ['seg', 'segunda', 'segunda-feira', '2a'],
      ['ter', 'terça', 'terca feira', '3a'],
      ['qua', 'quarta', 'quarta-feira', '4a'],
      ['qui', 'quinta', 'Quinta', '5a'],
      ['sex', 'sexta', 'sexta-feira', '6a'],
      ['sab', 'sábado', 'sabado', 'SÁB'],
    ];
    expect(
      readAlike(
        fc.record({
          from: fc.integer({ min: 1, max: 3 }),
          to: fc.integer({ min: 4, max: 6 }),
          form: fc.integer({ min: 0, max: 3 }),
        }),
        [
          ({ from, to, form }) => `aberto ${names[from]![form]} a ${names[to]![form]}`,
          ({ from, to, form }) => `atendo de ${names[from]![form]} ate ${names[to]![form]}`,
          ({ from, to, form }) => `${names[from]![form]} à ${names[to]![form]}`,
        ],
        ['weekday'],
        ({ from, to }) => [Array.from({ length: to - from + 1 }, (_, index) => from + index).join('')],
      ),
    ).toMatchObject({ failed: false });
  });

  it.each([
    ['de sexta a segunda', '0156'],
    ['sáb a seg', '016'],
    ['dom a ter', '012'],
  ])('reads the days of "%s", a range over the end of the week, as %s', (days, key) => {
    expect(keysOf(told(`aberto ${days}`).facts, 'weekday')).toEqual([key]);
  });

  it.each([
    ['1,5 litro', '1500 ml'],
    ['1,50 l', '1500 ml'],
    ['1500 ml', '1500 ml'],
    ['0,75 kg', '750 g'],
    ['2,05 m', '2050 mm'],
  ])('reads the measure "%s" as %s', (measure, key) => {
    expect(keysOf(told(`pote de ${measure}`).facts, 'measure')).toEqual([key]);
  });

  it('reads abbreviated weekdays, and the hours beside them as times', () => {
    const days = ['dom', '2a', '3a', '4a', '5a', '6a', 'sab', 'seg', 'ter', 'qua', 'qui', 'sex'];
    const dayOf = [0, 1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5];
    const form = fc.integer({ min: 0, max: days.length - 1 });
    expect(
      readAlike(
        form,
        [
          (day) => `${days[day]} 20h show ao vivo`,
          (day) => `show ${days[day]} as 20h`,
          (day) => `so ${days[day]} das 7 as 13`,
          (day) => `aula ${days[day]}, 17h`,
          (day) => `feijoada ${days[day]}`,
          (day) => `pedidos ate ${days[day]}`,
          (day) => `samba ${days[day]} a partir das 18h`,
          (day) => `feira ${days[day]} 7 as 12`,
        ],
        ['weekday', 'deadline'],
        (day) => [String(dayOf[day])],
      ),
    ).toMatchObject({ failed: false });
    expect(
      readAlike(
        fc.record({ day: form, hour: fc.integer({ min: 7, max: 22 }) }),
        [
          ({ day, hour }) => `${days[day]} ${hour}h roda de samba`,
          ({ day, hour }) => `roda de samba ${days[day]} ${hour}h`,
          ({ day, hour }) => `toda ${days[day]} as ${hour}h`,
        ],
        ['time'],
        ({ hour }) => [`${two(hour)}:00`],
      ),
    ).toMatchObject({ failed: false });
  });

  it('reads a list of weekdays as these days, without the days between them', () => {
    const lists = [
      (a: string, b: string) => `aula ${a} e ${b} 18h`,
      (a: string, b: string) => `aula ${a}/${b} 18h`,
      (a: string, b: string) => `aula ${a} ${b} 18h`,
      (a: string, b: string) => `aula ${a}, ${b} 18h`,
    ];
    const pairs = [
      ['2a', '4a', '1', '3'],
      ['ter', 'qui', '2', '4'],
      ['seg', 'qua', '1', '3'],
      ['3a', '5a', '2', '4'],
      ['sex', 'sab', '5', '6'],
    ] as const;
    for (const [a, b, ...keys] of pairs)
      for (const list of lists)
        expect([list(a, b), keysOf(told(list(a, b)).facts, 'weekday')]).toEqual([list(a, b), keys]);
    expect(keysOf(told('seg/qua/sex 7h').facts, 'weekday')).toEqual(['1', '3', '5']);
    expect(keysOf(told('seg/sex 8-18').facts, 'weekday')).toEqual(['12345']);
  });

  it('reads no weekday in ordinals and in words that are spelled like one', () => {
    for (const topic of [
      '2a unidade pela metade',
      'na 3a compra ganha',
      '1a consulta',
      'vai ter promo',
      'um dom, uma arte',
    ])
      expect([topic, keysOf(told(topic).facts, 'weekday')]).toEqual([topic, []]);
  });

  it.each([
    ['às 12h30 da tarde', '12:30'],
    ['à 1h da tarde', '13:00'],
    ['às 11h30 da noite', '23:30'],
  ])('reads the hour of "%s" as %s', (hour, key) => {
    expect(keysOf(told(`almoço ${hour}`).facts, 'time')).toEqual([key]);
  });

  it.each([
    ['chama no 11 91234-5678', '11912345678'],
    ['chama no +55 11 91234-5678', '11912345678'],
    ['chama no 5511912345678', '11912345678'],
    ['liga no (11) 3333-4444', '1133334444'],
    ['liga no +55 11 3333-4444', '1133334444'],
  ])('reads the phone number of "%s" without the country code', (topic, number) => {
    expect(keysOf(told(topic).facts, 'contact')).toEqual([number]);
    expect(keysOf(readStatements(topic, now), 'contact')).toEqual([number]);
  });

  it.each([
    ['11-19', '2027-11-19'],
    ['11-20', '2026-11-20'],
    ['11-21', '2026-11-21'],
  ])('the date %s, read on 20 November 2026, is the day %s', (key, day) => {
    expect(daysMeant({ kind: 'date', key }, now)).toEqual([day]);
  });

  it('marks ambiguous facts as doubtful', () => {
    const certainty = (topic: string) => told(topic).facts.map((fact) => `${fact.kind} ${fact.certainty}`);
    expect(certainty('petisco do dia 25')).toEqual(['date doubtful']);
    expect(certainty('petisco dia 25')).toEqual(['date certain']);
    expect(certainty('ovo de pascoa n')).toEqual(['denial doubtful']);
    expect(certainty('cartao n')).toEqual(['payment certain', 'denial certain']);
  });

  it('reads opening hours', () => {
    expect(
      readAlike(
        fc.record({ from: fc.integer({ min: 6, max: 11 }), to: fc.integer({ min: 13, max: 22 }) }),
        [
          ({ from, to }) => `seg a sab ${from} as ${to}`,
          ({ from, to }) => `das ${from} às ${to}`,
          ({ from, to }) => `das ${from}h às ${to}h`,
          ({ from, to }) => `${from}h-${to}h`,
          ({ from, to }) => `de ${from}h a ${to}h`,
          ({ from, to }) => `das ${two(from)}:00 às ${to}:00`,
          ({ from, to }) => `das ${from} da manhã às ${to - 12} da ${to < 18 ? 'tarde' : 'noite'}`,
          ({ from, to }) => `entre ${from}h e ${to}h`,
        ],
        ['time'],
        ({ from, to }) => [`${two(from)}:00`, `${two(to)}:00`],
      ),
    ).toMatchObject({ failed: false });
  });
});

describe('readFacts() of times', () => {
  it.each([
    ['abre 7 fecha 21', ['07:00', '21:00']],
    ['portao abre 19', ['19:00']],
    ['happy hour 17-19', ['17:00', '19:00']],
    ['nao pode som dps das 22', ['22:00']],
    ['às quinze para as sete da noite', ['18:45']],
    ['meia hora antes das sete', ['06:30']],
    ['faltam 10 para as 8', ['07:50']],
    ['vinte e cinco para as 9 da noite', ['20:35']],
    ['dez para a uma da tarde', ['12:50']],
    ['abre as 7, fecha 15 para as 9', ['07:00', '08:45']],
    ['15 minutos para as 8', ['07:45']],
    // A change of hours, and numbers of other things.
    ['a aula mudou das 7 para as 8', ['08:00']],
    ['a aula mudou das 7h para as 8h', ['07:00', '08:00']],
    ['das 19 para as 20', ['20:00']],
    ['prova das 10 para as 12', ['12:00']],
    ['a aula passou de 10 para as 11', ['11:00']],
    ['desconto de 10 para a 2 unidade', []],
    ['10 para as 2 primeiras', []],
    ['entrega das 7 as 10 para as 8 lojas', ['07:00', '10:00']],
    ['brinde de R$ 20 para as 8 primeiras', []],
    ['abre 8 e fecha 18 de seg a sex', ['08:00', '18:00']],
    ['loterica abre 8 fecha 18', ['08:00', '18:00']],
    ['inscricao abre 5 fecha 20', []],
    ['edital abre 5, fecha 20', []],
    ['as vagas do curso abrem 5 e fecham 20', []],
    ['matricula abre 5 fecha 20', []],
    ['festival abre 5 fecha 20', []],
    ['abre 5 fecha 20 de dezembro', []],
  ])('reads the times of "%s" as %j', (words, hours) => {
    expect(
      readStatements(words, now)
        .filter(({ key }) => /^\d\d:\d\d$/.test(key))
        .map(({ key }) => key),
    ).toEqual(hours);
  });

  it('reads no price, date or weekday in a duration, an idiom or an ordinal', () => {
    for (const words of ['retorno 30min', 'Tem comida que vale por mil abraços', 'a partir da sexta garrafa'])
      expect(keysOf(readStatements(words, now), 'price', 'date', 'weekday', 'start')).toEqual([]);
  });
});

describe('readFacts() of the things that prices belong to', () => {
  const things = (topic: string) =>
    told(topic)
      .facts.filter(({ kind }) => kind === 'price')
      .map(({ label, about }) => `${label}: ${about?.words.join(' ')}`);

  it('assigns the prices of a list without marks to their things', () => {
    expect(things('pizza g 45 m 38 p 30')).toEqual(['R$ 45: pizz grand', 'R$ 38: pizz medi', 'R$ 30: pizz pequen']);
    expect(things('corte 45 barba 30 combo 65')).toEqual(['R$ 45: cort', 'R$ 30: barb', 'R$ 65: comb']);
    expect(things('R$ 34 a meia, R$ 58 a inteira')).toEqual(['R$ 34: mei', 'R$ 58: inteir']);
    expect(things('650 à vista ou 4x de 175')).toHaveLength(2);
  });

  it('reads no price in numbers that are part of a name', () => {
    expect(things('troca de tela do iphone 13')).toEqual([]);
    expect(things('tênis tamanho 42')).toEqual([]);
  });
});

describe('readFacts() of conditions, exceptions and denials', () => {
  it.each([
    ['loja toda com 20% off menos jaquetas', 'exception', ['jaquet']],
    ['exceto feriado', 'exception', ['feriad']],
    ['não abrimos segunda', 'denial', ['segund']],
    ['fechado domingo e feriado', 'denial', ['doming', 'feriad']],
    ['nao aceitamos cartao', 'denial', ['cartao']],
    ['bolo s/ lactose', 'denial', ['lactos']],
    ['so no dinheiro', 'condition', ['dinheir']],
    ['c/ hora marcada', 'condition', ['agendamento']],
    ['frete grátis acima de 100 reais', 'condition', ['minimo']],
    ['bebida à parte', 'exception', ['bebid']],
    ['30 reais a menos na troca', 'exception', []],
    ['até sexta', 'deadline', ['5']],
    ['a partir de 20/12', 'start', ['12-20']],
  ] as const)('reads those of "%s"', (topic, kind, keys) => {
    expect(keysOf(told(topic).facts, kind)).toEqual(keys);
  });

  it.each([
    ['aberto até 19h30', 'Aberto até as 19h30.', true],
    ['aberto até 19h30', 'Aberto até as sete e meia da noite.', true],
    ['aberto até 19h30', 'Aberto até as 19h.', false],
    ['aberto até 19h30', 'Aberto até as 7h45 da noite.', false],
  ])('checkFacts() of the topic "%s" finds all facts in "%s": %s', (topic, text, all) => {
    expect(checkFacts(told(topic), text).every(({ present }) => present)).toBe(all);
  });

  it.each([
    ['mil', 1_000],
    ['dois mil', 2_000],
    ['dois mil e quinhentos', 2_500],
    ['cento e vinte mil', 120_000],
    ['trinta e nove', 39],
    ['1.200', 1_200],
    ['3 mil', 3_000],
  ])('parseNumber() reads "%s" as %d', (words, value) => {
    expect(parseNumber(words)).toBe(value);
  });

  it('checkFacts() reports which told facts a text states', () => {
    const sheet = told('pizza g 45, so no dinheiro, ate sexta, menos borda recheada');
    const check = (text: string) => checkFacts(sheet, text).map(({ fact, present }) => `${fact.kind} ${present}`);
    expect(check('Pizza grande por R$ 45 até sexta, só no dinheiro. Borda recheada não entra.')).toEqual([
      'price true',
      'condition true',
      'payment true',
      'deadline true',
      'exception true',
    ]);
    expect(check('Pizza grande por R$ 54, inclusive com borda recheada.')).toEqual([
      'price false',
      'condition false',
      'payment false',
      'deadline false',
      'exception false',
    ]);
  });
});

it.each([
  ['terça a sábado, segunda não abre', 'denial', ['segund']],
  ['transporte 4x4 e guia incluso', 'bundle', []],
  ['limpeza de ar split de 12 mil por 130', 'price', ['R$13000']],
  ['gibis anos 80 e 90, 8 reais cada ou 3 por 20', 'price', ['R$800', 'R$2000']],
  ['treino em casa pra mulher acima de 40, 50 reais', 'price', ['R$5000']],
  ['frete gratis acima de 120', 'price', ['R$12000']],
  ['domingo na feira da 25 tem pupunha cozida 10 o cacho', 'price', ['R$1000']],
  ['dúzia 14 e 2 duzia 26', 'price', ['R$1400', 'R$2600']],
  ['casa de 450 mil por 320 mil', 'price', ['R$45000000', 'R$32000000']],
] as const)('readFacts() of "%s" reads, as facts of the kind %s, only %j', (topic, kind, keys) => {
  expect(keysOf(told(topic).facts, kind)).toEqual(keys);
});
