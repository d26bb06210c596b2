/** First lines, and sentences to follow what was told, for what is nothing to buy. True of any business. */
export interface Entrances {
  readonly hooks: readonly string[];
  readonly follows: readonly string[];
}

/** Kinds of theme: the house's own story, advice, and what people live through. */
export type Talk = 'story' | 'advice' | 'life';

export const themeEntrances: Readonly<Record<Talk, Entrances & { readonly subjects: readonly string[] }>> = {
  story: {
    hooks: [
      'Senta, que lá vem história.',
      'Tem história que a gente conta sorrindo.',
      'Hoje a conversa é sobre a gente.',
      'Quer saber como é do lado de cá?',
      'Essa a gente conta com gosto.',
      'Direto do lado de dentro {da casa}.',
    ],
    subjects: [
      'O assunto de hoje {na casa}: {tema}.',
      '{Tema}: essa a gente conta com gosto.',
      '{Tema}: quer ouvir?',
      'Hoje {a casa} abre o jogo: {tema}.',
      'O lado de cá tem assunto: {tema}.',
    ],
    follows: [
      'Ficou com curiosidade sobre alguma parte? Pergunta, que a gente conta.',
      'Se você já viveu isso com a gente, conta a sua versão.',
      'Conta para a gente qual parte você quer saber primeiro.',
      'E a sua história, como começou?',
      'Toda história fica melhor com quem escuta.',
    ],
  },
  advice: {
    hooks: [
      'Salva para consultar depois.',
      'Dúvida boa merece resposta simples.',
      'Muita gente erra nisso sem saber.',
      'Todo mundo já teve essa dúvida.',
      'Essa dica {da casa} é para guardar.',
      'Um detalhe pequeno muda tudo.',
    ],
    subjects: [
      '{Tema}: anota aí.',
      '{Tema}: vamos por partes.',
      'O assunto de hoje {na casa}: {tema}.',
      'Você sabe {pergunta}?',
      '{A casa} explica: {tema}.',
    ],
    follows: [
      'Cada caso tem o seu jeito: conta o seu e a gente conversa.',
      'Se a sua dúvida for outra, manda para a gente.',
      'Guarda para quando precisar.',
      'Manda para quem vive perguntando isso.',
      'Não existe pergunta boba.',
    ],
  },
  life: {
    hooks: [
      'Quem já passou por isso?',
      'Isso é mais comum do que parece.',
      'Vamos falar disso sem vergonha?',
      'Conhece alguém assim?',
      'Essa conversa {da casa} é para você.',
      'Quem vive sabe.',
    ],
    subjects: [
      'O assunto de hoje {na casa}: {tema}.',
      '{Tema}: quem convive sabe como é.',
      'Bora falar de {tema}?',
      '{Tema}: {a casa} quer conversar sobre isso.',
      'Hoje {a casa} fala de {tema}.',
    ],
    follows: [
      'Conta como é com você.',
      'Cada um tem o seu tempo, e está tudo certo.',
      'Manda para quem também passa por isso.',
      'Se quiser conversar sobre isso, a gente escuta.',
    ],
  },
};

export const milestoneEntrances: Entrances = {
  hooks: [
    'Tem festa {na casa}.',
    'Hoje é dia de alegria {na casa}.',
    'Deixa {a casa} comemorar um pouquinho?',
    'Abre um sorriso com {a casa}.',
    'A alegria é grande {na casa}.',
    'Motivo para sorrir não falta.',
  ],
  follows: [
    'Alegria boa é a que a gente divide.',
    'Se você faz parte disso, esse abraço é seu também.',
    'Deixa o seu recado, que a gente vai adorar ler.',
    'Obrigado a quem está com a gente nessa.',
    'Comemorar junto é bem melhor.',
    'Uma alegria dessas a gente não consegue guardar.',
  ],
};

/** Of the business itself, where the topic tells nothing. */
export const houseEntrances: Entrances = {
  hooks: [
    'Ainda não conhece {a casa}?',
    'Prazer, aqui é {da casa}.',
    'Um oi {da casa} para você.',
    '{A casa} quer ouvir você.',
    'Oi, quem fala é {a casa}.',
    'Vem conhecer {a casa}.',
  ],
  follows: [
    'Conta do que você precisa, e a gente conversa.',
    'Se faz tempo que você não aparece, dá um oi.',
    'Conta o que você gostaria de ver por aqui.',
    'Se ficou a curiosidade, é só perguntar.',
    'Manda uma mensagem e conta o que procura.',
  ],
};
