import type { ToneBank } from '../bank.ts';

export const ajudar: ToneBank = {
  emojis: ['💡', '🤝', '✅', '🙂'],
  angles: [
    {
      cry: 'Uma dica antes de escolher.',
      points: true,
      body: [
        'Anote o que você precisa, para quando e quanto pode gastar: com isso na mão fica fácil comparar.',
        'Traga essa listinha e a gente ajuda a achar a melhor opção.',
      ],
    },
    {
      cry: 'Ficou na dúvida? Vamos por partes.',
      body: [
        'Primeiro pense no uso de todo dia, depois no gosto e só então nos extras.',
        'Parece detalhe, mas é o que evita arrependimento.',
      ],
    },
    {
      cry: 'Três perguntas que ajudam a decidir.',
      points: true,
      body: [
        'Para quem é? Para quando? O que não pode faltar de jeito nenhum?',
        'Com essas respostas, boa parte da escolha já está feita.',
      ],
    },
    {
      cry: 'Cuidado com este erro comum.',
      points: true,
      body: [
        'Decidir na pressa e descobrir depois que faltou perguntar o principal.',
        'Pergunte antes, quantas vezes quiser. A gente prefere assim.',
      ],
    },
    {
      cry: 'Você não precisa saber tudo.',
      points: true,
      body: [
        'É normal chegar sem saber os nomes certos ou a diferença entre as opções.',
        'Explique com as suas palavras e a gente traduz.',
      ],
    },
    {
      cry: 'Salva esta dica.',
      points: true,
      body: [
        'Antes de fechar qualquer coisa, peça por escrito o valor, o prazo e o que está incluído.',
        'Vale aqui e vale em qualquer lugar.',
      ],
    },
  ],
  asks: [
    'Precisa de ajuda para escolher?',
    'Quer uma orientação?',
    'Conte o que você precisa.',
    'Tire sua dúvida sem compromisso.',
  ],
  titles: ['A gente ajuda a escolher', 'Dúvida? Conte com a gente', 'Escolha sem complicação', 'Dica de quem entende'],
  descriptions: ['Tire sua dúvida agora', 'Peça uma orientação', 'Pergunte sem medo', 'Ajuda de verdade'],
};
