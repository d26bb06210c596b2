/** First lines, and sentences to follow one of them, for what is nothing to buy. True of any business. */
export interface Entrances {
  readonly hooks: readonly string[];
  readonly follows: readonly string[];
}

export const themeEntrances: Entrances = {
  hooks: [
    'Esse assunto aparece toda semana {na casa}.',
    'Senta, que a equipe {da casa} explica.',
    'Salva este recado {da casa} para depois.',
    'Perguntaram, e a equipe {da casa} responde.',
    'Uma conversa que rende {na casa}.',
    'Dúvida boa chegou {na casa}.',
    'Dica de balcão, direto {da casa}.',
    'Papo rápido com a equipe {da casa}.',
  ],
  follows: [
    'Quase todo mundo tem a mesma dúvida e pouca gente pergunta.',
    'Sem palavra difícil, do jeito que a gente fala no balcão.',
    'Um dia você vai precisar e vai lembrar de onde viu.',
    'Se a sua dúvida for outra, manda que vira o próximo assunto.',
    'Quem vive disso aprende no dia a dia e gosta de passar adiante.',
    'Dá tempo de passar um café enquanto isso.',
    'Parece bobagem, até o dia em que faz falta saber.',
    'A gente aprendeu errando e conta para você errar menos.',
    'Cada caso tem o seu jeito, e conversar ajuda a achar o seu.',
    'Não precisa decorar nada: guarda o principal e pergunta o resto.',
    'Compartilha com quem vive perguntando a mesma coisa.',
    'Às vezes um detalhe pequeno muda tudo.',
    'Quem conhece o ofício por dentro costuma gostar desse papo.',
    'Depois conta para a gente se foi assim com você também.',
    'Quem trabalha com isso todo dia ainda aprende alguma coisa.',
    'Vale a pena ficar até o fim e guardar.',
    'Não existe pergunta boba quando a intenção é cuidar bem.',
  ],
};

export const newsEntrances: Entrances = {
  hooks: [
    'Recado {da casa} para você.',
    'Aviso rápido {da casa}.',
    'Tem novidade {na casa}.',
    'A equipe {da casa} pediu para avisar.',
    '{A casa} tem um recado.',
    'Anota este aviso {da casa}.',
    'Para quem é cliente {da casa}.',
    'Notícia fresquinha {da casa}.',
  ],
  follows: [
    'Avisa também aquela pessoa que sempre vem com você.',
    'Um aviso pequeno desses costuma poupar uma viagem perdida.',
    'Conta com a gente para o que precisar.',
    'É bom saber com antecedência, né?',
    'A gente conta antes para você se organizar com calma.',
    'É coisa curta e ajuda a combinar a sua próxima visita.',
    'Quem acompanha a gente fica sabendo primeiro.',
    'Se preferir, tira um print e deixa salvo no celular.',
    'Qualquer dúvida, a gente explica por mensagem.',
    'Manda para o grupo da família, que alguém vai agradecer.',
    'Assim ninguém é pego de surpresa.',
    'Combinado não sai caro, e por isso a gente avisa cedo.',
    'Deixa anotado na porta da geladeira.',
    'Qualquer mudança, a gente avisa por aqui de novo.',
    'Passa adiante para os vizinhos, que eles também vão gostar de saber.',
  ],
};

export const milestoneEntrances: Entrances = {
  hooks: [
    'Tem festa {na casa}.',
    'Hoje o sorriso {da casa} é maior.',
    'Deixa {a casa} comemorar um pouquinho?',
    'O coração {da casa} está batendo mais forte.',
    'Chegou o dia de {a casa} dizer obrigado.',
    'Abre um sorriso com {a casa}.',
  ],
  follows: [
    'Uma alegria dessas a gente não consegue guardar para si.',
    'Teve dia difícil, teve dia lindo, e cada um trouxe a gente até aqui.',
    'Quem esteve junto desde o começo sabe o tamanho disso.',
    'Obrigado a cada pessoa que escolheu estar com a gente.',
    'Sem você na porta, essa história seria bem mais curta.',
    'Comemorar junto é a melhor parte de trabalhar perto das pessoas.',
  ],
};

/** Of the business itself, where the topic tells nothing. */
export const houseEntrances: Entrances = {
  hooks: [
    'Ainda não conhece {a casa}?',
    'Prazer, aqui é {da casa}.',
    'Um oi da equipe {da casa}.',
    '{A casa} quer ouvir você.',
    'As portas {da casa} estão abertas.',
    'Passa para conhecer {a casa}.',
  ],
  follows: [
    'Vem sem compromisso, pergunta e descobre com calma.',
    'Gente de verdade atendendo gente de verdade.',
    'Se faz tempo que você não aparece, a porta continua aberta.',
    'Conta o que você gostaria de ver por aqui.',
    'Quem já veio sabe, e quem ainda não veio está convidado.',
    'É só chegar e dizer do que precisa.',
  ],
};
