/** The months, folded; January first. */
export const months = 'janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro'.split(
  ' ',
);
