import type { ToneBank } from '../bank.ts';

export const conectar: ToneBank = {
  emojis: ['💛', '🤝', '☕', '🥰'],
  angles: [
    {
      cry: 'Senta aqui um minutinho.',
      body: [
        'A gente queria contar isso do jeito que se conta para vizinho.',
        'Sem pressa e sem discurso: só para você saber que a gente lembrou de você.',
      ],
    },
    {
      cry: 'Lembrou de alguém?',
      points: true,
      body: [
        'Tem assunto que já vem com nome e sobrenome na cabeça da gente.',
        'Marca essa pessoa, manda para ela e vem conversar também.',
      ],
    },
    {
      cry: 'Por trás do balcão tem gente.',
      body: [
        'Gente que ouve, aprende o seu nome e lembra do que você gosta.',
        'É por isso que cada conversa com você conta tanto.',
      ],
    },
    {
      cry: 'Conta uma coisa pra gente.',
      body: [
        'O que não pode faltar, na sua opinião, quando o assunto é esse?',
        'Sua resposta ajuda a gente a cuidar melhor de cada detalhe.',
      ],
    },
    {
      cry: 'Aqui você não é só cliente.',
      body: [
        'É quem chega, puxa assunto e deixa o dia da gente melhor.',
        'Por isso esse recado vai primeiro para quem é de casa.',
      ],
    },
    {
      cry: 'Que bom te ver por aqui.',
      body: ['Negócio pequeno vive de conversa boa e de gente que volta.', 'Então puxa a cadeira e diz o que achou.'],
    },
  ],
  asks: [
    'Vem trocar uma ideia com a gente.',
    'Conta o que você achou.',
    'Vamos conversar um pouquinho?',
    'Dá um alô quando puder.',
  ],
  titles: ['Vem conversar com a gente', 'A casa é sua', 'Gente daqui, como você', 'Puxa a cadeira'],
  descriptions: ['Mande um oi pra gente', 'Conte sua história', 'Vem tomar um café', 'Fale com gente de verdade'],
};
