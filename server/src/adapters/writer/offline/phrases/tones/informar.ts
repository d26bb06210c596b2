import type { ToneBank } from '../toneBank.ts';

export const informar: ToneBank = {
  emojis: ['📌', 'ℹ️', '📝', '👇'],
  cries: [
    'O que você precisa saber.',
    'Vamos direto ao ponto.',
    'Guarde esta informação.',
    'Você sabia disso?',
    'Aviso para quem é da casa.',
    'Resumo rápido para o seu dia.',
  ],
  bodies: [
    [
      'O que é, para quem serve e como funciona: pergunta simples pede resposta clara.',
      'Se faltar algum detalhe, fale com a gente antes de decidir.',
    ],
    [
      'Informação boa faz falta bem naquela hora em que não dá para procurar.',
      'Salve agora e consulte quando precisar.',
    ],
    [
      'Muita dúvida aparece na última hora, quando já não dá tempo de perguntar.',
      'Por isso a gente explica antes, com calma e com clareza.',
    ],
    ['Fique até o fim e, se puder, avise quem também vai precisar.', 'Informação certa evita viagem perdida.'],
    [
      'Lê com calma e repara nos detalhes antes de decidir.',
      'O que não couber aqui, a gente explica em uma conversa rápida.',
    ],
    ['Tudo o que importa está dito em poucas linhas, sem letra miúda.', 'Se algo ficou de fora, é só perguntar.'],
    ['Quem pergunta antes escolhe melhor.', 'Por isso a gente responde uma dúvida de cada vez.'],
    ['Ninguém precisa decidir no escuro.', 'Veja o que está aqui e confirme o restante com a gente.'],
  ],
  asks: [
    'Quer mais detalhes?',
    'Ficou alguma dúvida?',
    'Precisa de outra informação?',
    'Quer confirmar algum ponto?',
    'Restou algum ponto em aberto?',
    'Vale confirmar antes de vir.',
    'Quer que a gente explique melhor?',
  ],
  titles: ['Veja como funciona', 'Entenda em um minuto', 'Tudo o que importa saber', 'Informação sem enrolação'],
  descriptions: ['Veja todos os detalhes', 'Pergunte o que quiser', 'Leia antes de decidir', 'Consulte quando quiser'],
};
