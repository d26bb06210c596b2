import type { ToneBank } from '../toneBank.ts';

export const conectar: ToneBank = {
  emojis: ['💛', '🤝', '☕', '🥰'],
  cries: {
    offer: [
      'Lembrou de alguém?',
      'Essa é para dividir com alguém.',
      'Pode entrar, a casa é sua.',
      'Pensamos em você.',
      'Essa aqui tem a sua cara.',
      'Tem coisa boa por aqui.',
    ],
    notice: [
      'Queríamos contar para você.',
      'Essa é para quem é de casa.',
      'Senta aqui um minutinho.',
      'A gente lembrou de você.',
    ],
    theme: ['Senta aqui um minutinho.', 'Puxa a cadeira.', 'Essa conversa é entre nós.', 'Bora trocar uma ideia?'],
  },
  bodies: [
    'Se lembrou de alguém, manda para essa pessoa também.',
    'Pensa em quem ia gostar de saber disso e passa adiante.',
    'Conta para a gente o que não pode faltar para você.',
    'Tem assunto que já vem com um nome na cabeça. Qual foi o seu?',
    'A gente gosta de saber quem está do outro lado: dá um oi.',
    'E você, qual é a sua história com isso?',
  ],
  asks: [
    'Vem trocar uma ideia com a gente.',
    'Vamos conversar um pouquinho?',
    'Dá um alô quando puder.',
    'Lembrou de alguém que ia gostar?',
    'A gente quer ouvir você.',
    'Aparece por aqui.',
    'Vem contar de você.',
    'Puxa assunto com a gente.',
    'Vem contar as novidades.',
  ],
  titles: ['Vem conversar com a gente', 'A casa é sua', 'Puxa a cadeira', 'Pensamos em você'],
  descriptions: ['Vem conversar', 'A casa é sua', 'Pensamos em você', 'Puxa a cadeira'],
};
