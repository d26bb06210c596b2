/** What stands above the lines of a description. */
export const detailLeads: readonly string[] = ['Detalhes:', 'Para decidir:', 'Bom saber:', 'Vale anotar:'];

/** Headings of a description, with the thing in them. */
export const titles: readonly string[] = ['{Coisa} {da casa}', '{Coisa}', '{Coisa}, por {casa}'];

export const whoseLines: readonly string[] = ['Quem faz: {casa}', 'De quem é: {casa}', 'Feito por: {casa}'];

/** What is true of a good shop and helps to decide. */
export const closings: readonly string[] = [
  'Se ficar em dúvida entre uma opção e outra, a equipe {da casa} ajuda a escolher.',
  'Antes de fechar, pergunte tudo sobre {o coisa}: {a casa} prefere cliente bem informado.',
  'Qualquer dúvida sobre {o coisa}, a equipe {da casa} esclarece.',
  'Veja, compare e decida no seu tempo: {a casa} espera.',
  'Para combinar os detalhes {do coisa}, conte com a equipe {da casa}.',
  'A equipe {da casa} explica cada detalhe antes de você decidir.',
  'Se ficou faltando alguma informação, {a casa} responde.',
  'Chame {a casa}, diga para quando é e combine o resto com calma.',
];
