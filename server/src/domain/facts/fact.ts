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

/** What a value is told of: the words beside it that name things, folded and cut to their stems. */
export interface Thing {
  /** The first of the words: `pizz` of "pizza grande". */
  readonly head: string;
  readonly words: readonly string[];
  /** Those that stand right beside the value, the heading of a list left out: `larg` and `18l` of "tinta acrílica, lata 18l". */
  readonly near: readonly string[];
}

/** How sure its reading is: `doubtful` where the words may say another thing ("3a", "corte 6"). */
export type Certainty = 'certain' | 'doubtful';

/** A fact that words state, wherever it is that they stand. */
export interface Fact {
  readonly kind: FactKind;
  /** Normal form: two facts of one kind say the same when their keys are equal. */
  readonly key: string;
  /** The fact as Brazilians write it: `R$ 45`, `30%`, `28/11`, `9h`, `de segunda a sábado`. */
  readonly label: string;
  /** No hard finding rests on a doubtful one. */
  readonly certainty: Certainty;
  /** Null when nothing beside the value names a thing. */
  readonly about: Thing | null;
  /** The words as they were typed. */
  readonly words: string;
  /** Where they stand, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Which of the owner's words told a fact. */
export type FactSource = 'topic' | 'catalogue' | ProfileField;

/** A fact that the owner told; `start` and `end` are places in the words of its source. */
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
