import type { Niche } from './niche.ts';

export const food: readonly Niche[] = [
  {
    sign: /confeit|(?<!\p{L})bolos?(?!\p{L})|brigadeiro|doceria|(?<!\p{L})doces?(?!\p{L})|docinho/iu,
    noun: 'confeitaria',
    sells: 'product',
    tags: ['Confeitaria', 'AmoDoces'],
    agir: 'fazer a sua encomenda',
    missing: 'sabores',
    angles: {
      benefit: [
        'A sobremesa já pode sair da sua lista.',
        'Você cuida da mesa e dos convidados, e o doce chega pronto.',
      ],
      scene: [
        'Chegou visita e não tem um docinho em casa?',
        'Café passado, doce na mesa e a conversa rende a tarde inteira.',
      ],
      question: [
        'Qual doce não pode faltar na sua festa?',
        'Cada família tem o seu, e a gente adora ouvir essa resposta.',
      ],
      backstage: [
        'Aqui o dia começa com o forno ligado.',
        'Tem massa para bater, recheio para acertar e muita colher para lamber.',
      ],
      occasion: [
        'Toda comemoração tem a hora do doce.',
        'Pode ser aniversário, chá de bebê ou só um fim de tarde que deu certo.',
      ],
      objection: [
        'Fazer em casa parece mais fácil, até sobrar a louça.',
        'Deixa a batedeira quieta e aproveita a festa junto com todo mundo.',
      ],
    },
    scenes: [
      'Suas mãos finalizando o doce, bem de perto',
      'A faca cortando a primeira fatia',
      'A caixa sendo fechada com fita no balcão',
    ],
    tips: [{ tip: 'Para encomendar sem sufoco, tenha em mãos a data, o número de convidados e um sabor reserva.' }],
  },
  {
    sign: /padaria|(?<!\p{L})p[ãa]o(?!\p{L})|(?<!\p{L})pães(?!\p{L})/iu,
    noun: 'padaria',
    sells: 'product',
    tags: ['Padaria', 'PãoQuentinho'],
    agir: 'deixar o seu pedido separado',
    missing: 'ingredientes',
    angles: {
      benefit: [
        'Café da manhã bom começa com pão bom.',
        'É o tipo de coisa simples que melhora o dia antes de ele começar.',
      ],
      scene: ['Sabe aquele cheiro de forno que atravessa a rua?', 'É nessa hora que a manteiga já vai para a mesa.'],
      question: [
        'Você come o miolo ou a casquinha primeiro?',
        'Por aqui a discussão é séria e ninguém nunca chegou a um acordo.',
      ],
      backstage: [
        'Antes de o bairro acordar, o forno já está aceso.',
        'Quem vive de pão aprende a gostar do silêncio da madrugada.',
      ],
      occasion: [
        'Um café da tarde salva qualquer dia cinza.',
        'Chama quem está em casa, põe a toalha e deixa o celular longe.',
      ],
      objection: [
        'Pão de ontem dá para o gasto, mas não alegra ninguém.',
        'O fresquinho custa só uma passadinha por aqui.',
      ],
    },
    scenes: [
      'A forma saindo do forno, com o vapor aparecendo',
      'As mãos partindo o pão ao meio',
      'O balcão cheio logo cedo',
    ],
    tips: [{ tip: 'Sobrou pão? Congele em fatias e passe direto do freezer para a chapa.' }],
  },
  {
    sign: /hamb[uú]rg|burger|lanchonete|(?<!\p{L})lanches?(?!\p{L})|smash/iu,
    noun: 'hamburgueria',
    sells: 'product',
    tags: ['Hamburgueria', 'Hambúrguer'],
    agir: 'fazer o seu pedido',
    missing: 'ingredientes',
    angles: {
      benefit: ['Fome de verdade pede lanche de verdade.', 'Pão, carne e queijo na medida: o resto é guardanapo.'],
      scene: [
        'Abriu a geladeira três vezes e não achou nada?',
        'A fome não vai passar olhando para a porta, então deixa o jantar com a gente.',
      ],
      question: ['Com picles ou sem picles?', 'Responde com sinceridade, que amizade boa aguenta essa diferença.'],
      backstage: ['Chapa quente e pedido cantado: está valendo.', 'Tem quem ache barulho, a gente acha que é música.'],
      occasion: [
        'Dia de jogo, série nova ou preguiça de cozinhar?',
        'Qualquer motivo serve, e não ter motivo também serve.',
      ],
      objection: [
        'Dieta a gente combina com você outro dia.',
        'Um lanche caprichado de vez em quando também faz parte.',
      ],
    },
    scenes: [
      'A carne na chapa, bem de perto',
      'O queijo derretendo por cima',
      'A primeira mordida de alguém da equipe',
    ],
    tips: [
      { tip: 'Vai pedir para a galera? Anote antes quem tira a cebola: evita confusão na hora de abrir a sacola.' },
    ],
  },
];
