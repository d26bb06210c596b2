import type { Parts } from '../../../../domain/content/parts.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';

/** One way to set out what the owner said: a sentence and lines, running words, or a list under the house's name. */
export type Arrangement = 0 | 1 | 2;

/** How a type of text is set out without a model. */
export interface Layout {
  /** Whether words can stand where a text of the type begins. */
  readonly fitsOpening: (words: string) => boolean;
  /** How the type begins, best first, where it begins in its own way. */
  readonly openings?: (material: Material, arrangement: Arrangement) => readonly Opening[];
  readonly write: (material: Material, opening: Opening, arrangement: Arrangement) => Parts;
}

/** A gap for what only the owner knows of a subject. */
export const storyBlank = ({ isBareTheme }: Material): readonly string[] =>
  isBareTheme ? ['[preencher: conte aqui em duas ou três frases]'] : [];

/** Who writes, where the opening does not say it. */
export const unmentionedNameAndPlace = (
  { nameAndPlace, place, name }: Material,
  { text }: Opening,
): readonly string[] => {
  const unmentioned =
    name !== null && text.includes(name) ? (place !== null && text.includes(place) ? null : place) : nameAndPlace;
  return unmentioned === null ? [] : [unmentioned];
};
