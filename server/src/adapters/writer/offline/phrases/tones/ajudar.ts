import type { ToneBank } from '../toneBank.ts';

export const ajudar: ToneBank = {
  emojis: ['💡', '🤝', '✅', '🙂'],
  cries: {
    offer: [
      'Uma ajuda para o seu dia.',
      'Essa ajuda é para já.',
      'Essa é para facilitar a sua vida.',
      'Dá para simplificar.',
      'Uma coisa a menos para resolver.',
      'Salva esta dica.',
    ],
    notice: ['Para você se organizar.', 'Anota para facilitar.', 'Para ninguém ficar na dúvida.', 'Salva este recado.'],
    theme: ['Salva esta dica.', 'A gente ajuda.', 'Essa ajuda muita gente.', 'Dica para guardar.'],
  },
  bodies: [
    'Pensa para quem é, para quando e o que não pode faltar: com isso a escolha fica fácil.',
    'Se bater a dúvida, pergunta sem vergonha: ninguém nasce sabendo.',
    'Não precisa saber o nome certo das coisas, explica com as suas palavras.',
    'Anota o que você precisa antes de decidir e compara com calma.',
  ],
  asks: [
    'Precisa de ajuda para escolher?',
    'Quer uma orientação?',
    'Conta o que você precisa.',
    'Tira a sua dúvida com a gente.',
    'Não sabe por onde começar?',
    'A gente ajuda.',
    'Pode perguntar.',
    'Bateu a dúvida?',
    'Quer uma mãozinha?',
  ],
  titles: ['A gente ajuda', 'Dúvida? Fala com a gente', 'Uma ajuda para o seu dia', 'Dá para simplificar'],
  descriptions: ['Pede uma orientação', 'Pergunta sem medo', 'Conta o que precisa', 'Vem que a gente ajuda'],
};
