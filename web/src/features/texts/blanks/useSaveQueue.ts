import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import {
  UpdatedVariationsFragment,
  useUpdateVariations,
  type FailureWording,
  type EditBase,
} from '../useUpdateVariations';

/** Saves texts of a generation one after the other, so that no save conflicts with one of this page. */
export function useSaveQueue(wording: FailureWording) {
  const { update } = useUpdateVariations(wording);
  const { cache } = useApolloClient();
  const last = useRef<ReturnType<typeof update>>(null);

  /** Saves as `update` does, at once or after the save that is under way. */
  const save: typeof update = async (...change) => {
    const ownSave = last.current ? last.current.then(() => update(...change)) : update(...change);
    last.current = ownSave;
    const failure = await ownSave;
    if (last.current === ownSave) last.current = null;
    return failure;
  };

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

  return { save, waitForSaves };
}
