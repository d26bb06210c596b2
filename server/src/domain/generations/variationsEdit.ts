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
export const nextEditedAt = (editedAt: Date | null, now: Date): Date =>
  editedAt === null || now > editedAt ? now : new Date(editedAt.getTime() + 1);

/**
 * Whether the stored texts are those of the edit: a client whose answer was lost sends them again, with the time that it
 * started from before. Equal texts lose nothing, whoever saved them.
 */
const hasTextsOf = (stored: Pick<VersionedTexts, 'variations'>, { variations }: VariationsEdit): boolean =>
  JSON.stringify(stored.variations) === JSON.stringify(variations);

/** Whether other texts than those of the edit were stored after those that it is based on (rule 6.2). */
export const isEditConflict = (
  stored: Pick<VersionedTexts, 'editedAt' | 'variations'>,
  edit: VariationsEdit,
): boolean => !hasTextsOf(stored, edit) && isNewerThan(stored.editedAt, edit.basedOn);

/**
 * The generation with the edit, whose texts are versions of their variations (rule 12.2); unchanged when it has those texts
 * already; `conflict` as isEditConflict() says.
 */
export function applyEdit<Stored extends VersionedTexts>(stored: Stored, edit: VariationsEdit): Stored | 'conflict' {
  if (hasTextsOf(stored, edit)) return stored;
  if (isEditConflict(stored, edit)) return 'conflict';
  const { variations } = edit;
  const editedAt = nextEditedAt(stored.editedAt, edit.editedAt);
  const texts = variations.reduce((before, text, index) => withSavedText(before, index, text, editedAt), stored);
  return { ...texts, originalVariations: stored.originalVariations ?? stored.variations, variations, editedAt };
}
