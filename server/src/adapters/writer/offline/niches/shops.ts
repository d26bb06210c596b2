import type { Niche } from './niche.ts';

export const shops: readonly Niche[] = [
  {
    sign: /sapat|sand[áa]lia|t[êe]nis(?!\p{L})|calçad|(?<!\p{L})botas?(?!\p{L})|chinelo/iu,
    noun: 'loja',
    sells: 'product',
    tags: ['Calçados', 'LojaDeCalçados'],
    agir: 'separar o seu número',
    missing: 'numeração',
    angles: {
      benefit: ['Pé confortável aguenta o dia inteiro.', 'E quem passa horas em pé sabe o valor disso.'],
      scene: ['Chegou em casa e a primeira coisa foi tirar o sapato?', 'O pé está pedindo coisa melhor faz tempo.'],
      question: ['Qual sapato você usa até gastar?', 'Todo mundo tem um preferido que merece um substituto à altura.'],
      backstage: [
        'Caixa aberta, papel de seda e cheirinho de novo.',
        'A gente confere par por par antes de pôr na vitrine.',
      ],
      occasion: ['Mudou a estação, mudou o que o pé pede.', 'Dá uma olhada no armário e vê o que ficou para trás.'],
      objection: ['Tem medo de comprar e apertar?', 'Fala o seu número e como costuma servir, que a gente orienta.'],
    },
    scenes: ['O par saindo da caixa', 'Os passos filmados rente ao chão', 'A sola sendo dobrada com a mão'],
    tips: [
      {
        tip: 'Experimente sapato no fim da tarde, quando o pé está um pouco maior: a chance de apertar depois é menor.',
      },
    ],
  },
  {
    sign: /roupa|(?<!\p{L})moda(?!\p{L})|vestido|coleção|brechó|(?<!\p{L})looks?(?!\p{L})|camiset|(?<!\p{L})blusa|calça/iu,
    noun: 'loja',
    sells: 'product',
    tags: ['Moda', 'LojaDeRoupa'],
    agir: 'separar a sua peça',
    missing: 'tamanhos e cores',
    angles: {
      benefit: [
        'Vestir bem e respirar ao mesmo tempo é possível.',
        'Roupa boa acompanha o seu dia sem pedir atenção toda hora.',
      ],
      scene: ['Guarda-roupa cheio e nada para vestir?', 'Falta aquela peça que conversa com tudo o que você já tem.'],
      question: ['Você repete roupa sem culpa?', 'A gente também, e peça boa foi feita para isso.'],
      backstage: [
        'Arara montada, etiqueta no lugar e espelho limpo.',
        'Cada peça passa pela nossa mão antes de chegar à sua.',
      ],
      occasion: ['Tem convite novo na porta da geladeira?', 'Melhor escolher o look agora do que na véspera.'],
      objection: [
        'Comprar roupa sem provar dá um friozinho?',
        'Manda as suas medidas, que a gente confere junto com você.',
      ],
    },
    scenes: ['A peça girando no cabide', 'O caimento na frente do espelho', 'O detalhe do tecido, bem de perto'],
    tips: [
      { tip: 'Antes de comprar, pense em três peças suas que combinam: se achar fácil, ela vai sair do armário.' },
    ],
  },
  {
    sign: /(?<!\p{L})flor(?:es|icultura)?(?!\p{L})|buqu[êe]|planta|orqu[íi]dea|girass|rosas?(?!\p{L})|suculenta/iu,
    noun: 'floricultura',
    sells: 'product',
    tags: ['Floricultura', 'Flores'],
    agir: 'escolher as suas flores',
    missing: 'tamanho',
    angles: {
      benefit: ['Flor diz o que a gente enrola para falar.', 'É abrir a porta, ver o arranjo e entender tudo.'],
      scene: ['Mesa posta e faltou alguma coisa no meio?', 'Um vasinho resolve e ainda perfuma a conversa.'],
      question: ['Quando foi a última vez que você ganhou flores?', 'Vale se presentear também, sem esperar data.'],
      backstage: ['Caule cortado, água fresca e mãos na terra.', 'Montar um arranjo é escolher uma flor de cada vez.'],
      occasion: ['Tem data que só fica completa com flores.', 'E tem dia comum que vira data por causa delas.'],
      objection: [
        'Acha que planta não vai para a frente com você?',
        'Tem espécie para todo tipo de distraído, é só perguntar.',
      ],
    },
    scenes: ['As mãos montando o arranjo', 'A água borrifada contra a luz', 'O laço sendo fechado no papel'],
    tips: [
      {
        sign: /orqu/iu,
        tip: 'Luz indireta, pouca água e vaso que escoa bem: orquídea sofre mais com excesso do que com falta.',
      },
      { tip: 'Corte a pontinha do caule na diagonal e troque a água do vaso: as flores duram mais.' },
    ],
  },
  {
    sign: /livr(?:o|aria)|papelaria|cadern|canetas?|material escolar|mochila/iu,
    noun: 'papelaria',
    sells: 'product',
    tags: ['Papelaria', 'MaterialEscolar'],
    agir: 'deixar a sua lista separada',
    missing: 'cores',
    angles: {
      benefit: [
        'Material certo na mão, tarefa mais leve.',
        'Até estudar fica mais gostoso com um caderno que dá vontade de abrir.',
      ],
      scene: [
        'O trabalho é para amanhã e faltou a cartolina?',
        'Quem tem criança em casa conhece esse recado de última hora.',
      ],
      question: ['Você também cheira caderno novo?', 'Sem vergonha: metade da loja faz igual.'],
      backstage: [
        'Prateleira em ordem de cor acalma qualquer um.',
        'A gente passa um tempo danado arrumando e vale cada minuto.',
      ],
      occasion: [
        'Começo de aula tem cheiro de lápis apontado.',
        'Com a lista resolvida antes, a família inteira respira.',
      ],
      objection: [
        'Lista comprida assusta, mas dá para dividir.',
        'Separe o que sobrou do ano passado e traga só o que falta.',
      ],
    },
    scenes: [
      'A caneta riscando o papel, bem de perto',
      'A prateleira colorida passando devagar',
      'A sacola sendo montada com a lista ao lado',
    ],
    tips: [{ tip: 'Teste a caneta no papel em que vai usar: a tinta muda bastante de um para outro.' }],
  },
  {
    sign: /artesan|crochê|amigurumi|feito à mão|costura|bordad|lembrancinh|tricô/iu,
    noun: 'ateliê',
    sells: 'product',
    tags: ['Artesanato', 'FeitoÀMão'],
    agir: 'combinar a sua encomenda',
    missing: 'medidas',
    angles: {
      benefit: ['Presente feito à mão fica na memória.', 'Quem recebe percebe que alguém pensou naquilo com calma.'],
      scene: ['Procurando um presente que ninguém mais vai dar?', 'Peça feita uma a uma não se repete na festa.'],
      question: ['Qual peça da sua avó você guarda até hoje?', 'Coisa feita com capricho atravessa geração.'],
      backstage: [
        'Novelo no colo e a tarde passando devagar.',
        'Ponto por ponto, a peça vai aparecendo na frente da gente.',
      ],
      occasion: [
        'Bebê chegando na família?',
        'Enxoval ganha outro carinho quando tem o nome e a cor que a mãe escolheu.',
      ],
      objection: [
        'Por que o feito à mão leva mais tempo?',
        'Porque cada peça começa do zero e só sai quando está do jeito certo.',
      ],
    },
    scenes: [
      'A agulha entrando e saindo do ponto',
      'Os fios espalhados sobre a mesa',
      'A peça pronta ao lado do rascunho',
    ],
    tips: [{ tip: 'Lave à mão com sabão neutro e seque na sombra, deitado: a peça mantém a forma.' }],
  },
];
