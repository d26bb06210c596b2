import type { ToneBank } from '../toneBank.ts';

export const defaultTone: ToneBank = {
  emojis: ['😊', '👋', '💛', '✅'],
  cries: [
    'Chega mais, que o assunto é bom.',
    'Hoje o recado é rapidinho.',
    'Você já viu isso aqui?',
    'Anota aí para não esquecer.',
    'Deixa a gente apresentar.',
    'Esse recado é para você.',
  ],
  bodies: [
    [
      'A gente gosta de explicar as coisas com calma e sem enrolação.',
      'Dá uma olhada, veja o que combina com você e conte com a gente para o resto.',
    ],
    [
      'Em um minuto você fica por dentro e ainda sobra tempo para o café.',
      'Se combinar com o seu momento, o próximo passo é bem simples.',
    ],
    [
      'Tem coisa boa que fica pertinho da gente e acaba passando batida.',
      'Agora você já sabe, e pode contar para quem também vai gostar.',
    ],
    [
      'Sabe quando a gente vê uma coisa, gosta e depois não acha mais?',
      'Então salva ou tira um print agora, e volta quando quiser.',
    ],
    [
      'Por trás de cada detalhe tem alguém daqui querendo que dê tudo certo.',
      'Fala o que você procura, que a gente mostra o caminho.',
    ],
    [
      'Para quem quer resolver as coisas sem complicar, a conversa é curta.',
      'Diga do que você precisa e a gente ajuda a escolher.',
    ],
  ],
  asks: [
    'Quer saber mais?',
    'Ficou com vontade de conhecer?',
    'Vamos conversar?',
    'Gostou da ideia?',
    'Combina com você?',
    'Ficou curioso?',
    'Faz sentido para você?',
  ],
  titles: ['Vem conhecer de perto', 'Dá uma olhada nisso', 'Feito para o seu dia', 'Conheça agora'],
  descriptions: ['Fale com a gente', 'Veja os detalhes', 'Tire suas dúvidas', 'Saiba como funciona'],
};
