import type { Generation } from './generation.ts';

/** New texts of a generation, as an editor saves them. */
export interface VariationsEdit {
  readonly variations: readonly string[];
  readonly editedAt: Date;
  /** The `editedAt` that the editor started from: null for texts never edited, undefined to overwrite any edit. */
  readonly basedOn: Date | null | undefined;
}

/** Whether the stored texts were edited after those that the edit is based on, other than by this same edit (rule 6.2). */
export function isEditConflict(
  stored: Pick<Generation, 'editedAt' | 'variations'>,
  { variations, editedAt, basedOn }: VariationsEdit,
): boolean {
  if (basedOn === undefined || stored.editedAt === null) return false;
  const isRepeated =
    stored.editedAt.getTime() === editedAt.getTime() &&
    JSON.stringify(stored.variations) === JSON.stringify(variations);
  return !isRepeated && (basedOn === null || stored.editedAt > basedOn);
}
