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
    'Você conta a notícia de frente, {na casa}',
    'Um papel com o recado escrito à mão, {na casa}',
    'O aviso na tela, com a porta {da casa} ao fundo',
  ],
  extra: [
    'Quem trabalha {na casa} acenando ao fundo',
    'Um giro lento pelo espaço {da casa}',
    'Um detalhe {da casa} que você acha bonito',
  ],
  call: [
    'Você aponta para a legenda, com o nome {da casa} na tela',
    'Fachada ou logotipo {da casa}, com o nome na tela',
    'Um tchau para a câmera, na porta {da casa}',
  ],
} as const;

/** Said where the rest would be under 30 seconds. */
export const extras = {
  any: [
    'Salva este vídeo e manda para aquela pessoa que você lembrou agora: {a casa} agradece.',
    'Aproveita e já segue o perfil {da casa} para não perder o próximo vídeo.',
    'Se você conhece alguém que ia gostar de ver isso, marca a pessoa aqui embaixo e conta que viu {na casa}.',
    'Agora conta nos comentários: você já conhecia {a casa}?',
    'Manda no grupo da família e diz que foi {a casa} que contou.',
    'Deixa um coração nos comentários para {a casa} saber que você passou por aqui.',
  ],
  theme: [
    'Ficou alguma pergunta? Escreve nos comentários, que {a casa} quer saber.',
    'Comenta aqui embaixo o que você quer ver no próximo vídeo {da casa}.',
  ],
} as const;

/** First lines that fit in three seconds where the name in them is short. */
export const hooks: readonly string[] = [
  '{Coisa}: vem ver.',
  '{Coisa}? Chega mais.',
  'Para tudo: {coisa}.',
  '{Coisa}: olha isso.',
  'Olha só: {coisa}.',
  'Alguém falou em {coisa}?',
  '{Coisa}: quem quer?',
  'Quem aí quer {coisa}?',
  'Vem comigo ver {o coisa}.',
  'Olha {o coisa} de perto.',
  'Oi, aqui é {da casa}.',
  'Um minuto com {a casa}?',
  '{A casa} tem um recado.',
  'Direto {da casa} para você.',
  'Aqui {na casa} é assim.',
  'Fica até o final.',
  'Já salva este vídeo.',
  'Tem um minutinho?',
  'Posso contar uma coisa?',
  'Chega pertinho.',
  'Não pula este.',
  'Vem comigo rapidinho.',
  'Olha o que tem {na casa}.',
  'Você precisa ver isso.',
  'Essa é para você.',
  'Repara nisso.',
  'Vou ser rapidinho.',
  'Deixa eu mostrar.',
  'Guarda esse vídeo.',
  'Esse vídeo é para você.',
  'Chama alguém para ver junto.',
  'Me dá um minutinho?',
  'Vem ver {a casa} de pertinho.',
  'Espia só.',
  'Bora conversar um pouquinho?',
  'Olha o que eu trouxe.',
];

/** What the caption begins with. */
export const captions: readonly string[] = ['{Coisa} {na casa}', '{Coisa} {da casa}'];
