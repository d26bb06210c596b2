/** What the camera sees besides what the line of business shows; all of it is done with a phone. */
export const scenes = {
  hook: [
    'Você bem perto da câmera, na porta {da casa}',
    'Câmera na mão entrando {na casa}, sem parar',
    'Você aparece de repente e olha para a câmera, {na casa}',
    'Texto na tela com a primeira frase, e o fundo {da casa}',
  ],
  thing: [
    'Close {no coisa}, e a câmera abre devagar',
    'Suas mãos mostrando {o coisa}',
    '{O coisa} em primeiro plano, com o nome na tela',
  ],
  theme: [
    'O tema escrito na tela: {tema}',
    'Você explicando com as mãos, {na casa}',
    'A pergunta escrita em um papel, com {a casa} ao fundo',
  ],
  news: [
    'Você conta a notícia de frente, com a equipe {da casa} atrás',
    'Um papel com o recado escrito à mão, {na casa}',
    'O aviso na tela, com a porta {da casa} ao fundo',
  ],
  extra: [
    'A equipe {da casa} acenando ao fundo',
    'Um giro lento pelo espaço {da casa}',
    'Você rindo de um erro de gravação, {na casa}',
  ],
  call: [
    'Você aponta para a legenda, com o nome {da casa} na tela',
    'Fachada ou logotipo {da casa}, com o nome na tela',
    'Um tchau para a câmera, na porta {da casa}',
  ],
} as const;

/** Said where the rest would be under 30 seconds. */
export const extras: readonly string[] = [
  'Salva este vídeo e manda para aquela pessoa que você lembrou agora: {a casa} agradece.',
  'Se ficou alguma pergunta, escreve nos comentários, que a equipe {da casa} responde uma por uma.',
  'E já segue o perfil {da casa}, porque por aqui sempre tem assunto bom e resposta para quem pergunta.',
  'Se você conhece alguém que precisa ver isso, marca a pessoa aqui embaixo e conta que foi {a casa} que mandou.',
];

/** First lines that fit in three seconds where the name in them is short. */
export const hooks: readonly string[] = [
  '{Coisa}: vem ver.',
  '{Coisa}? Chega mais.',
  'Parou tudo: {coisa}.',
  '{Coisa}: olha isso.',
  'Bora falar {do coisa}?',
  'Alguém falou em {coisa}?',
  '{Coisa}: quem quer?',
  'Já pensou em {coisa}?',
  'Vem comigo ver {o coisa}.',
  '{Coisa} do nosso jeito.',
  'Oi, aqui é {da casa}.',
  'Um minuto com {a casa}?',
  '{A casa} tem um recado.',
  'Direto {da casa} para você.',
  'Sabe quem chegou? {A casa}.',
  'Fica até o final.',
  'Já salva este vídeo.',
  'Tem um minutinho?',
  'Posso contar uma coisa?',
  'Chega pertinho.',
  'Não pula este.',
  'Vem comigo rapidinho.',
  'Olha o que tem {na casa}.',
  'Adivinha o assunto {da casa}.',
  'Essa é para você.',
  'Repara nisso.',
  'Vou ser rapidinho.',
  'Deixa eu mostrar.',
  'Guarda esse vídeo.',
  'Aumenta o som aí.',
  'Chama alguém para ver junto.',
  'Esse vídeo é curtinho.',
  'Um segundo da sua atenção, por favor.',
  'Vem ver {a casa} de pertinho.',
  'Espia só.',
  'Bora conversar um pouquinho?',
  'Presta atenção nesta história.',
];

/** What the caption begins with. */
export const captions: readonly string[] = ['{Coisa}, {na casa}', '{Coisa} {da casa}', 'Vem ver {o coisa} {da casa}'];
