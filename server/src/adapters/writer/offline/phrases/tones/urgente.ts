import type { ToneBank } from '../toneBank.ts';

export const urgente: ToneBank = {
  emojis: ['⏰', '🚨', '⚡', '📅'],
  cries: [
    'Olha o calendário.',
    'Não deixa para a última hora.',
    'Decide agora e fica em paz.',
    'Está com a agenda na mão?',
    'Se é para ser, que seja já.',
    'Atenção, que o tempo está passando.',
  ],
  bodies: [
    ['A semana voa quando tem muita coisa para resolver.', 'Tira isso da frente e risca mais uma tarefa da lista.'],
    ['Quem se organiza antes fica tranquilo quando o dia chega.', 'Uma mensagem agora evita a correria depois.'],
    ['Sabe aquele depois que nunca chega?', 'Melhor decidir enquanto você está lendo.'],
    ['Se você quer, pensa com carinho, mas não demora.', 'A gente prefere avisar cedo a ver você chegar tarde.'],
    ['Sem truque e sem enrolação: é só avisar que você quer.', 'A resposta vai na mesma conversa.'],
    ['Amanhã aparece outra coisa e o plano fica para trás.', 'Fala com a gente e já deixa resolvido.'],
  ],
  asks: [
    'Garanta agora.',
    'Confirme hoje.',
    'Não espere o último dia.',
    'Avise que você quer.',
    'Já resolve isso hoje.',
    'Manda mensagem antes de esquecer.',
    'Tira essa pendência da lista.',
  ],
  titles: ['Decida enquanto dá tempo', 'Olha o calendário, hein', 'Garanta logo o seu', 'Resolva ainda agora'],
  descriptions: [
    'Confirme hoje',
    'Não deixe para depois',
    'Chame agora mesmo',
    'Resolva em um minuto',
    'Decida agora',
    'Garanta o seu',
  ],
};
