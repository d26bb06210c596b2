import type { ProfileField } from '../account/user.ts';

/**
 * What sort of thing a fact states. `oldPrice` is the price before an offer ("de 100 por 70"); `bundle` is "leve 3
 * pague 2"; `number` is a number that the owner typed without saying what it counts ("corte 45"); `deadline` is the
 * last day or hour of something, `start` the first; `exception` is what an offer leaves out ("menos jaquetas");
 * `denial` is what the business does not do ("não aceitamos cartão").
 */
export type FactKind =
  | 'price'
  | 'oldPrice'
  | 'discount'
  | 'instalments'
  | 'bundle'
  | 'free'
  | 'number'
  | 'quantity'
  | 'measure'
  | 'date'
  | 'weekday'
  | 'time'
  | 'deadline'
  | 'start'
  | 'payment'
  | 'condition'
  | 'exception'
  | 'denial'
  | 'place'
  | 'contact'
  | 'link';

/** The product, service or event that a value belongs to: the stems of the folded words beside it that name things. */
export interface Thing {
  /** The first of the words: `pizz` of "pizza grande". */
  readonly head: string;
  readonly words: readonly string[];
  /** The stems next to the value, without the heading of a list: `larg` and `18l` of "tinta acrílica, lata 18l". */
  readonly near: readonly string[];
}

/** How certain the reading of a fact is: `doubtful` where the words may mean something else ("3a", "corte 6"). */
export type Certainty = 'certain' | 'doubtful';

/** A fact that a text states: the topic, a profile field or a written text. */
export interface Fact {
  readonly kind: FactKind;
  /** Normal form: two facts of one kind say the same when their keys are equal. */
  readonly key: string;
  /** The fact as Brazilians write it: `R$ 45`, `30%`, `28/11`, `9h`, `de segunda a sábado`. */
  readonly label: string;
  /** A doubtful fact never causes a hard finding. */
  readonly certainty: Certainty;
  /** Null when no word beside the value names a thing. */
  readonly about: Thing | null;
  /** The words as they were typed. */
  readonly words: string;
  /** Where they stand, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** The text of the owner that states a fact. */
export type FactSource = 'topic' | 'catalogue' | ProfileField;

/** A fact that the owner stated; `start` and `end` are indexes into the text of its source. */
export interface ToldFact extends Fact {
  readonly source: FactSource;
}

/** All that an owner told for one text, and the only source of what the text may state (rule 5.2). */
export interface FactSheet {
  /** In the order of the sources, the topic first; within a source in the order of the words. */
  readonly facts: readonly ToldFact[];
  /** The instant that "hoje" and "até sexta" are counted from. */
  readonly now: Date;
}

/** A told fact and whether a text has it; what the screen counts as "Fatos conferidos n/m". */
export interface CheckedFact {
  readonly fact: ToldFact;
  readonly present: boolean;
}
