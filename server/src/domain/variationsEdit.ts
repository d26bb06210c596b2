import { withSavedText, type VersionedTexts } from './versions.ts';

/** New texts of a generation, as an editor saves them. */
export interface VariationsEdit {
  readonly variations: readonly string[];
  readonly editedAt: Date;
  /** The `editedAt` that the editor started from: null for texts never edited, undefined to overwrite any edit. */
  readonly basedOn: Date | null | undefined;
}

/** Whether the stored texts are newer than those that somebody started from; undefined starts from whatever is stored. */
export const isNewerThan = (editedAt: Date | null, basedOn: Date | null | undefined): boolean =>
  basedOn !== undefined && editedAt !== null && (basedOn === null || editedAt > basedOn);

/** Whether the stored texts were changed after those that the edit is based on, other than by this same edit (rule 6.2). */
export function isEditConflict(
  stored: Pick<VersionedTexts, 'editedAt' | 'variations'>,
  { variations, editedAt, basedOn }: VariationsEdit,
): boolean {
  const isRepeated =
    stored.editedAt?.getTime() === editedAt.getTime() &&
    JSON.stringify(stored.variations) === JSON.stringify(variations);
  return !isRepeated && isNewerThan(stored.editedAt, basedOn);
}

/** The generation with the edit, whose texts are versions of their variations (rule 12.2); `conflict` as isEditConflict() says. */
export function edited<Stored extends VersionedTexts>(stored: Stored, edit: VariationsEdit): Stored | 'conflict' {
  if (isEditConflict(stored, edit)) return 'conflict';
  const { variations, editedAt } = edit;
  const texts = variations.reduce((before, text, index) => withSavedText(before, index, text, editedAt), stored);
  return { ...texts, originalVariations: stored.originalVariations ?? stored.variations, variations, editedAt };
}
