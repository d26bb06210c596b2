import type { ToneBank } from '../toneBank.ts';

export const ajudar: ToneBank = {
  emojis: ['💡', '🤝', '✅', '🙂'],
  cries: [
    'Uma dica antes de escolher.',
    'Ficou na dúvida? Vamos por partes.',
    'Uma ajuda para decidir.',
    'Vale pensar antes de decidir.',
    'Você não precisa saber tudo.',
    'Salva esta dica.',
  ],
  bodies: [
    [
      'Anote o que você precisa, para quando e quanto pode gastar: com isso na mão fica fácil comparar.',
      'Traga essa listinha e a gente ajuda a achar a melhor opção.',
    ],
    [
      'Primeiro pense no que você precisa, depois no que gosta e só então nos extras.',
      'Parece detalhe, mas é o que evita arrependimento.',
    ],
    [
      'Três perguntas ajudam: para quem é, para quando e o que não pode faltar.',
      'Com essas respostas na mão, boa parte da escolha já está feita.',
    ],
    [
      'O erro mais comum é decidir na pressa e descobrir depois que faltou perguntar o principal.',
      'Pergunte antes, quantas vezes quiser. A gente prefere assim.',
    ],
    [
      'É normal chegar sem saber os nomes certos ou a diferença entre as opções.',
      'Explique com as suas palavras e a gente traduz.',
    ],
    [
      'Antes de fechar qualquer coisa, peça por escrito o valor, o prazo e o que está incluído.',
      'Vale aqui e vale em qualquer lugar.',
    ],
  ],
  asks: [
    'Precisa de ajuda para escolher?',
    'Quer uma orientação?',
    'Conte o que você precisa.',
    'Tire sua dúvida sem compromisso.',
    'Em dúvida sobre por onde começar?',
    'A gente explica sem pressa.',
    'Pergunta que a gente responde.',
  ],
  titles: ['A gente ajuda a escolher', 'Dúvida? Conte com a gente', 'Escolha sem complicação', 'Dica de quem entende'],
  descriptions: ['Tire sua dúvida agora', 'Peça uma orientação', 'Pergunte sem medo', 'Ajuda de verdade'],
};
