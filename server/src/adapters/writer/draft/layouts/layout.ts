import type { Parts } from '../../../../domain/content/parts.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';

/** One of three ways to arrange the statements: lines, prose, or a list under the name of the business. */
export type Arrangement = 0 | 1 | 2;

/** The layout of a content type, for the writer without a model. */
export interface Layout {
  /** Whether words can stand where a text of the type begins. */
  readonly fitsOpening: (words: string) => boolean;
  /** The openings of the type, best first; without it those of openingsFrom. */
  readonly openings?: (material: Material, arrangement: Arrangement) => readonly Opening[];
  readonly write: (material: Material, opening: Opening, arrangement: Arrangement) => Parts;
}

/** A blank for what only the owner knows, if the topic says nothing about its subject. */
export const storyBlank = ({ isBareTheme }: Material): readonly string[] =>
  isBareTheme ? ['[preencher: conte aqui em duas ou três frases]'] : [];

/** The name and the place of the business, as far as the opening does not say them. */
export const unmentionedNameAndPlace = (
  { nameAndPlace, place, name }: Material,
  { text }: Opening,
): readonly string[] => {
  const unmentioned =
    name !== null && text.includes(name) ? (place !== null && text.includes(place) ? null : place) : nameAndPlace;
  return unmentioned === null ? [] : [unmentioned];
};
