import type { StatementKind } from '../statementKinds.ts';
import type { Take } from '../timing.ts';

/** One for each arrangement. */
type ByArrangement<Item> = readonly [Item, Item, Item];

/** The scenes for each kind of statement; they add no facts. */
export const scenes: Readonly<
  Record<StatementKind | 'prices' | 'priceNotShown' | 'hook' | 'about' | 'who' | 'end', ByArrangement<string>>
> = {
  hook: ['Você olhando para a câmera', 'A frase grande na tela, sua voz por trás', 'Close em você, de surpresa'],
  price: [
    'Mostre de perto, com o preço na tela',
    'O preço grande na tela',
    'Close no que custa esse valor, preço na tela',
  ],
  prices: [
    'Mostre um por um, com o preço na tela',
    'Lista na tela, um preço de cada vez',
    'Close em cada um, preço na tela',
  ],
  priceNotShown: ['Você falando, de perto', 'Mostre isso de perto, sem texto na tela', 'Você falando, de outro ângulo'],
  gain: ['Essa vantagem em destaque na tela', 'Você sorrindo, com a frase na tela', 'Mostre isso acontecendo'],
  limit: ['Você de frente, com a frase na tela', 'A frase na tela, para ler com calma', 'Você explicando, de perto'],
  how: ['Tela do celular com a conversa', 'Celular na mão, abrindo a conversa', 'Você mostrando o celular'],
  when: [
    'Texto na tela com o dia e o horário',
    'Calendário, com o dia e o horário na tela',
    'Você na porta, dia e horário na tela',
  ],
  where: ['Fachada ou mapa, com o lugar na tela', 'Você chegando ao lugar', 'O caminho até lá, com o lugar na tela'],
  job: [
    'Equipe trabalhando, com a vaga na tela',
    'O lugar onde a pessoa vai trabalhar',
    'Você falando, com a vaga na tela',
  ],
  thing: [
    'Imagem disso, com a frase na tela',
    'Mostre isso acontecendo, com a frase na tela',
    'Você falando, com a frase na tela',
  ],
  about: ['Você trabalhando', 'Um detalhe do seu trabalho, de perto', 'Você falando, de outro ângulo'],
  who: ['Fachada ou placa, com o nome na tela', 'O nome na tela', 'Você na entrada, com o nome na tela'],
  end: ['Tela do celular com o contato', 'Você, com o contato na tela', 'O contato grande na tela'],
};

/** Words before the first statement of a kind in a script; they add no facts. */
export const leads: Partial<Record<StatementKind | 'prices', ByArrangement<string>>> = {
  prices: ['Olha os preços', 'Anota os valores', 'Quanto custa? Olha só'],
  gain: ['E tem mais', 'Olha essa parte', 'E não acaba aí'],
  limit: ['Importante', 'Fica atento', 'Só para avisar'],
  when: ['Anota aí', 'Guarda essa informação', 'Presta atenção'],
};

/** Hooks by the kind of the first statement, which is said after the hook. */
export const hooksOfKind: Partial<Record<StatementKind, ByArrangement<string>>> = {
  price: ['Quer saber quanto custa?', 'Olha só quanto custa.', 'Vou te contar quanto custa.'],
  job: ['Tem vaga aberta por aqui.', 'Está procurando trabalho?', 'Olha só esta vaga.'],
  when: ['Olha este recado.', 'Abre a agenda e anota.', 'Guarda este recado.'],
  gain: ['Olha só o que tem aqui.', 'Esta é para aproveitar.', 'Presta atenção nesta.'],
};

/** How any video may begin. */
export const hooks: ByArrangement<string> = [
  'Deixa eu te contar uma coisa.',
  'Olha só isto aqui.',
  'Você precisa saber disto.',
];

/** A hook that greets the owner's city. */
export const greeting = (city: string): string => `Alô, ${city}!`;

/** Words before a statement that is repeated. */
export const repeatLeads: ByArrangement<string> = ['Então já sabe', 'Para não esquecer', 'Resumindo'];

const toComments = 'Você apontando para os comentários';
const toShare = 'Dedo no botão de compartilhar';
const toSave = 'Dedo no botão de salvar';

/** Sentences that fit any video, because they claim nothing. */
export const asides: ByArrangement<readonly Take[]> = [
  [
    { speech: 'Lembrou de alguém enquanto assistia? Manda este vídeo para essa pessoa.', scene: toShare },
    { speech: 'Ficou com alguma dúvida? Pergunta aqui nos comentários, que a gente lê e responde.', scene: toComments },
    { speech: 'E salva este vídeo para achar tudo isto de novo na hora em que precisar.', scene: toSave },
  ],
  [
    { speech: 'Qualquer dúvida, é só perguntar aqui nos comentários, que a gente lê e responde.', scene: toComments },
    { speech: 'Aproveita e marca aqui aquela pessoa que também precisa ver isto.', scene: toComments },
    { speech: 'Depois salva o vídeo, para consultar de novo sempre que precisar destas informações.', scene: toSave },
  ],
  [
    { speech: 'Salva este vídeo para não esquecer e manda para quem também precisa saber disto.', scene: toSave },
    {
      speech: 'Ficou alguma dúvida? Escreve aqui embaixo, nos comentários, que a gente lê e responde.',
      scene: toComments,
    },
    {
      speech: 'E segue este perfil para acompanhar as novidades e não perder os próximos vídeos.',
      scene: 'O nome do perfil na tela',
    },
  ],
];

/** Prompts of blanks for the owner, where the topic says too little for half a minute. */
export const blankPrompts: ByArrangement<readonly string[]> = [
  [
    'conte em duas ou três frases como isso é feito e o que a pessoa precisa saber, com as suas palavras',
    'diga o que as pessoas mais perguntam sobre isso e o que você responde',
    'feche com uma frase sua para quem assistiu até aqui',
  ],
  [
    'explique em duas ou três frases por que você escolheu falar disso hoje e mostre um detalhe de que você gosta',
    'conte uma coisa que quase ninguém sabe sobre isso, do seu jeito',
    'deixe um conselho seu, daqueles que você dá no dia a dia',
  ],
  [
    'apresente em duas ou três frases quem faz isso com você e dê um exemplo de para quem isso serve',
    'responda à dúvida que mais chega até você sobre este assunto',
    'termine com o que você diria a um vizinho sobre isso',
  ],
];
