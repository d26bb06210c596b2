/** One for each text of a generation, so that the owner has a real choice. */
export const angles: readonly string[] = [
  'direto: comece pelo que é e pelo que o cliente ganha com isso',
  'situação: comece por uma cena do dia a dia do público em que isso faz falta',
  'bastidor: comece por quem faz, pelo cuidado ou pelo lugar, só com o que está nos dados',
  'pergunta: comece por uma pergunta que o público se faz de verdade',
];
