import type { ToneBank } from '../toneBank.ts';

export const celebrar: ToneBank = {
  emojis: ['🎉', '🥳', '🥂', '💛'],
  cries: [
    'Hoje é dia de festa.',
    'Pode bater palma.',
    'Nosso obrigado vai para você.',
    'Abre a roda, que tem motivo.',
    'Motivo para comemorar não falta.',
    'Esse dia merece uma foto.',
  ],
  bodies: [
    [
      'Tem momento que pede pausa, abraço e um brinde com quem importa.',
      'Ter você por perto já é parte da comemoração.',
    ],
    [
      'Dá um orgulho danado poder contar isso para você.',
      'Do outro lado tem gente como você, e isso faz toda a diferença.',
    ],
    [
      'Cada visita, cada recado e cada indicação ajuda a escrever essa história.',
      'Agora é hora de comemorar do melhor jeito: juntos.',
    ],
    [
      'Alegria guardada não tem graça, então viemos dividir a nossa.',
      'Chame quem você gosta e venha celebrar com a gente.',
    ],
    ['Pode ser uma conquista grande ou só a alegria de um dia comum.', 'O que vale é não deixar passar em branco.'],
    ['Daqui a um tempo a gente vai olhar para trás e sorrir.', 'Vem fazer parte dessa lembrança.'],
  ],
  asks: [
    'Vem comemorar com a gente.',
    'Bora brindar?',
    'Faça parte dessa festa.',
    'Comemore do seu jeito.',
    'Traz quem você ama.',
    'Vem dividir essa alegria.',
    'O brinde é à nossa amizade.',
  ],
  titles: ['Vem comemorar com a gente', 'Hoje é dia de festa', 'Bora brindar?', 'Motivo para comemorar'],
  descriptions: ['A festa é com você', 'Comemore com a gente', 'Venha fazer parte', 'Chame quem você gosta'],
};
