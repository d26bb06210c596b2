import type { ToneBank } from '../toneBank.ts';

export const divertir: ToneBank = {
  emojis: ['😂', '👀', '🤭', '🎉'],
  cries: {
    offer: [
      'A gente viu você olhando, hein.',
      'Respira e não entra em pânico.',
      'Seu horóscopo mandou avisar.',
      'Pausa para um assunto muito sério.',
      'Não diz que a gente não avisou.',
      'Segura essa.',
    ],
    notice: ['Fofoca boa a gente espalha.', 'Extra, extra.', 'Segura essa notícia.', 'Aviso de utilidade pública.'],
    theme: ['Quem nunca, né?', 'Pausa para um assunto muito sério.', 'Vamos falar a verdade?', 'Ri, mas é verdade.'],
  },
  bodies: [
    'Não adianta disfarçar: o dedo parou de rolar a tela que a gente viu.',
    'Se der tremedeira, é normal. Senta, toma uma água e chama a gente.',
    'Pode mandar no grupo da família: dessa vez não é corrente nem bom-dia com flor.',
    'Você jurou que ia só dar uma olhadinha, e olha você aqui lendo até o fim.',
    'Dizem os astros que hoje é dia de se dar um agrado. A gente não discute com astro.',
    'Mostra para aquela pessoa e diz que foi ideia sua.',
  ],
  asks: [
    'Vem que a gente não morde.',
    'Bora?',
    'Não faz a gente implorar.',
    'Vem antes que o juízo volte.',
    'Finge que não viu, vai.',
    'O sofá espera, pode vir.',
    'Vem logo, vai.',
    'Ninguém precisa saber.',
    'Vem fingindo que foi sem querer.',
  ],
  titles: ['Seu olho brilhou, né?', 'Só uma olhadinha, vai', 'Vem, que a gente espera', 'Segura essa'],
  descriptions: ['A gente não morde', 'Clica sem medo', 'Chama logo, vai', 'Vem antes do juízo'],
};
