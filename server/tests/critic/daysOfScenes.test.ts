import { describe, expect, it } from 'vitest';
import { refusals } from './refusals.ts';

/** Days of readers and of the everyday, and the same days as those on which the shop does something. */
describe.each([
  {
    topic: 'tacaca em dobro 22',
    right: 'Tacacá em dobro por R$ 22. Você encontra o vizinho que não via desde segunda.',
    wrong: 'Tacacá em dobro por R$ 22. A gente não abre desde segunda.',
    type: 'post_instagram',
  },
  {
    topic: 'caminho de mesa 380',
    right: 'O caminho de mesa serve para a mesa posta de todo dia e custa R$ 380.',
    wrong: 'O caminho de mesa custa R$ 380. Atendemos no horário de todo dia, das 9h às 18h.',
    type: 'post_instagram',
  },
  {
    topic: 'bota campeira de couro 520',
    right: 'De manhã tem barro e, no fim de semana, tem baile. A bota campeira de couro custa R$ 520.',
    wrong: 'A bota campeira de couro custa R$ 520. No fim de semana, tem entrega.',
    type: 'descricao_produto',
  },
  {
    topic: 'feijoada 35',
    right: 'A feijoada de R$ 35 é para quando, no fim de semana, tem jogo em casa.',
    wrong: 'No fim de semana tem feijoada, por 35 cada.',
    type: 'descricao_produto',
  },
  {
    topic: 'afiaçao 25 por faca',
    right: 'Afiação da faca que você já tem, a do churrasco de domingo: R$ 25 por faca.',
    wrong: 'Afiação por R$ 25 por faca, e no domingo tem plantão.',
    type: 'post_instagram',
  },
] as const)('A day in a text for "$topic"', ({ topic, right, wrong, type }) => {
  it('is not refused where it belongs to the scene', () => {
    expect(refusals(topic, right, ['invented-date'], type)).toEqual([]);
  });

  it('is refused where the shop does something on it', () => {
    expect(refusals(topic, wrong, ['invented-date'], type)).toEqual(['invented-date']);
  });
});
