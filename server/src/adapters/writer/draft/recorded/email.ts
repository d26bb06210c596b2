import type { Parts } from '../../../../domain/content/parts.ts';
import type { RecordedText, RecordedTexts, Shop } from './example.ts';

type Words = readonly [
  subject: string,
  preheader: string,
  paragraphs: readonly string[],
  call: string,
  farewell: string,
  reason: string,
];

const mail =
  (words: (shop: Shop) => Words): RecordedText =>
  (shop): Parts => {
    const [subject, preheader, paragraphs, callToAction, farewell, reason] = words(shop);
    return { subject, preheader, paragraphs, callToAction, signature: `${farewell},\n${shop.name}`, reason };
  };

const reasons = [
  (name: string) => `Você recebe este e-mail porque está na lista de contatos de ${name}. Para sair, responda SAIR.`,
  (name: string) => `Este e-mail chegou até você pela lista de ${name}. Se não quiser mais, é só responder SAIR.`,
  (name: string) => `Seu e-mail está entre os contatos de ${name}. Quer parar de receber? Responda com a palavra SAIR.`,
] as const;
const [first, second, third] = reasons;

export const emailExamples: RecordedTexts<'email_marketing'> = {
  'aniversário da loja: 20% de desconto até sábado': [
    mail(({ name, How }) => [
      'Nosso aniversário, 20% para você',
      'A loja faz anos e o desconto vai até sábado. Passe para comemorar.',
      [
        'Oi, tudo bem?',
        'Aniversário de loja é assim: a gente abre a porta, varre a calçada e agradece por cada pessoa que entrou até aqui. Você é uma delas.',
        'Para comemorar, tudo está com 20% de desconto até sábado. Venha escolher com calma, que a festa é sua também.',
      ],
      `${How} se quiser que a gente separe alguma coisa.`,
      'Um abraço e obrigado',
      first(name),
    ]),
    mail(({ name, how }) => [
      '20% de desconto até sábado: é festa',
      'Quem faz aniversário é a loja. Quem leva o desconto é você.',
      [
        'Olá!',
        'Estamos de aniversário e resolvemos dividir o bolo em forma de desconto: 20% até sábado.',
        'Aquela peça que ficou na sua cabeça? Boa hora de vir buscar.',
      ],
      `Para tirar dúvidas antes de vir, ${how}.`,
      'Até sábado',
      second(name),
    ]),
    mail(({ name, How }) => [
      'Faltou você na foto do nosso aniversário',
      'Ainda dá tempo: até sábado tem 20% de desconto na loja toda.',
      [
        'Oi!',
        'Mais um ano de loja aberta. Teve dia de chuva, teve fila no caixa, e teve você voltando.',
        'O presente é este: 20% de desconto, até sábado. Sem cupom para decorar.',
      ],
      `${How} e conte o que você está procurando.`,
      'Com carinho',
      third(name),
    ]),
  ],
  'cardápio novo de inverno com caldos a partir de R$ 18': [
    mail(({ name, How }) => [
      'Caldo quente, a partir de R$ 18',
      'O cardápio de inverno chegou. Traga o casaco e a fome.',
      [
        'Oi, tudo bem?',
        'O frio deu o primeiro aviso e a cozinha respondeu: tem cardápio novo de inverno, com caldos a partir de R$ 18.',
        'É para tomar devagar, com a cumbuca entre as mãos, enquanto a conversa esquenta junto.',
      ],
      `${How} e diga que vem.`,
      'Até a mesa',
      first(name),
    ]),
    mail(({ name, how }) => [
      'O inverno entrou no cardápio',
      'Caldos a partir de R$ 18 para quem gosta de colher funda.',
      [
        'Olá!',
        'Mudamos o cardápio para a estação. No lugar do que é gelado entram os caldos, a partir de R$ 18.',
        'Escolha o seu, peça um pão para acompanhar e deixe a pressa do lado de fora.',
      ],
      `Para pedir ou reservar, ${how}.`,
      'Um abraço quente',
      second(name),
    ]),
    mail(({ name, How }) => [
      'Hoje o jantar pede colher',
      'Tem cardápio novo de inverno, e os caldos começam em R$ 18.',
      [
        'Oi!',
        'Noite fria combina com três coisas: meia grossa, boa companhia e caldo.',
        'Das duas primeiras você cuida. O caldo está no nosso cardápio novo de inverno, a partir de R$ 18.',
      ],
      `${How} e pergunte qual é o de hoje.`,
      'Esperamos você',
      third(name),
    ]),
  ],
  'voltamos de férias no dia 12, com a agenda aberta': [
    mail(({ name, How }) => [
      'Voltamos no dia 12',
      'Descansamos, e a agenda já está aberta para você marcar.',
      [
        'Oi, tudo bem?',
        'As férias acabaram do jeito que deviam: com vontade de voltar. No dia 12 estamos de portas abertas de novo.',
        'A agenda já está aberta. Quem marca agora escolhe o horário antes de todo mundo.',
      ],
      `${How} com o dia que fica bom para você.`,
      'Até já',
      first(name),
    ]),
    mail(({ name, how }) => [
      'Sua hora na agenda nova',
      'Voltamos de férias no dia 12 e guardamos um espaço para você.',
      [
        'Olá!',
        'Sentiu a nossa falta? No dia 12 voltamos das férias, e a agenda está aberta desde já.',
        'Se você deixou algo para depois da folga, o depois chegou.',
      ],
      `Para marcar, ${how}.`,
      'Um abraço',
      second(name),
    ]),
    mail(({ name, How }) => [
      'Férias: fim. Agenda: aberta',
      'Dia 12 estamos de volta ao trabalho. Venha contar as novidades.',
      [
        'Oi!',
        'Mala desfeita, café passado, agenda aberta. Voltamos de férias no dia 12.',
        'Já pode pensar no seu horário: é só dizer se prefere de manhã ou à tarde, e a gente ajeita.',
      ],
      `${How} e combine a sua volta com a nossa.`,
      'Com saudade',
      third(name),
    ]),
  ],
  'novo horário: de segunda a sábado, das 8h às 20h': [
    mail(({ name, how }) => [
      'Abrimos das 8h às 20h',
      'Novo horário, de segunda a sábado. Dá para vir depois do trabalho.',
      [
        'Oi, tudo bem?',
        'Você pediu um pouco mais de tempo, e a porta vai ficar mais tempo aberta: o novo horário é de segunda a sábado, das 8h às 20h.',
        'Dá para passar antes do serviço, na hora do almoço ou no caminho de casa.',
      ],
      `Se quiser confirmar algo antes de vir, ${how}.`,
      'Até logo',
      first(name),
    ]),
    mail(({ name, How }) => [
      'Novo horário, anote aí',
      'De segunda a sábado, das 8h às 20h, estamos aqui para você.',
      [
        'Olá!',
        'Mudamos o nosso horário. De segunda a sábado, você nos encontra das 8h às 20h.',
        'O resto continua igual: o mesmo lugar e as mesmas caras.',
      ],
      `${How} se ficou alguma dúvida.`,
      'Um abraço',
      second(name),
    ]),
    mail(({ name, how }) => [
      'Saiu tarde do trabalho? Ainda dá',
      'O novo horário vai das 8h às 20h, de segunda a sábado.',
      [
        'Oi!',
        'Para quem sempre chegava com a porta descendo: agora atendemos das 8h às 20h.',
        'Vale de segunda a sábado. Venha sem correr.',
      ],
      `Para falar com a gente, ${how}.`,
      'Esperamos você',
      third(name),
    ]),
  ],
  'cestas de Natal por encomenda até 15 de dezembro, a partir de R$ 120': [
    mail(({ name, How }) => [
      'Cestas de Natal a partir de R$ 120',
      'As encomendas vão até 15 de dezembro. Escolha com calma.',
      [
        'Oi, tudo bem?',
        'Tem presente que a gente compra correndo e presente que chega com laço e faz a pessoa sentar para abrir. A cesta de Natal é do segundo tipo.',
        'Elas são feitas por encomenda, a partir de R$ 120. Os pedidos vão até 15 de dezembro.',
      ],
      `${How} e diga para quem é.`,
      'Boas festas',
      first(name),
    ]),
    mail(({ name, how }) => [
      'Já sabe o que dar no Natal?',
      'Cestas por encomenda, a partir de R$ 120, até 15 de dezembro.',
      [
        'Olá!',
        'Para a sogra, para a equipe, para a vizinha que guarda as suas encomendas: cesta de Natal agrada sem precisar saber o tamanho.',
        'Trabalhamos por encomenda até 15 de dezembro, com cestas a partir de R$ 120.',
      ],
      `Para montar a sua, ${how}.`,
      'Um abraço',
      second(name),
    ]),
    mail(({ name, How }) => [
      'Até 15 de dezembro: sua cesta',
      'Cesta de Natal por encomenda, a partir de R$ 120. Peça a sua.',
      [
        'Oi!',
        'Dezembro passa voando, e a gente não quer você na fila de última hora.',
        'Encomende a cesta de Natal até 15 de dezembro. Tem a partir de R$ 120, e você só se preocupa com o cartão.',
      ],
      `${How} com o seu pedido.`,
      'Feliz Natal desde já',
      third(name),
    ]),
  ],
};
