/** A line under the subject: 40 characters at least even where the topic, put at `{topic}`, is one letter. */
export const preheaders: readonly string[] = [
  'Leva menos de um minuto para ler. O assunto: {topic}',
  'Separe um cafezinho e leia isto com calma: {topic}',
  'Um recado curto, feito para você ler hoje: {topic}',
  'Abra para saber do que se trata e o que fazer: {topic}',
];

export const greetings: readonly string[] = [
  'Oi, tudo bem?',
  'Olá, como vai?',
  'Oi! Que bom ter você aqui.',
  'Olá! Tudo certo?',
];

export const farewells: readonly string[] = ['Até logo,', 'Um abraço,', 'Com carinho,', 'Até breve,'];

export const reasons: readonly string[] = [
  'Você recebe este e-mail porque pediu para receber notícias de {name}. Para sair da lista, responda com "sair".',
  'Este e-mail chegou porque você deixou seu contato com {name}. Se não quiser mais receber, responda com "sair".',
  'Você está na lista de contatos de {name}, por isso recebeu este e-mail. Para não receber mais, responda com "sair".',
];
