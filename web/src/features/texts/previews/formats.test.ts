import { describe, expect, it } from 'vitest';
import { readAd, readEmail, readScript } from './formats';
import { readProduct } from './product';

describe('an ad', () => {
  const parts = { text: 'Pão quente às 16h.', title: 'Fornada das 16h', description: 'Só nesta semana', link: null };

  it.each([
    'Texto principal: Pão quente às 16h.\nTítulo: Fornada das 16h\nDescrição: Só nesta semana',
    '**Texto principal:** Pão quente às 16h.\n\n**Título:** Fornada das 16h\n**Descrição:** Só nesta semana',
    '*Texto Principal*: Pão quente às 16h.\n- titulo: Fornada das 16h\nDESCRICAO : Só nesta semana',
  ])('is read from %j', (text) => {
    expect(readAd(text)).toEqual(parts);
  });

  it('has a link where one was asked for', () => {
    expect(readAd('Texto principal: a\nTítulo: b\nLink: https://pao.example/x?a=1')?.link).toBe(
      'https://pao.example/x?a=1',
    );
  });

  it.each(['', 'Pão quente às 16h.', 'Título: só o título', '::::\n: x'])('is not seen in %j', (text) => {
    expect(readAd(text)).toBeNull();
  });
});

describe('an e-mail', () => {
  it('is its subject, preheader and body', () => {
    expect(readEmail('Assunto: Fornada nova\nPré-cabeçalho: Sai às 16h\n\nOi!\n\nP.S.: leve dois.')).toEqual({
      subject: 'Fornada nova',
      preheader: 'Sai às 16h',
      body: 'Oi!\n\nP.S.: leve dois.',
    });
  });

  it('may go without a preheader, and may name its body', () => {
    expect(readEmail('**Assunto:** Fornada nova\n\n**Corpo:** Oi!')).toEqual({
      subject: 'Fornada nova',
      preheader: '',
      body: 'Oi!',
    });
  });

  it.each(['Oi, tudo bem?', 'Assunto: sem nada embaixo', 'Preheader: x\n\ncorpo'])('is not seen in %j', (text) => {
    expect(readEmail(text)).toBeNull();
  });
});

describe('a script', () => {
  const scenes = [
    { time: '0-3 s', speech: 'Olha o pão!', scene: 'Forno abrindo' },
    { time: '3-31 s', speech: 'Sai às 16h.', scene: 'Pão na cesta' },
  ];

  it('is a table, with its title, length and caption around it', () => {
    const text =
      'Olha o pão! 🥖\nDuração: 31 segundos\n\nTempo | Fala | Cena\n' +
      '0-3 s | Olha o pão! | Forno abrindo\n3-31 s | Sai às 16h. | Pão na cesta\n\nLegenda: Corre que acaba.';
    expect(readScript(text)).toEqual({ title: 'Olha o pão! 🥖', scenes, seconds: 31, caption: 'Corre que acaba.' });
  });

  it('may be written with bars all around', () => {
    const text =
      '**Olha o pão!**\n\n| Tempo | Fala | Cena |\n|---|---|---|\n| 0-3 s | Olha o pão! | Forno abrindo |\n' +
      '| 3-31 s | Sai às 16h. | Pão na cesta |';
    expect(readScript(text)).toMatchObject({ scenes, seconds: 31, caption: '' });
  });

  it.each([
    ['00:28 a 00:45', 45],
    ['0:58–1:05', 65],
    ['12s – 18s', 18],
  ])('ends with %s at %i seconds', (time, seconds) => {
    expect(readScript(`${time} | fala | cena`)?.seconds).toBe(seconds);
  });

  it.each(['', 'Só texto', 'a | b', 'Tempo | Fala | Cena', 'a | b | c | d'])('is not seen in %j', (text) => {
    expect(readScript(text)).toBeNull();
  });
});

it('reads a product as title, paragraphs and points', () => {
  expect(readProduct('Pão de queijo\n\nFeito na hora.\n\nO que é bom saber:\n- 10 por pacote\n• Congela bem')).toEqual({
    title: 'Pão de queijo',
    blocks: [
      { lines: ['Feito na hora.'], items: [] },
      { lines: ['O que é bom saber:'], items: ['10 por pacote', 'Congela bem'] },
    ],
  });
});
