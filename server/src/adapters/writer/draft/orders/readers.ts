/** Whom an order is to be told, where it says so: "pra galera", "aos clientes do grupo". */
export const readers =
  '(?:(?:pr[ao]s?|para|pra|aos?|às?)\\s(?:[ao]s?\\s)?(?:galera|pessoal|povo|gente|eles|pessoas|todo mundo|client[ae]s?|turma|mães|pais|mulheres|seguidor[ae]s|alun[ao]s|leitor[ae]s)\\s(?:d[aeo]s?\\s\\p{L}+\\s)?)?';

const imperatives: Readonly<Record<string, string>> = {
  marca: 'marque',
  comenta: 'comente',
  conta: 'conte',
  salva: 'salve',
  compartilha: 'compartilhe',
  manda: 'mande',
  responde: 'responda',
  chama: 'chame',
};
/** What readers of a post are asked to do, as verbs. */
export const deeds = Object.keys(imperatives).join('|');
const stemOf = (verb: string): string => verb.slice(0, -1);
/** The verbs without their endings. */
export const stems = Object.keys(imperatives).map(stemOf).join('|');
/** The imperative of a verb, in whatever form it is typed. */
export const imperative = (verb: string): string =>
  Object.entries(imperatives).find(([one]) => verb.toLowerCase().startsWith(stemOf(one)))?.[1] ?? verb;
