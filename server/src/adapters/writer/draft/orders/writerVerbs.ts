/** A verb that instructs the writer to do something, or not to, in folded form. */
interface WriterVerb {
  /** The common beginning of its forms. */
  readonly stem: string;
  /** Its forms in orders: imperative or infinitive. */
  readonly forms: string;
  readonly infinitive: string;
  /**
   * Who is addressed by "não …": `writer`, always the writer; `text`, the writer if a part of the text follows; `infinitive`,
   * the writer in the infinitive alone; `either`, customers as well.
   */
  readonly addressee: 'writer' | 'text' | 'infinitive' | 'either';
}

/** A regular verb, whose orders end in -a, -e and -ar. */
const regularVerb = (stem: string, addressee: WriterVerb['addressee']): WriterVerb => ({
  stem,
  forms: `${stem}(?:a|e|ar)`,
  infinitive: `${stem}ar`,
  addressee,
});

const writerVerbs: readonly WriterVerb[] = [
  regularVerb('mencion', 'writer'),
  regularVerb('cit', 'writer'),
  regularVerb('exager', 'writer'),
  regularVerb('invent', 'writer'),
  { stem: 'escrev', forms: 'escrev(?:a|e|er)', infinitive: 'escrever', addressee: 'writer' },
  regularVerb('fal', 'text'),
  regularVerb('mostr', 'text'),
  { stem: 'di[gz]', forms: 'dig[ao]|diz(?:er)?', infinitive: 'dizer', addressee: 'text' },
  { stem: 'colo[cq]', forms: 'coloc(?:a|ar)|coloque', infinitive: 'colocar', addressee: 'text' },
  { stem: 'po(?:e|nh|r)', forms: 'poe|por|ponha', infinitive: 'por', addressee: 'text' },
  { stem: 'comec', forms: 'comec(?:a|e|ar)', infinitive: 'comecar', addressee: 'infinitive' },
  { stem: 'promet', forms: 'promet(?:a|e|er)', infinitive: 'prometer', addressee: 'infinitive' },
  { stem: 'repet', forms: 'repet(?:e|ir)', infinitive: 'repetir', addressee: 'infinitive' },
  { stem: 'divulg', forms: 'divulg(?:a|ue|ar)', infinitive: 'divulgar', addressee: 'either' },
  regularVerb('bot', 'either'),
  regularVerb('us', 'either'),
  { stem: 'esquec', forms: 'esquec(?:a|e|er)', infinitive: 'esquecer', addressee: 'either' },
];

/** The stems of further verbs with which a writer is told what not to do. */
const otherStems =
  'apel|assust|cham|cobr|compar|cont|critic|d[aei]|deix|ensin|explic|faca|faz|forc|incomod|julg|ofend|parec|pec|ped|precis|quer|romant|sej|soa|tem|tenh|termin|trat|vend|zo';

const formsOf = (addressees: readonly WriterVerb['addressee'][], form: (verb: WriterVerb) => string): string =>
  writerVerbs
    .filter((verb) => addressees.includes(verb.addressee))
    .map(form)
    .join('|');

/** Forms after "não" that address the writer alone. */
export const forbiddingForms = formsOf(['writer'], ({ forms }) => forms);
/** Forms after "não" that address the writer if a part of the text follows. */
export const forbiddingTextForms = formsOf(['writer', 'text', 'either'], ({ forms }) => forms);
/** Forms after "não" that address the writer in the infinitive. */
export const forbiddingInfinitives = formsOf(['writer', 'text', 'infinitive'], ({ infinitive }) => infinitive);
/** The stems of all verbs with which a writer is told what not to do. */
export const writerVerbStems = `${writerVerbs.map(({ stem }) => stem).join('|')}|${otherStems}`;
