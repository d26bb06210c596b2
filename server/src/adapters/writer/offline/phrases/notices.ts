/** Before a notice. */
export const noticeHooks: readonly string[] = [
  'Recado {da casa} para você.',
  'Aviso rápido {da casa}.',
  '{A casa} tem um recado.',
  'Anota este aviso {da casa}.',
  'Recado para quem é cliente {da casa}.',
  'Aviso {da casa} para a sua agenda.',
  'Recado {da casa} para {publico}.',
];

/** What a notice is about, the first whose sign it has, and what can be said after it. */
export const notices: readonly {
  readonly sign: RegExp;
  /** Whether there is something to book. */
  readonly sells: boolean;
  readonly follows: readonly string[];
}[] = [
  {
    sign: /lembrar/iu,
    sells: true,
    follows: [
      'Na correria a gente esquece mesmo, então já resolve agora.',
      'É rapidinho, e depois você nem precisa pensar nisso.',
      'Escolhe o dia que for melhor para você.',
      'Se faz tempo que você está adiando, esse é o empurrãozinho.',
    ],
  },
  {
    sign: /vagas?(?!\p{L})|últim|agenda|restam|acaba|esgot|lotad|chei[ao]/iu,
    sells: true,
    follows: [
      'Se você já queria, é hora de decidir.',
      'Se estava só escolhendo o dia, não espera mais.',
      'Melhor garantir agora do que contar com desistência.',
      'Se alguém pediu para você avisar, esse é o aviso.',
      'Quem se organiza antes escolhe melhor.',
    ],
  },
  {
    sign: /endereço|mudamos|sede|unidade/iu,
    sells: false,
    follows: [
      'Atualiza aí no mapa do celular antes de vir.',
      'Avisa quem também passa sempre por aqui.',
      'Se ficar na dúvida de como chegar, chama a gente.',
      'Vem conhecer o lugar novo.',
    ],
  },
  {
    sign: /abr(?:ir|imos|e|indo)(?!\p{L})|fech|feriado|horário|\d\s?h|sábado|domingo|atende/iu,
    sells: false,
    follows: [
      'Assim você já se programa.',
      'Anota para não perder a viagem.',
      'Avisa também quem costuma vir com você.',
      'Deixa salvo no celular para não esquecer.',
      'Passa o recado para a família.',
      'É bom saber antes de sair de casa.',
    ],
  },
  {
    sign: /cheg|agora |novidade|temos|volt/iu,
    sells: true,
    follows: [
      'Se você estava esperando por isso, é só aproveitar.',
      'Conta para quem também vai gostar de saber.',
      'Manda para aquela pessoa que ia querer saber.',
      'Vem aproveitar e depois conta o que achou.',
      'Essa a gente queria contar logo.',
    ],
  },
  {
    sign: /(?:)/u,
    sells: false,
    follows: [
      'Passa o recado para quem precisa saber.',
      'Qualquer dúvida, é só perguntar.',
      'Deixa salvo para não esquecer.',
      'Conta para quem costuma vir com você.',
    ],
  },
];
