import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentTypeKeys, descriptorOf, readParts, type ContentType } from '../../src/domain/content/contentTypes.ts';
import type { Parts, PartSpec, Scene } from '../../src/domain/content/parts.ts';
import { render } from '../../src/domain/content/render.ts';

const line = fc
  .array(fc.constantFrom('pão', 'Às', '16h', 'R$ 8', 'novo', 'você', '🧀', '*hoje*', 'de'), {
    minLength: 1,
    maxLength: 8,
  })
  .map((words) => words.join(' '));
const someScenes: fc.Arbitrary<readonly Scene[]> = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 9 }), line, line), { minLength: 1, maxLength: 5 })
  .map((rows) => {
    let from = 0;
    return rows.map(([seconds, speech, scene]) => ({ from, to: (from += seconds), speech, scene }));
  });

/** Words for a part as a model writes them; parts that are recognised by their form have it. */
const valueFor = (key: string, { kind }: PartSpec): fc.Arbitrary<Parts[string]> => {
  if (key === 'reason') return line.map((words) => `Você recebe este e-mail: ${words}`);
  if (key === 'signature') return line.map((words) => `Um abraço,\n${words}`);
  const values = {
    text: line,
    optional: line,
    paragraphs: fc.array(line, { minLength: 1, maxLength: 4 }),
    points: fc.array(line, { minLength: 1, maxLength: 4 }),
    hashtags: fc.uniqueArray(fc.constantFrom('#Pão', '#Queijo', '#Praça_Nova', '#SP2026'), { minLength: 1 }),
    scenes: someScenes,
  };
  return values[kind];
};

const partsOf = (type: ContentType): fc.Arbitrary<Parts> =>
  fc.record(
    Object.fromEntries(Object.entries(descriptorOf(type).parts).map(([key, spec]) => [key, valueFor(key, spec)])),
  );

describe.each(contentTypeKeys)('the parts of a %s', (type) => {
  it('are read back from the text that they make', () => {
    fc.assert(
      fc.property(partsOf(type), (parts) => {
        expect(readParts(type, render(type, parts))).toEqual(parts);
      }),
    );
  });

  it('make a text that reads as the one that they were read from', () => {
    const loose = fc
      .array(fc.oneof(line, fc.constantFrom('', '- um', '#Pão', 'Título: x', 'Assunto: y', '0-3 s | a | b', '|', '—')))
      .map((lines) => lines.join('\n'));
    fc.assert(
      fc.property(fc.oneof(loose, fc.string({ unit: 'grapheme' })), (text) => {
        const parts = readParts(type, text);
        expect(parts && readParts(type, render(type, parts))).toEqual(parts);
      }),
      { numRuns: 300 },
    );
  });
});

const read = (type: ContentType) => (text: string) => readParts(type, text);

describe('an ad', () => {
  const ad = read('texto_anuncio');
  const parts = {
    primaryText: 'Pão quente às 16h.',
    title: 'Fornada das 16h',
    description: 'Só nesta semana',
    link: null,
  };

  it.each([
    'Texto principal: Pão quente às 16h.\nTítulo: Fornada das 16h\nDescrição: Só nesta semana',
    '**Texto principal:** Pão quente às 16h.\n\n**Título:** Fornada das 16h\n**Descrição:** Só nesta semana',
    '*Texto Principal*: Pão quente às 16h.\n- titulo: Fornada das 16h\nDESCRICAO : Só nesta semana',
  ])('is recognised in %j', (text) => {
    expect(ad(text)).toEqual(parts);
  });

  it('has a link when one was asked for', () => {
    expect(ad('Texto principal: a\nTítulo: b\nLink: https://pao.example/x?a=1')).toMatchObject({
      link: 'https://pao.example/x?a=1',
    });
  });

  it('has the title of the first line when two lines are labelled as the title', () => {
    expect(ad('Texto principal: a\nTítulo: b\nTítulo: c')).toMatchObject({ title: 'b' });
  });

  it.each(['', 'Pão quente às 16h.', 'Título: só o título', '::::\n: x'])('is not recognised in %j', (text) => {
    expect(ad(text)).toBeNull();
  });
});

describe('an e-mail', () => {
  const email = read('email_marketing');

  it('is read as its subject, preheader and body', () => {
    expect(email('Assunto: Fornada nova\nPré-cabeçalho: Sai às 16h\n\nOi!\n\nP.S.: leve dois.')).toMatchObject({
      subject: 'Fornada nova',
      preheader: 'Sai às 16h',
      paragraphs: ['Oi!'],
      callToAction: 'P.S.: leve dois.',
    });
  });

  it('may have no preheader, and may label its body', () => {
    expect(email('**Assunto:** Fornada nova\n\n**Corpo:** Oi!')).toMatchObject({
      subject: 'Fornada nova',
      preheader: '',
      paragraphs: ['Oi!'],
    });
  });

  it('ends with a signature and the reason why it is sent', () => {
    expect(
      email('Assunto: Oi\n\nOlá!\n\nPasse aqui.\n\nUm abraço,\nPão da Praça\n\nVocê recebe este e-mail porque pediu.'),
    ).toMatchObject({
      paragraphs: ['Olá!'],
      callToAction: 'Passe aqui.',
      signature: 'Um abraço,\nPão da Praça',
      reason: 'Você recebe este e-mail porque pediu.',
    });
  });

  it.each(['Oi, tudo bem?', 'Assunto: sem nada embaixo', 'Preheader: x\n\ncorpo'])(
    'is not recognised in %j',
    (text) => {
      expect(email(text)).toBeNull();
    },
  );
});

describe('a script', () => {
  const script = read('roteiro_reels');
  const scenes = [
    { from: 0, to: 3, speech: 'Olha o pão!', scene: 'Forno abrindo' },
    { from: 3, to: 31, speech: 'Sai às 16h.', scene: 'Pão na cesta' },
  ];

  it('is read as a table with its title and caption around it', () => {
    const text =
      'Olha o pão! 🥖\nDuração: 31 segundos\n\nTempo | Fala | Cena\n' +
      '0-3 s | Olha o pão! | Forno abrindo\n3-31 s | Sai às 16h. | Pão na cesta\n\nLegenda: Corre que acaba.';
    expect(script(text)).toEqual({ title: 'Olha o pão! 🥖', scenes, caption: 'Corre que acaba.' });
  });

  it('may be written with bars around every line', () => {
    const text =
      '**Olha o pão!**\n\n| Tempo | Fala | Cena |\n|---|---|---|\n| 0-3 s | Olha o pão! | Forno abrindo |\n' +
      '| 3-31 s | Sai às 16h. | Pão na cesta |';
    expect(script(text)).toMatchObject({ scenes, caption: null });
  });

  it.each([
    ['00:28 a 00:45', 45],
    ['0:58–1:05', 65],
    ['12s – 18s', 18],
  ])('ends with %s at %i seconds', (time, to) => {
    expect(script(`${time} | fala | cena`)).toMatchObject({ scenes: [{ to }] });
  });

  it.each(['', 'Só texto', 'a | b', 'Tempo | Fala | Cena', 'a | b | c | d'])('is not recognised in %j', (text) => {
    expect(script(text)).toBeNull();
  });
});

it('a product description is read as paragraphs and points', () => {
  const text = 'Pão de queijo\n\nFeito na hora.\n\nO que é bom saber:\n- 10 por pacote\n• Congela bem';
  expect(readParts('descricao_produto', text)).toEqual({
    benefits: ['Pão de queijo', 'Feito na hora.', 'O que é bom saber:'],
    details: ['10 por pacote', 'Congela bem'],
    callToAction: null,
  });
});
