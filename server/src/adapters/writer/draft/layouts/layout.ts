import type { Parts } from '../../../../domain/content/parts.ts';
import type { Material } from '../material.ts';
import type { Opening } from '../openings.ts';

/** One way to set out what the owner said; 0 to 2, each with another order and form. */
export type Arrangement = 0 | 1 | 2;

/** How a type of text is set out without a model. */
export interface Layout {
  /** Whether words can stand where a text of the type begins. */
  readonly fitsOpening: (words: string) => boolean;
  readonly write: (material: Material, opening: Opening, arrangement: Arrangement) => Parts;
}

/** The lead, where the opening has not said it. */
export const leadAfter = ({ lead }: Material, { isWhole }: Opening): readonly string[] => (isWhole ? [] : [lead]);

/** The points that the opening has not said. */
export const pointsAfter = ({ points }: Material, { text }: Opening): readonly string[] =>
  points.filter((point) => !text.toLowerCase().includes(point.toLowerCase()));

/** A gap for what only the owner knows of a subject. */
export const story = ({ isTheme }: Material): readonly string[] =>
  isTheme ? ['[preencher: conte aqui em duas ou três frases]'] : [];

/** Who writes, where the opening does not say it. */
export const houseAfter = ({ house, place, name }: Material, { text }: Opening): readonly string[] => {
  const left = name !== null && text.includes(name) ? place : house;
  return left === null ? [] : [left];
};
