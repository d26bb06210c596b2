/** A line under the subject; what is too short or too long with its topic in it is not drawn. */
export const preheaders: readonly string[] = [
  'Um recado curto {da casa}, para você ler com calma.',
  '{A casa} escreveu para você, e é rapidinho de ler.',
  'Leva menos de um minuto para ler e vem direto {da casa}.',
  'Abre para ler o que {a casa} tem para contar.',
  '{Coisa} {na casa}: está tudo aqui dentro.',
  'Separa um cafezinho: {a casa} escreveu para você.',
];

export const plainGreetings: readonly string[] = ['Oi, tudo bem?', 'Olá, como vai?'];

/** Where the first sentence does not tell who writes. */
export const greetings: readonly string[] = [
  ...plainGreetings,
  'Oi! Aqui é {da casa}.',
  'Olá! Quem escreve é {a casa}.',
];

export const farewells: readonly string[] = ['Até logo,', 'Um abraço,', 'Com carinho,', 'Até breve,'];

export const reasons: readonly string[] = [
  'Você recebe este e-mail porque pediu notícias {da casa}; para sair da lista, responda com "sair".',
  'Este e-mail chegou porque você deixou seu contato com {a casa}, e basta responder "sair" para não receber mais.',
  'Você está na lista de contatos {da casa} e pode sair dela quando quiser: responda com "sair".',
];

export const abouts: readonly string[] = [
  'Uma apresentação rápida: {sobre}',
  'Para quem está chegando agora: {sobre}',
  'Se é a sua primeira vez por aqui: {sobre}',
];

/** Subjects, besides the first lines of the goal and of the line of business. */
export const subjectLines: readonly string[] = [
  '{Coisa} {na casa}',
  '{Coisa} {da casa}',
  '{Coisa}: vem ver',
  'Sobre {o coisa}',
  'Já viu {o coisa}?',
  'Um recado sobre {o coisa}',
  'Tem {coisa} {na casa}',
  'Vamos falar {do coisa}?',
  '{Tema}',
  'Vamos falar sobre {tema}?',
  'Um papo sobre {tema}',
  'Um convite {da casa}',
  'Recado {da casa}',
  'Notícia {da casa} para você',
  'Uma carta {da casa}',
  '{A casa} escreveu para você',
  '{Coisa}? Tem {na casa}',
  'Um oi {da casa}',
];
