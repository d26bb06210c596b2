import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMessage, type Piece } from './whatsappMarks';

/** `<bold>…</bold>`, so that a message reads in one line. */
const drawn = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.kind === 'text') return piece.text;
      if (piece.kind === 'link') return `<link>${piece.text}</link>`;
      return `<${piece.kind}>${drawn(piece.pieces)}</${piece.kind}>`;
    })
    .join('');

const read = (text: string): string => drawn(parseMessage(text));

const letters = (text: string) => text.replaceAll(/[*_~`]/g, '');
const plain = (pieces: readonly Piece[]): string =>
  pieces.map((piece) => ('pieces' in piece ? plain(piece.pieces) : piece.text)).join('');

describe('a WhatsApp message', () => {
  it.each([
    ['*Pão* quente', '<bold>Pão</bold> quente'],
    ['_só hoje_ e ~R$ 15~ *R$ 12*', '<italic>só hoje</italic> e <strike>R$ 15</strike> <bold>R$ 12</bold>'],
    ['*_muito_ bom*', '<bold><italic>muito</italic> bom</bold>'],
    ['_muito *bom* mesmo_', '<italic>muito <bold>bom</bold> mesmo</italic>'],
    ['```a\n*b*```', '<mono>a\n*b*</mono>'],
    ['use `CUPOM10` hoje', 'use <mono>CUPOM10</mono> hoje'],
    ['(*pão*)!', '(<bold>pão</bold>)!'],
    ['*a* *b*', '<bold>a</bold> <bold>b</bold>'],
    ['*[preencher: preço]*', '<bold>[preencher: preço]</bold>'],
    ['[preencher: *preço* _x_] *b*', '[preencher: *preço* _x_] <bold>b</bold>'],
    ['https://wa.me/[preencher: número]', '<link>https://wa.me/</link>[preencher: número]'],
  ])('shows %j as %s', (text, shown) => {
    expect(read(text)).toBe(shown);
  });

  it.each(['2*3*4', 'a * b * c', '*não fecha', 'snake_case_aqui', '* com espaço *', '**', '***', '*em duas\nlinhas*'])(
    'leaves %j as it is',
    (text) => {
      expect(read(text)).toBe(text);
    },
  );

  it.each([
    ['Veja https://pao.example/a_b_c?x=1.', 'Veja <link>https://pao.example/a_b_c?x=1</link>.'],
    ['*https://pao.example*', '<bold><link>https://pao.example</link></bold>'],
    ['https://a.example https://b.example', '<link>https://a.example</link> <link>https://b.example</link>'],
  ])('has a link for %j', (text, shown) => {
    expect(read(text)).toBe(shown);
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://banco.example@mau.example/',
    'http://user:senha@mau.example',
    'https://',
    'vbscript:x',
  ])('has no link for %j', (text) => {
    expect(read(text)).toBe(text);
  });

  it('keeps every character and adds none, for generated texts', () => {
    const alphabet = fc.constantFrom(
      '*',
      '_',
      '~',
      '`',
      '```',
      ' ',
      '\n',
      'a',
      'é',
      '👩‍🍳',
      'https://a.example/b_c',
      '<b>',
      '\ud83e',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        expect(letters(plain(parseMessage(text)))).toBe(letters(text));
      }),
    );
  });

  it('is formatted at the maximum length with marks only', () => {
    expect(parseMessage('*a* '.repeat(1_250))).toHaveLength(2_500);
    for (const unclosed of ['*'.repeat(5_000), '```a'.repeat(1_250), '_*~`'.repeat(1_250)])
      expect(letters(plain(parseMessage(unclosed)))).toBe(letters(unclosed));
  });
});
