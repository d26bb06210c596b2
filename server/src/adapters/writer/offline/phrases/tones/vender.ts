import type { ToneBank } from '../toneBank.ts';

export const vender: ToneBank = {
  emojis: ['🛍️', '🔥', '😍', '💛'],
  cries: {
    offer: [
      'Para tudo e olha isso.',
      'Bateu a vontade?',
      'Pode parar de procurar.',
      'A sua semana merece isso.',
      'Essa é para aproveitar.',
      'Era isso que faltava.',
    ],
    notice: ['Notícia boa para você.', 'Essa você vai gostar de saber.', 'Pode comemorar.', 'Olha a novidade.'],
    theme: ['Olha o assunto de hoje.', 'Esse vale o seu minuto.', 'Essa pouca gente conta.', 'Vem saber mais.'],
  },
  bodies: [
    'Gostou? Então já deixa combinado.',
    'Quem já estava de olho agora só precisa escolher.',
    'Viu, gostou, chamou: é simples assim.',
    'Você sabe que vai pensar nisso mais tarde, então já resolve.',
    'Se já estava na sua lista, esse é o empurrãozinho que faltava.',
    'Você trabalhou a semana inteira e também merece um agrado.',
    'Deixar para depois é o jeito mais fácil de ficar só na vontade.',
  ],
  asks: [
    'Quer garantir o seu?',
    'Bora fechar?',
    'Bora resolver isso agora?',
    'Bateu a vontade?',
    'Já sabe o que vai querer?',
    'Era isso que você procurava?',
    'Vamos combinar?',
    'Já pode escolher.',
    'Vai querer?',
  ],
  titles: ['Garante o seu', 'Vem buscar o seu', 'Escolhe e chama a gente', 'Era isso que faltava'],
  descriptions: ['Chama e combina', 'Vem garantir o seu', 'É só chamar', 'Escolhe e chama'],
};
