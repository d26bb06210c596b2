import type { ToneBank } from '../bank.ts';

export const celebrar: ToneBank = {
  emojis: ['🎉', '🥳', '🥂', '💛'],
  angles: [
    {
      cry: 'Hoje é dia de festa.',
      body: [
        'Tem momento que pede pausa, abraço e um brinde com quem importa.',
        'Ter você por perto já é parte da comemoração.',
      ],
    },
    {
      cry: 'Pode bater palma.',
      points: true,
      body: [
        'Dá um orgulho danado poder contar isso para você.',
        'Do outro lado tem gente como você, e isso faz toda a diferença.',
      ],
    },
    {
      cry: 'Nosso obrigado vai para você.',
      body: [
        'Cada visita, cada recado e cada indicação ajuda a escrever essa história.',
        'Agora é hora de comemorar do melhor jeito: juntos.',
      ],
    },
    {
      cry: 'Abre a roda, que tem motivo.',
      body: [
        'Alegria guardada não tem graça, então viemos dividir a nossa.',
        'Chame quem você gosta e venha celebrar com a gente.',
      ],
    },
    {
      cry: 'Motivo para comemorar não falta.',
      points: true,
      body: [
        'Pode ser uma conquista grande ou só a alegria de uma sexta-feira.',
        'O que vale é não deixar passar em branco.',
      ],
    },
    {
      cry: 'Esse dia merece uma foto.',
      body: ['Daqui a um tempo a gente vai olhar para trás e sorrir.', 'Vem fazer parte dessa lembrança.'],
    },
  ],
  asks: ['Vem comemorar com a gente.', 'Bora brindar?', 'Faça parte dessa festa.', 'Comemore do seu jeito.'],
  titles: ['Vem comemorar com a gente', 'Hoje é dia de festa', 'Bora brindar?', 'Motivo para comemorar'],
  descriptions: ['A festa é com você', 'Comemore com a gente', 'Venha fazer parte', 'Chame quem você gosta'],
};
