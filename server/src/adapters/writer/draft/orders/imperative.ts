import type { Dictionary } from '../../../../domain/facts/spelling/dictionary.ts';
import { fold } from '../../../../domain/text/words.ts';
import { irregularImperatives, regularVerbs } from './verbs.ts';

const endings: readonly (readonly [infinitive: RegExp, imperative: string])[] = [
  [/car$/, 'que'],
  [/gar$/, 'gue'],
  [/çar$/, 'ce'],
  [/ear$/, 'eie'],
  [/ar$/, 'e'],
  [/cer$/, 'ça'],
  [/g[ei]r$/, 'ja'],
  [/[ei]r$/, 'a'],
];

/** Nouns in -ar that the dictionary also has as verbs. */
const nounsInAr = /^(?:lugar|familiar|particular|exemplar|popular|solar|polar)$/;

/** Whether a word in -ar is a verb: "celular" has no "celulando". */
const isVerbInAr = (infinitive: string, dictionary: Dictionary): boolean =>
  !nounsInAr.test(infinitive) &&
  dictionary
    .formsOf(fold(infinitive.replace(/r$/, 'ndo')))
    .some(({ entries }) => entries.some((entry) => entry.split('/', 1)[0] === infinitive));

function imperativeOfInfinitive(infinitive: string, dictionary: Dictionary): string | null {
  const own = irregularImperatives[infinitive];
  if (own !== undefined) return own;
  const isKnown = infinitive.endsWith('ar') ? isVerbInAr(infinitive, dictionary) : regularVerbs.has(infinitive);
  const [ending, end] = endings.find(([one]) => one.test(infinitive)) ?? [];
  return isKnown && ending !== undefined && end !== undefined ? infinitive.replace(ending, end) : null;
}

/** The infinitives of which the dictionary knows a form. */
const verbsOf = (form: string, dictionary: Dictionary): readonly string[] =>
  dictionary
    .formsOf(fold(form))
    .filter(({ word }) => word === form)
    .flatMap(({ entries }) => entries.map((entry) => entry.split('/', 1)[0] ?? ''))
    .filter((head) => head !== form && /[aeiô]r$/u.test(head));

/**
 * "marcar", "marcarem" or "comentem" as it is said to somebody: "marque", "comente"; null for what is no such form, as
 * "querem" and "mensagem", and for verbs in -er and -ir that are not known.
 */
export function imperativeOf(verb: string, dictionary: Dictionary): string | null {
  const form = verb.toLowerCase();
  const byInfinitive = imperativeOfInfinitive(form.replace(/(?<=[aeiô]r)em$/u, ''), dictionary);
  if (byInfinitive !== null || !/[ae]m$/.test(form)) return byInfinitive;
  const verbs = verbsOf(form, dictionary);
  const singular = form.slice(0, -1);
  // "vendem" is the indicative of "vender", although it is also the imperative of "vendar".
  if (form.endsWith('em') && verbs.some((one) => !one.endsWith('ar'))) return null;
  return verbs.some((one) => imperativeOfInfinitive(one, dictionary) === singular) ? singular : null;
}
