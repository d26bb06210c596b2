import type { ToneBank } from '../toneBank.ts';

export const divertir: ToneBank = {
  emojis: ['😂', '👀', '🤭', '🎉'],
  cries: [
    'A gente viu você olhando, hein.',
    'Respira e não entra em pânico.',
    'Fofoca boa a gente espalha.',
    'Pausa para um assunto muito sério.',
    'Quem nunca, né?',
    'Seu horóscopo mandou avisar.',
  ],
  bodies: [
    [
      'Não adianta disfarçar: o olho brilhou e o dedo parou de rolar a tela.',
      'Pode deixar que a gente não conta para ninguém. Só para o bairro inteiro.',
    ],
    [
      'Sabemos que é muita emoção para um dia de semana qualquer.',
      'Se der tremedeira, é normal. Senta, toma uma água e chama a gente.',
    ],
    [
      'Essa notícia chegou quentinha e ninguém aqui conseguiu guardar segredo.',
      'Pode passar adiante, mas diz que ouviu da gente.',
    ],
    ['Tem assunto que anima até o grupo da família.', 'Pode mandar lá: dessa vez não é corrente nem bom-dia com flor.'],
    [
      'Jurou que ia só dar uma olhadinha e, quando viu, já estava escolhendo.',
      'A gente não julga. A gente ajuda a escolher.',
    ],
    [
      'Dizem os astros que hoje é dia de dar atenção às coisas boas da vida.',
      'A gente não entende nada de astros, mas concorda com eles.',
    ],
  ],
  asks: [
    'Vem que a gente não morde.',
    'Bora?',
    'Não faz a gente implorar.',
    'Chama antes que o juízo volte.',
    'Finge que não viu, vai.',
    'O sofá espera, pode vir.',
    'Chama logo, vai.',
  ],
  titles: ['Seu olho brilhou, né?', 'Só uma olhadinha, vai', 'Chama que é sucesso', 'Fofoca da boa por aqui'],
  descriptions: ['Vem que tá liberado', 'A gente não morde', 'Clica sem medo', 'Conta pra todo mundo'],
};
