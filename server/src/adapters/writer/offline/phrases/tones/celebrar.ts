import type { ToneBank } from '../toneBank.ts';

export const celebrar: ToneBank = {
  emojis: ['🎉', '🥳', '🥂', '💛'],
  cries: {
    offer: [
      'Motivo para comemorar não falta.',
      'Essa data merece.',
      'Já pode ir entrando no clima.',
      'Bora comemorar?',
      'Tem festa no ar.',
      'Dia bom pede capricho.',
    ],
    notice: ['Hoje a notícia é boa.', 'Abre a roda.', 'Pode bater palma.', 'Tem alegria no ar.'],
    theme: ['Abre a roda.', 'Esse assunto pede um brinde.', 'Pode bater palma.', 'Conversa de dia feliz.'],
  },
  bodies: [
    'Chama quem você gosta e faz desse dia uma lembrança boa.',
    'O que vale é não deixar a data passar em branco.',
    'Pode ser festa grande ou só um brinde em casa: o importante é comemorar.',
    'Depois a foto fica, e a história também.',
    'Alegria boa é a que a gente divide.',
    'Tem dia que pede pausa, abraço e gente querida por perto.',
  ],
  asks: [
    'Vem comemorar com a gente.',
    'Bora brindar?',
    'Comemora do seu jeito.',
    'Traz quem você ama.',
    'Vem dividir essa alegria.',
    'Bora entrar no clima?',
    'Já sabe como vai comemorar?',
    'Entra na festa.',
    'Bora fazer festa?',
  ],
  titles: ['Vem comemorar com a gente', 'Essa data merece', 'Bora brindar?', 'Entra no clima'],
  descriptions: ['Comemora com a gente', 'Vem entrar no clima', 'Chama quem você gosta', 'Faz festa com a gente'],
};
