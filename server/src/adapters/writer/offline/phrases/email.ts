/** A line under the subject; what is too short or too long with its topic in it is not drawn. */
export const preheaders: readonly string[] = [
  'Leva menos de um minuto para ler e vem direto {da casa}.',
  'Separe um cafezinho: a equipe {da casa} escreveu para você.',
  'Um recado curto {da casa}, feito para você ler com calma.',
  'Abra para ver o que {a casa} preparou nesta mensagem.',
  '{Coisa}: veja como funciona e fale com {a casa}.',
  'Tudo sobre {o coisa} em poucas linhas, para ler no intervalo.',
];

export const greetings: readonly string[] = [
  'Oi, tudo bem?',
  'Olá, como vai?',
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
  'Quem escreve: {sobre}',
  'Para quem está chegando agora: {sobre}',
  'Se ainda não conhece a gente: {sobre}',
];

/** Subjects, besides the first lines of the goal and of the line of business. */
export const subjectLines: readonly string[] = [
  '{Coisa} {na casa}',
  '{Coisa} {da casa}',
  '{Coisa}: vem ver',
  'Sobre {o coisa}',
  'Já viu {o coisa}?',
  '{Coisa} para você',
  'Um recado sobre {o coisa}',
  'Que tal {o coisa} {da casa}?',
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
  'Um oi {da casa}',
];
