import { expect, it } from 'vitest';
import { asksForNoHashtags, asksForNoPricesOnScreen } from '../../src/domain/content/wishes.ts';

it.each([
  'bolo de pote 12 reais, sem hashtag',
  'Bolo de pote R$ 12. Não usa hashtags',
  'não coloca # por favor',
  'promoção de corte, nada de hashtags',
  'não precisa de hashtag nenhuma',
])('a topic asks for a text without hashtags: "%s"', (topic) => {
  expect(asksForNoHashtags(topic)).toBe(true);
});

it.each(['bolo de pote 12 reais', 'usa a hashtag #BoloSemAçúcar', 'pão sem glúten #SemGlúten', 'poucas hashtags'])(
  'a topic does not ask for a text without hashtags: "%s"',
  (topic) => {
    expect(asksForNoHashtags(topic)).toBe(false);
  },
);

it.each([
  'corte 40 e barba 30, não mostra preço na tela',
  'não coloca os preços na tela',
  'Vídeo da coleção, sem o preço na imagem',
  'nao poe valor no video',
])('a topic asks for prices that are spoken and not shown: "%s"', (topic) => {
  expect(asksForNoPricesOnScreen(topic)).toBe(true);
});

it.each(['corte 40 e barba 30', 'mostra o preço na tela', 'não aumentamos o preço na pandemia'])(
  'a topic does not ask to leave prices off the screen: "%s"',
  (topic) => {
    expect(asksForNoPricesOnScreen(topic)).toBe(false);
  },
);
