/** The addressees that an order may name: "pra galera", "aos clientes do grupo". */
export const addressedReaders =
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
/** The verbs of what readers of a post are asked to do. */
export const readerVerbs = Object.keys(imperatives).join('|');
const stemOf = (verb: string): string => verb.slice(0, -1);
/** The verbs without their endings. */
export const readerVerbStems = Object.keys(imperatives).map(stemOf).join('|');
/** The imperative of a verb, in whatever form it is typed. */
export const imperativeOfReaderVerb = (verb: string): string =>
  Object.entries(imperatives).find(([one]) => verb.toLowerCase().startsWith(stemOf(one)))?.[1] ?? verb;
