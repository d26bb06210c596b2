import type { Niche } from './niche.ts';

export const meals: readonly Niche[] = [
  {
    sign: /pizza/iu,
    noun: 'pizzaria',
    sells: 'product',
    tags: ['Pizzaria', 'Pizza'],
    agir: 'pedir a sua pizza',
    missing: 'sabores',
    angles: {
      benefit: ['O jantar de hoje já está resolvido.', 'Ninguém lava panela e todo mundo senta junto.'],
      scene: ['O grupo da família já perguntou o que vai ter hoje?', 'Manda a resposta que ninguém discute.'],
      question: [
        'Você é do time da borda ou do recheio?',
        'Tem espaço para os dois na mesma mesa, desde que dividam a última fatia.',
      ],
      backstage: [
        'Massa aberta, forno quente e alguém de olho no ponto.',
        'Pizza não perdoa distração: um minuto a mais e já era.',
      ],
      occasion: [
        'Tem noite que pede pizza e ponto.',
        'Visita de última hora, filme escolhido ou saudade de comer com as mãos.',
      ],
      objection: [
        'Cada um quer um sabor? Meio a meio existe para isso.',
        'Paz na mesa também é um bom acompanhamento.',
      ],
    },
    scenes: ['A massa sendo aberta na mão', 'A pizza entrando no forno', 'A fatia subindo com o queijo puxando'],
    tips: [{ tip: 'Esquente a fatia do dia seguinte na frigideira tampada: a massa volta a ficar firme.' }],
  },
  {
    sign: /restaurante|marmit|almoço|comida|quentinha|feijoada/iu,
    noun: 'cozinha',
    sells: 'product',
    tags: ['ComidaCaseira', 'Marmita'],
    agir: 'garantir o seu almoço',
    missing: 'pratos',
    angles: {
      benefit: [
        'Comer bem na correria também dá.',
        'Você ganha a hora do almoço de volta e ainda come comida de panela.',
      ],
      scene: [
        'Meio-dia, fome batendo e nada descongelado?',
        'É bem nessa hora que uma comida pronta muda o rumo do dia.',
      ],
      question: [
        'O que tinha no almoço da casa da sua avó?',
        'Comida boa quase sempre começa com uma lembrança dessas.',
      ],
      backstage: [
        'O refogado começa cedo por aqui.',
        'Alho, cebola e panela grande: o bairro sente o cheiro antes de a gente abrir.',
      ],
      occasion: ['Semana cheia pede geladeira organizada.', 'Com o almoço decidido, sobra cabeça para o resto.'],
      objection: [
        'Cozinhar todo dia cansa, e tudo bem admitir.',
        'Deixa o fogão descansar e fica só com a parte boa, que é comer.',
      ],
    },
    scenes: [
      'A panela sendo mexida, com o vapor subindo',
      'A montagem da porção, vista de cima',
      'A sacola pronta na porta',
    ],
    tips: [
      {
        sign: /congel/iu,
        tip: 'Passe a marmita do freezer para a geladeira na noite anterior e esquente aos poucos, mexendo na metade do tempo.',
      },
      { tip: 'Monte a semana alternando pratos leves e mais fortes: ninguém enjoa e nada vai para o lixo.' },
    ],
  },
  {
    sign: /(?<!\p{L})caf[ée]s?(?!\p{L})|cafeteria|espresso|cappuccino/iu,
    noun: 'cafeteria',
    sells: 'product',
    tags: ['Cafeteria', 'HoraDoCafé'],
    agir: 'combinar o seu café',
    missing: 'tamanho',
    angles: {
      benefit: ['Uma pausa boa muda o resto do dia.', 'Dez minutos sentado com um café e a cabeça volta para o lugar.'],
      scene: ['A reunião acabou e o ânimo foi junto?', 'Respira, levanta da cadeira e vem tomar alguma coisa quente.'],
      question: [
        'Seu café é com açúcar ou do jeito que vem?',
        'Conta para a gente, que já vai sendo meio caminho para acertar o seu pedido.',
      ],
      backstage: [
        'O moedor já está fazendo barulho por aqui.',
        'O perfume do pó recém-moído avisa o quarteirão que a casa abriu.',
      ],
      occasion: [
        'Encontro marcado rende mais com xícara na mão.',
        'Pode ser conversa de trabalho, fofoca boa ou só a companhia de um livro.',
      ],
      objection: [
        'Café tomado em pé não conta como pausa.',
        'Senta um pouquinho: a mesa da janela também gosta de visita.',
      ],
    },
    scenes: ['A água caindo devagar sobre o pó', 'A xícara chegando à mesa', 'O balcão visto por quem entra'],
    tips: [
      {
        sign: /coado|espresso/iu,
        tip: 'No coado a água passa devagar e a bebida fica leve; no espresso ela passa sob pressão e a xícara vem curta e encorpada.',
      },
      { tip: 'Em casa, guarde o pó bem fechado e longe do sol: o aroma dura mais.' },
    ],
  },
];
