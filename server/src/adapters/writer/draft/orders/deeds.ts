/** A verb of what a writer is told to do, or not to do, in folded words. */
interface Deed {
  /** How all of its forms begin. */
  readonly stem: string;
  /** Its forms as orders are typed: told to somebody, or in the infinitive. */
  readonly forms: string;
  readonly infinitive: string;
  /**
   * To whom "não …" is told: `writer` to nobody else, `text` to the writer where a part of the text follows, `infinitive` to the writer
   * in the infinitive alone; `either` to customers as well.
   */
  readonly told: 'writer' | 'text' | 'infinitive' | 'either';
}

/** A regular verb, whose orders end in -a, -e and -ar. */
const inAr = (stem: string, told: Deed['told']): Deed => ({
  stem,
  forms: `${stem}(?:a|e|ar)`,
  infinitive: `${stem}ar`,
  told,
});

const deeds: readonly Deed[] = [
  inAr('mencion', 'writer'),
  inAr('cit', 'writer'),
  inAr('exager', 'writer'),
  inAr('invent', 'writer'),
  { stem: 'escrev', forms: 'escrev(?:a|e|er)', infinitive: 'escrever', told: 'writer' },
  inAr('fal', 'text'),
  inAr('mostr', 'text'),
  { stem: 'di[gz]', forms: 'dig[ao]|diz(?:er)?', infinitive: 'dizer', told: 'text' },
  { stem: 'colo[cq]', forms: 'coloc(?:a|ar)|coloque', infinitive: 'colocar', told: 'text' },
  { stem: 'po(?:e|nh|r)', forms: 'poe|por|ponha', infinitive: 'por', told: 'text' },
  { stem: 'comec', forms: 'comec(?:a|e|ar)', infinitive: 'comecar', told: 'infinitive' },
  { stem: 'promet', forms: 'promet(?:a|e|er)', infinitive: 'prometer', told: 'infinitive' },
  { stem: 'repet', forms: 'repet(?:e|ir)', infinitive: 'repetir', told: 'infinitive' },
  { stem: 'divulg', forms: 'divulg(?:a|ue|ar)', infinitive: 'divulgar', told: 'either' },
  inAr('bot', 'either'),
  inAr('us', 'either'),
  { stem: 'esquec', forms: 'esquec(?:a|e|er)', infinitive: 'esquecer', told: 'either' },
];

/** The stems of more verbs of which a writer is told what not to do. */
const others =
  'apel|assust|cham|cobr|compar|cont|critic|d[aei]|deix|ensin|explic|faca|faz|forc|incomod|julg|ofend|parec|pec|ped|precis|quer|romant|sej|soa|tem|tenh|termin|trat|vend|zo';

const formsOf = (told: readonly Deed['told'][], form: (deed: Deed) => string): string =>
  deeds
    .filter((deed) => told.includes(deed.told))
    .map(form)
    .join('|');

/** What "não …" says to nobody but a writer. */
export const silencing = formsOf(['writer'], ({ forms }) => forms);
/** What it says to the writer where a part of the text follows. */
export const silencingOfText = formsOf(['writer', 'text', 'either'], ({ forms }) => forms);
/** What it says to the writer in the infinitive. */
export const silencingInInfinitive = formsOf(['writer', 'text', 'infinitive'], ({ infinitive }) => infinitive);
/** How every verb begins of what a writer is told not to do. */
export const stemsOfDeeds = `${deeds.map(({ stem }) => stem).join('|')}|${others}`;
