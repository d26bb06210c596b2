import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  UpdatedVariationsFragment,
  useUpdateVariations,
  type FailureWording,
  type EditBase,
} from '../useUpdateVariations';

export type SaveQueue = ReturnType<typeof useSaveQueue>;

/** Saves texts of a generation one after the other, so that no save conflicts with one of this page. */
export function useSaveQueue(wording: FailureWording) {
  const { update } = useUpdateVariations(wording);
  const { cache } = useApolloClient();
  const last = useRef<ReturnType<typeof update>>(null);

  /**
   * The generation to change after the saves that are under way: as they leave it, or as it was given where none is
   * under way or the last one fails. Never rejects.
   */
  async function waitForSaves<Texts extends EditBase>(shown: Texts): Promise<Texts> {
    if (!last.current || (await last.current) !== null) return shown;
    const stored = cache.readFragment({
      fragment: UpdatedVariationsFragment,
      fragmentName: 'UpdatedVariations_generation',
      from: { __typename: 'Generation', id: shown.id },
    });
    return { ...shown, ...stored };
  }

  /**
   * Saves what `edit` makes of the text at the index, at once or after the save that is under way, and then of the text as
   * that one leaves it. Resolves as `update` does.
   */
  async function save(generation: EditBase, index: number, edit: (text: string) => string, shown: string) {
    const saveEdit = (base: EditBase) => update(base, index, edit(base.variations[index]?.text ?? ''), shown);
    const ownSave = last.current ? waitForSaves(generation).then(saveEdit) : saveEdit(generation);
    last.current = ownSave;
    const failure = await ownSave;
    if (last.current === ownSave) last.current = null;
    return failure;
  }

  return { save, waitForSaves };
}
