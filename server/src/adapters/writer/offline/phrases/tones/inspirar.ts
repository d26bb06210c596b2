import type { ToneBank } from '../toneBank.ts';

export const inspirar: ToneBank = {
  emojis: ['🌻', '🌱', '☀️', '🙌'],
  cries: [
    'Comece com um passo pequeno.',
    'Aquele plano ainda está de pé?',
    'O simples também pode ser bonito.',
    'Todo mundo começou de algum lugar.',
    'Imagina você daqui a um tempo.',
    'Repare no quanto você já caminhou.',
  ],
  bodies: [
    [
      'Ninguém precisa mudar tudo de uma vez para o dia ficar melhor.',
      'Escolha uma coisa boa para você hoje e deixe a gente fazer parte.',
    ],
    [
      'Tem ideia que fica guardada na gaveta esperando o momento certo.',
      'Talvez o momento seja agora, com a ajuda de quem está por perto.',
    ],
    [
      'Um detalhe bem cuidado, uma pausa no meio do dia, um tempo só seu.',
      'É nessas horas que a rotina ganha outra cara.',
    ],
    ['Todo mundo começou um dia, com um pouco de medo e muita vontade.', 'Hoje é a nossa vez de torcer por você.'],
    ['O que você vai agradecer por ter começado agora?', 'Pode ser coisa pequena. O que importa é ser do seu jeito.'],
    [
      'Na correria, a gente só enxerga o que falta e esquece o que já fez.',
      'Que tal marcar esse momento com algo que faz bem?',
    ],
  ],
  asks: [
    'Que tal começar hoje?',
    'Vamos dar o primeiro passo?',
    'Bora tirar o plano do papel?',
    'Comece por uma conversa.',
    'O próximo passo pode ser pequeno.',
    'Escolhe um dia e vem.',
    'E se for agora?',
  ],
  titles: ['Comece hoje, do seu jeito', 'Tire o plano do papel', 'Seu momento é agora', 'Um passo de cada vez'],
  descriptions: ['Dê o primeiro passo', 'Comece com a gente', 'Vamos juntos nessa', 'Faça hoje por você'],
};
