import type { Parts, PartSpecs, PartsOf } from './parts.ts';
import type { Piece } from './pieces.ts';

/** Where a campaign link goes: into the words of a part, into a part of its own, or to the profile, where it can be tapped. */
type LinkRule<Key = string> =
  { readonly place: 'words' | 'part'; readonly part: Key } | { readonly place: 'bio'; readonly words: string };

type FiveTopics = readonly [string, string, string, string, string];

/** All that is particular to a type of text, in one place; the numbers are those of rule 5.3. */
export interface ContentDescriptor {
  /** pt-BR, for owners. */
  readonly label: string;
  /** The plans that have it. */
  readonly plans: 'every plan' | 'paid plans';
  /**
   * What the topic field suggests, as an owner would type it. For each of them the writer without a model has texts that a
   * person wrote.
   */
  readonly suggestedTopics: FiveTopics;
  /** The object type of its parts in the API, and what that is, in English. */
  readonly api: { readonly typeName: string; readonly description: string };
  readonly parts: PartSpecs;
  /** The maximum number of characters of a whole text as people count them, without the campaign link. */
  readonly maxCharacters: number;
  /** Room for one text in an answer, in tokens: twice what a good one takes. */
  readonly answerTokens: number;
  readonly link: LinkRule;
  /** The marks that its readers see as bold and the like. */
  readonly marks: 'none' | 'whatsapp';
  /** The parts that a text has, however it is laid out; null when it is no text of this type. */
  readonly read: (text: string) => Parts | null;
  /** The words that may open a text; its opening is the first of them that says more than a greeting. */
  readonly openings: (text: string) => readonly Piece[];
}

/** A descriptor that knows its topics, and the keys and the types of its parts. */
interface TypedDescriptor<Specs extends PartSpecs, Topics extends FiveTopics> extends ContentDescriptor {
  readonly suggestedTopics: Topics;
  readonly parts: Specs;
  readonly link: LinkRule<keyof Specs & string>;
  readonly read: (text: string) => PartsOf<Specs> | null;
}

/** A descriptor, checked where it stands: its reader gives its parts, and its link goes into one of them. */
export const describeContent = <const Specs extends PartSpecs, const Topics extends FiveTopics>(
  descriptor: TypedDescriptor<Specs, Topics>,
): TypedDescriptor<Specs, Topics> => descriptor;
