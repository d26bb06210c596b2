/** One line of a script: when it is said, in whole seconds, and what is seen meanwhile. */
export interface Scene {
  readonly from: number;
  readonly to: number;
  readonly speech: string;
  readonly scene: string;
}

/** What a part of each kind holds. */
export interface PartValues {
  readonly text: string;
  /** Null where the text does without it. */
  readonly optional: string | null;
  /** Separated by blank lines. */
  readonly paragraphs: readonly string[];
  /** A line with a hyphen each. */
  readonly points: readonly string[];
  /** Each with its `#`. */
  readonly hashtags: readonly string[];
  /** A table of time, speech and scene. */
  readonly scenes: readonly Scene[];
}

/** A part of a type of text: what it is called, what it may hold, and where it stands. */
export interface PartSpec {
  readonly kind: keyof PartValues;
  /** pt-BR: its name for owners, and before it in the text if it is `labelled`. */
  readonly label: string;
  /** English: what it is, for the users of the API. */
  readonly description: string;
  /** pt-BR: what the model is to write there; null for what code writes. */
  readonly task: string | null;
  /** Whether its label stands before it in the text, as in `Título: …`. */
  readonly labelled?: boolean;
  /** What separates it from the part before it; a blank line if left out. */
  readonly after?: 'line' | 'blank line';
  /** The minimum and maximum number of characters as people count them; of a list, of items. */
  readonly min?: number;
  readonly max?: number;
}

/** The parts of a type of text in the order in which they stand in it. */
export type PartSpecs = Readonly<Record<string, PartSpec>>;

/** The parts of one text. */
export type PartsOf<Specs extends PartSpecs> = { readonly [Key in keyof Specs]: PartValues[Specs[Key]['kind']] };

/** The parts of a text of any type, by their keys. */
export type Parts = Readonly<Record<string, PartValues[keyof PartValues]>>;
