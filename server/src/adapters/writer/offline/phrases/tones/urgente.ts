import type { ToneBank } from '../toneBank.ts';

export const urgente: ToneBank = {
  emojis: ['⏰', '🚨', '⚡', '📅'],
  cries: {
    offer: [
      'Olha o calendário.',
      'Não deixa para a última hora.',
      'Está com a agenda na mão?',
      'Se é para ser, que seja já.',
      'Atenção para não ficar sem.',
      'Essa não dá para deixar passar.',
    ],
    notice: ['Atenção, é rápido.', 'Olha o calendário.', 'Lê agora, que é importante.', 'Aviso urgente.'],
    theme: ['Lê antes de precisar.', 'Não deixa para depois.', 'Atenção para isso.', 'Salva agora.'],
  },
  bodies: [
    'Uma mensagem agora evita a correria depois.',
    'Sabe aquele depois que nunca chega? Melhor resolver já.',
    'Se você já queria, não deixa passar.',
    'Quem deixa para o fim costuma ficar com o que sobra.',
    'Quanto antes combinar, mais tranquilo fica.',
    'Amanhã aparece outra coisa, e o plano fica para trás.',
  ],
  asks: [
    'Garante agora.',
    'Confirma hoje.',
    'Não espera o último minuto.',
    'Avisa que você quer.',
    'Já resolve isso hoje.',
    'Resolve antes de esquecer.',
    'Tira essa pendência da lista.',
    'Decide hoje.',
    'Vai que esquece.',
  ],
  titles: ['Olha o calendário', 'Garante logo o seu', 'Não deixa para depois', 'Resolve ainda hoje'],
  descriptions: [
    'Confirma hoje',
    'Chama agora',
    'Resolve ainda hoje',
    'Não deixa para depois',
    'Garante logo',
    'Decide e chama',
  ],
};
