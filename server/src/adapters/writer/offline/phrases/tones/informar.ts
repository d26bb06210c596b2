import type { ToneBank } from '../toneBank.ts';

export const informar: ToneBank = {
  emojis: ['📌', 'ℹ️', '📝', '👇'],
  cries: {
    offer: [
      'Anota essa informação.',
      'Direto ao ponto.',
      'Para você saber.',
      'Resumo rápido para o seu dia.',
      'Guarda essa informação.',
      'Informação que ajuda a decidir.',
    ],
    notice: ['Atenção para este aviso.', 'Aviso importante.', 'Anota na agenda.', 'Informação para o seu dia.'],
    theme: ['Você sabia disso?', 'Vamos ao que interessa.', 'Anota essa.', 'Explicação rápida.'],
  },
  bodies: [
    'Se precisar de mais algum detalhe, é só perguntar.',
    'Antes de decidir, tira as suas dúvidas com a gente.',
    'Salva esta informação para consultar quando precisar.',
    'Manda para quem também precisa saber.',
  ],
  asks: [
    'Quer mais detalhes?',
    'Ficou alguma dúvida?',
    'Precisa de outra informação?',
    'Quer confirmar alguma coisa?',
    'Tem alguma pergunta?',
    'Vale confirmar antes de vir.',
    'Quer entender melhor?',
    'Faltou alguma informação?',
    'Alguma dúvida?',
  ],
  titles: ['Vê como funciona', 'Entende em um minuto', 'Anota essa informação', 'Para você saber'],
  descriptions: ['Pergunta o que quiser', 'Chama para saber mais', 'Vem entender melhor', 'Vale saber antes'],
};
