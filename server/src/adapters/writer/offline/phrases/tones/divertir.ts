import type { ToneBank } from '../bank.ts';

export const divertir: ToneBank = {
  emojis: ['😂', '👀', '🤭', '🎉'],
  angles: [
    {
      cry: 'A gente viu você olhando, hein.',
      body: [
        'Não adianta disfarçar: o olho brilhou e o dedo parou de rolar a tela.',
        'Pode deixar que a gente não conta para ninguém. Só para o bairro inteiro.',
      ],
    },
    {
      cry: 'Respira e não entra em pânico.',
      points: true,
      body: [
        'Sabemos que é muita emoção para um dia de semana qualquer.',
        'Se der tremedeira, é normal. Senta, toma uma água e chama a gente.',
      ],
    },
    {
      cry: 'Fofoca boa a gente espalha.',
      body: [
        'Essa chegou quentinha e ninguém aqui conseguiu guardar segredo.',
        'Pode passar adiante, mas diz que ouviu da gente.',
      ],
    },
    {
      cry: 'Pausa para um assunto muito sério.',
      body: [
        'Mentira, é assunto bom mesmo, daqueles que animam até o grupo da família.',
        'Pode mandar lá: dessa vez não é corrente nem bom-dia com flor.',
      ],
    },
    {
      cry: 'Quem nunca, né?',
      points: true,
      body: [
        'Jurou que ia só dar uma olhadinha e, quando viu, já estava escolhendo.',
        'A gente não julga. A gente ajuda a escolher.',
      ],
    },
    {
      cry: 'Seu horóscopo mandou avisar.',
      body: [
        'Dizem os astros que hoje é dia de dar atenção às coisas boas da vida.',
        'A gente não entende nada de astros, mas concorda com eles.',
      ],
    },
  ],
  asks: ['Vem que a gente não morde.', 'Bora?', 'Não faz a gente implorar.', 'Chama antes que o juízo volte.'],
  titles: ['Seu olho brilhou, né?', 'Só uma olhadinha, vai', 'Chama que é sucesso', 'Fofoca da boa por aqui'],
  descriptions: ['Vem que tá liberado', 'A gente não morde', 'Clica sem medo', 'Conta pra todo mundo'],
};
