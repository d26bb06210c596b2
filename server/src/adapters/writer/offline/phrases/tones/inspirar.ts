import type { ToneBank } from '../bank.ts';

export const inspirar: ToneBank = {
  emojis: ['🌻', '🌱', '☀️', '🙌'],
  angles: [
    {
      cry: 'Comece com um passo pequeno.',
      body: [
        'Ninguém precisa mudar tudo de uma vez para o dia ficar melhor.',
        'Escolha uma coisa boa para você hoje e deixe a gente fazer parte.',
      ],
    },
    {
      cry: 'Aquele plano ainda está de pé?',
      body: [
        'Tem ideia que fica guardada na gaveta esperando o momento certo.',
        'Talvez o momento seja agora, com a ajuda de quem está por perto.',
      ],
    },
    {
      cry: 'O simples também pode ser bonito.',
      body: [
        'Um detalhe bem cuidado, uma pausa no meio do dia, um tempo só seu.',
        'É nessas horas que a rotina ganha outra cara.',
      ],
    },
    {
      cry: 'Todo mundo começou de algum lugar.',
      body: [
        'Com um pouco de medo, muita vontade e alguém torcendo do lado.',
        'Hoje é a nossa vez de torcer por você.',
      ],
    },
    {
      cry: 'Imagina você daqui a um mês.',
      body: [
        'O que você vai agradecer por ter começado agora?',
        'Pode ser coisa pequena. O que importa é ser do seu jeito.',
      ],
    },
    {
      cry: 'Repare no quanto você já caminhou.',
      body: [
        'Na correria, a gente só enxerga o que falta e esquece o que já fez.',
        'Que tal marcar esse momento com algo que faz bem?',
      ],
    },
  ],
  asks: [
    'Que tal começar hoje?',
    'Vamos dar o primeiro passo?',
    'Bora tirar o plano do papel?',
    'Comece por uma conversa.',
  ],
  titles: ['Comece hoje, do seu jeito', 'Tire o plano do papel', 'Seu momento é agora', 'Um passo de cada vez'],
  descriptions: ['Dê o primeiro passo', 'Comece com a gente', 'Vamos juntos nessa', 'Faça hoje por você'],
};
