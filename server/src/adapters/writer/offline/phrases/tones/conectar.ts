import type { ToneBank } from '../toneBank.ts';

export const conectar: ToneBank = {
  emojis: ['💛', '🤝', '☕', '🥰'],
  cries: [
    'Senta aqui um minutinho.',
    'Lembrou de alguém?',
    'Por trás do balcão tem gente.',
    'Conta uma coisa pra gente.',
    'Aqui você não é só cliente.',
    'Que bom te ver por aqui.',
  ],
  bodies: [
    [
      'A gente queria contar isso do jeito que se conta para vizinho.',
      'Sem pressa e sem discurso: só para você saber que a gente lembrou de você.',
    ],
    [
      'Tem assunto que já vem com nome e sobrenome na cabeça da gente.',
      'Marca essa pessoa, manda para ela e vem conversar também.',
    ],
    [
      'Por aqui tem gente que ouve, aprende o seu nome e lembra do que você gosta.',
      'É por isso que cada conversa com você conta tanto.',
    ],
    [
      'O que não pode faltar, na sua opinião, quando o assunto é esse?',
      'Sua resposta ajuda a gente a cuidar melhor de cada detalhe.',
    ],
    [
      'Você chega, puxa assunto e deixa o dia da gente melhor.',
      'Por isso este recado vai primeiro para quem é de casa.',
    ],
    ['Negócio pequeno vive de conversa boa e de gente que volta.', 'Então puxa a cadeira e diz o que achou.'],
  ],
  asks: [
    'Vem trocar uma ideia com a gente.',
    'Conta o que você achou.',
    'Vamos conversar um pouquinho?',
    'Dá um alô quando puder.',
    'Lembrou de alguém que ia gostar?',
    'Vem fazer parte da nossa rotina.',
    'Como vai você?',
  ],
  titles: ['Vem conversar com a gente', 'A casa é sua', 'Gente daqui, como você', 'Puxa a cadeira'],
  descriptions: ['Mande um oi pra gente', 'Conte sua história', 'Vem dar um oi', 'Fale com gente de verdade'],
};
