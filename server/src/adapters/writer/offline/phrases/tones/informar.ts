import type { ToneBank } from '../bank.ts';

export const informar: ToneBank = {
  emojis: ['📌', 'ℹ️', '📝', '👇'],
  angles: [
    {
      cry: 'O que você precisa saber.',
      points: true,
      body: [
        'Quando: [preencher: data ou horário]. Onde: [preencher: local ou entrega].',
        'O resto a gente explica em uma conversa rápida.',
      ],
    },
    {
      cry: 'Vamos direto ao ponto.',
      points: true,
      body: [
        'O que é, para quem serve e como funciona: pergunta simples pede resposta clara.',
        'Se faltar algum detalhe, fale com a gente antes de decidir.',
      ],
    },
    {
      cry: 'Guarde esta informação.',
      points: true,
      body: [
        'Ela costuma fazer falta bem naquela hora em que não dá para procurar.',
        'Salve agora e consulte quando precisar.',
      ],
    },
    {
      cry: 'Você sabia disso?',
      points: true,
      body: [
        'Muita dúvida aparece na última hora, quando já não dá tempo de perguntar.',
        'Por isso estamos avisando antes, com calma e com clareza.',
      ],
    },
    {
      cry: 'Aviso para quem é da casa.',
      body: ['Fique até o fim e, se puder, avise quem também vai precisar.', 'Informação certa evita viagem perdida.'],
    },
    {
      cry: 'Resumo rápido para o seu dia.',
      points: true,
      body: ['Valor: [preencher: preço]. Como pedir: [preencher: passo a passo].', 'Está tudo aí, sem letra miúda.'],
    },
  ],
  asks: ['Quer mais detalhes?', 'Ficou alguma dúvida?', 'Precisa de outra informação?', 'Quer confirmar algum ponto?'],
  titles: ['Veja como funciona', 'Entenda em um minuto', 'Tudo o que importa saber', 'Informação sem enrolação'],
  descriptions: ['Veja todos os detalhes', 'Pergunte o que quiser', 'Leia antes de decidir', 'Consulte quando quiser'],
};
