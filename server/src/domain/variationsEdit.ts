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

/** When a change of the stored texts is made: later than the one before even where a clock is behind, for isNewerThan(). */
export const changedAt = (editedAt: Date | null, now: Date): Date =>
  editedAt === null || now > editedAt ? now : new Date(editedAt.getTime() + 1);

/** Whether the texts of the edit are stored already, by this same edit or after it. */
const isStored = (
  stored: Pick<VersionedTexts, 'editedAt' | 'variations'>,
  { variations, editedAt }: VariationsEdit,
): boolean =>
  stored.editedAt !== null &&
  stored.editedAt >= editedAt &&
  JSON.stringify(stored.variations) === JSON.stringify(variations);

/** Whether the stored texts were changed after those that the edit is based on, other than by this same edit (rule 6.2). */
export const isEditConflict = (
  stored: Pick<VersionedTexts, 'editedAt' | 'variations'>,
  edit: VariationsEdit,
): boolean => !isStored(stored, edit) && isNewerThan(stored.editedAt, edit.basedOn);

/** The generation with the edit, whose texts are versions of their variations (rule 12.2); `conflict` as isEditConflict() says. */
export function edited<Stored extends VersionedTexts>(stored: Stored, edit: VariationsEdit): Stored | 'conflict' {
  if (isStored(stored, edit)) return stored;
  if (isEditConflict(stored, edit)) return 'conflict';
  const { variations } = edit;
  const editedAt = changedAt(stored.editedAt, edit.editedAt);
  const texts = variations.reduce((before, text, index) => withSavedText(before, index, text, editedAt), stored);
  return { ...texts, originalVariations: stored.originalVariations ?? stored.variations, variations, editedAt };
}
