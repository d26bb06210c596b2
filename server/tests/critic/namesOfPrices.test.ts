import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

/** Prices whose names stand between two of them, rightly and given to each other's thing. */
describe.each([
  {
    rule: 'a way of paying behind a price',
    topic: 'gas subiu 132 no pix 138 no cartao agua continua 9',
    right: 'O gás subiu: R$ 132 no Pix e R$ 138 no cartão. A água continua a R$ 9.',
    wrong: 'O gás subiu: R$ 132 no Pix e R$ 9 no cartão. A água continua a R$ 138.',
  },
  {
    rule: 'what a bound counts',
    topic: 'Muda de castanheira enxertada. R$45 cada, acima de 50 mudas 38',
    right: 'Muda de castanheira enxertada.\n- Preço: R$ 45 cada muda\n- Preço acima de 50 mudas: R$ 38',
    wrong: 'Muda de castanheira enxertada.\n- Preço: R$ 38 cada muda\n- Preço acima de 50 mudas: R$ 45',
  },
  {
    rule: 'what is done with a price from a sum on',
    topic: 'degustaçao 5 rotulos 90 vira credito em compra acima de 300',
    right: 'A degustação custa R$ 90, e os R$ 90 viram crédito em compras acima de R$ 300.',
    wrong: 'A degustação custa R$ 300, que viram crédito em compras acima de R$ 90.',
  },
  {
    rule: 'the numbers of a bundle',
    topic: 'livro por 5 10 e 15 reais, leva 5 paga 4 sai gratis o mais barato',
    right:
      'Livros a R$ 5, R$ 10 e R$ 15. Leva 5, paga 4: o mais barato sai grátis. Quatro de R$ 15 e um de R$ 10? R$ 60.',
    wrong: 'Livros a R$ 5, R$ 10 e grátis. Leva 5, paga 4: o mais barato sai por R$ 15.',
  },
  {
    rule: 'the number of a code',
    topic: 'curso 480 ou 2x 250, turma p/ iniciante e A2, material 70 a parte',
    right: 'O curso sai por R$ 480 ou duas de R$ 250. O material são mais R$ 70.',
    wrong: 'O curso sai por R$ 70. O material são mais R$ 480.',
  },
])('The names of prices in "$topic"', ({ rule, topic, right, wrong }) => {
  it(`are read with ${rule}, and a text that has them so is not refused`, () => {
    expect(refusals(topic, right, ['swapped'])).toEqual([]);
  });

  it(`are read with ${rule}, and a text that exchanges them is refused`, () => {
    expect(refusals(topic, wrong, ['swapped'])).toContain('swapped');
  });
});
