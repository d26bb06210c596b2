import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatBlanksLeft,
  countBlanks,
  fillBlanks,
  firstBlank,
  blankKey,
  endOfBlankAt,
  splitAtBlanks,
  positionAfterFilling,
} from './blanks';

const text = 'Bolo por [preencher: preço], até [preencher: dia]. Só [PREENCHER: Preço]!';

describe('the blanks of a text', () => {
  it('are its pieces that ask for something', () => {
    expect(splitAtBlanks(text).map(({ label }) => label)).toEqual([null, 'preço', null, 'dia', null, 'Preço', null]);
  });

  it('are counted once for each thing that they ask for', () => {
    expect(countBlanks(text)).toBe(2);
    expect(countBlanks('[preencher:]')).toBe(1);
    expect(countBlanks('Bolo [de cenoura] [preencher: na outra\nlinha]')).toBe(0);
  });

  it('begin with the one that stands first', () => {
    expect(text.slice(firstBlank(text)?.start, firstBlank(text)?.end)).toBe('[preencher: preço]');
    expect(firstBlank('Bolo')).toBeNull();
  });

  it('are filled wherever they ask for the same', () => {
    expect(fillBlanks(text, { preço: 'R$ 39' })).toBe('Bolo por R$ 39, até [preencher: dia]. Só R$ 39!');
  });

  it.each(['$&', '$1', '<b>x</b>', '__proto__', String.raw`\u0000`])('are filled with %j unchanged', (value) => {
    expect(fillBlanks('a [preencher: x] b', { x: value })).toBe(`a ${value} b`);
  });

  it('stay blank where the key is one of every object', () => {
    expect(fillBlanks('[preencher: constructor] [preencher: __proto__]', {})).toBe(
      '[preencher: constructor] [preencher: __proto__]',
    );
  });

  it('are filled in lists and objects', () => {
    const parts = { title: 'Por [preencher: preço]', scenes: [{ from: 0, speech: '[preencher: dia]' }], link: null };
    expect(fillBlanks(parts, { preço: 'R$ 1', dia: 'hoje' })).toEqual({
      title: 'Por R$ 1',
      scenes: [{ from: 0, speech: 'hoje' }],
      link: null,
    });
  });

  it.each([
    ['Por [preencher: preço]', 'preço', '7,50', 'R$ 7,50'],
    ['Por [preencher: Preço da fatia]', 'Preço da fatia', '39', 'R$ 39'],
    ['Por [preencher: valor]', 'valor', '1.200,00', 'R$ 1.200,00'],
    ['Por [preencher: preço]', 'preço', 'R$ 7,50', 'R$ 7,50'],
    ['Por [preencher: preço]', 'preço', '7,50 o quilo', '7,50 o quilo'],
    ['Por R$ [preencher: preço]', 'preço', '7,50', '7,50'],
    ['Por [preencher: preço] reais', 'preço', '7', '7'],
    ['Dia [preencher: dia]', 'dia', '7', '7'],
    ['Com [preencher: desconto no preço]', 'desconto no preço', '7', '7'],
  ])('in "%s", the blank "%s" is filled with %j as %j', (whole, label, typed, value) => {
    expect(fillBlanks(whole, { [blankKey(label)]: typed })).toBe(whole.replace(`[preencher: ${label}]`, () => value));
  });

  it.each(['7,50', 'R$ 7,50', 'R$7,50'])(
    'that ask for one price are filled with %j and one R$ at each place',
    (price) => {
      const places = 'R$ [preencher: preço] no Pix, R$[preencher: Preço] à vista, no cartão [preencher: preço]';
      expect(fillBlanks(places, { preço: price })).toBe(
        `R$ 7,50 no Pix, R$7,50 à vista, no cartão ${price === '7,50' ? 'R$ 7,50' : price}`,
      );
      const place = places.indexOf(' no Pix');
      expect(positionAfterFilling(places, { preço: price }, place)).toBe('R$ 7,50'.length);
    },
  );

  it.each([
    [0, null],
    [1, 'Falta 1 trecho para preencher'],
    [2, 'Faltam 2 trechos para preencher'],
  ])('are %i: %s', (count, words) => {
    expect(formatBlanksLeft(count)).toBe(words);
  });
});

it('the pieces of a text are the text, whatever it is', () => {
  const alphabet = fc.constantFrom('[preencher:', '[', ']', ' preço', '\n', 'a', '👩‍🍳', '[preencher: x]');
  fc.assert(
    fc.property(fc.array(alphabet), (parts) => {
      const whole = parts.join('');
      expect(
        splitAtBlanks(whole)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(whole);
    }),
  );
});

it('a place outside of every blank points at the same words after filling', () => {
  const word = fc.constantFrom('pão ', 'hoje ', '[preencher: preço]', '[preencher: dia]');
  fc.assert(
    fc.property(fc.array(word), fc.string(), (words, value) => {
      const whole = `${words.join('')}fim`;
      const filled = { preço: value };
      const place = whole.length - 'fim'.length;
      expect(fillBlanks(whole, filled).slice(positionAfterFilling(whole, filled, place))).toBe('fim');
    }),
  );
});

it('a place inside of a blank moves behind what fills it', () => {
  expect(positionAfterFilling('a [preencher: x] b', { x: 'yy' }, 5)).toBe('a yy'.length);
  expect(positionAfterFilling('a [preencher: x] b', { x: 'yy' }, 2)).toBe(2);
});

it('a cut inside of a blank moves to its end', () => {
  expect(endOfBlankAt('a [preencher: x] b', 5)).toBe('a [preencher: x]'.length);
  expect(endOfBlankAt('a [preencher: x] b', 2)).toBe(2);
});

it('what is asked is the same in capitals and with other spaces', () => {
  expect(blankKey('Preço  da\tfatia')).toBe(blankKey('preço da fatia'));
});
