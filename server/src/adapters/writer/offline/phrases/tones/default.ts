import type { ToneBank } from '../toneBank.ts';

export const defaultTone: ToneBank = {
  emojis: ['😊', '👋', '💛', '✅'],
  cries: {
    offer: [
      'Chega mais, que o assunto é bom.',
      'Deixa a gente apresentar.',
      'Fica a dica para a sua semana.',
      'Essa é para anotar.',
      'Você já viu isso aqui?',
      'Olha que boa ideia.',
    ],
    notice: ['Recado rapidinho.', 'Aviso rapidinho.', 'Esse recado é para você.', 'Anota aí para não esquecer.'],
    theme: ['O assunto de hoje é bom.', 'Separa um minutinho.', 'Bora conversar?', 'Essa conversa rende.'],
  },
  bodies: [
    'Se combinar com você, o resto a gente acerta em uma conversa rápida.',
    'Se não for para você, talvez seja para alguém que você conhece.',
    'Salva para lembrar depois ou manda para quem também ia gostar.',
    'Dá uma olhada com calma e vê se combina com o seu momento.',
    'Agora você já sabe onde encontrar.',
    'Se bateu a curiosidade, é só perguntar.',
  ],
  asks: [
    'Quer saber mais?',
    'Ficou com vontade?',
    'Vamos conversar?',
    'Gostou da ideia?',
    'Combina com você?',
    'Ficou na curiosidade?',
    'Faz sentido para você?',
    'Vem saber mais com a gente.',
    'Era o que você procurava?',
  ],
  titles: ['Vem conhecer de perto', 'Dá uma olhada nisso', 'Olha que boa ideia', 'Vem ver com a gente'],
  descriptions: ['Vem saber mais', 'Chama e pergunta', 'Vem ver de perto', 'Dá uma olhada'],
};
