import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { serverMessage } from '../../session/serverMessage';
import { useDialogs } from '../../ui/Dialogs';
import { toast } from '../../ui/Toaster';
import type { SaveWording } from './VariationEditor';

const RestoreOriginal = graphql(`
  mutation RestoreOriginal($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
      ... on UpdateVariationsSuccess {
        generation {
          id
          ...GenerationCard_generation
          ...GenerationResult_generation
        }
      }
      ... on EditConflict {
        generation {
          id
          ...GenerationCard_generation
          ...GenerationResult_generation
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

/**
 * Puts a text back as it was written, after asking: an edit is lost by it. Resolves with the generation as it then is,
 * somebody else's newer texts included; null when nothing was changed.
 */
export function useRestoreOriginal(wording: SaveWording) {
  const [mutate] = useMutation(RestoreOriginal);
  const dialogs = useDialogs();
  return async (generationId: string, variations: string[], basedOn: string | null) => {
    const agreed = await dialogs.confirm('Trocar este texto pelo original? A sua edição será descartada.', {
      confirmLabel: 'Restaurar original',
    });
    if (!agreed) return null;
    try {
      const { data } = await mutate({ variables: { input: { generationId, variations, basedOn } } });
      const result = data?.updateVariations;
      if (result?.__typename === 'UpdateVariationsSuccess') return result.generation;
      toast.error(wording.before + (result?.message || wording.fallback));
      return result?.__typename === 'EditConflict' ? result.generation : null;
    } catch (error) {
      toast.error(wording.before + serverMessage(error, wording.fallback));
      return null;
    }
  };
}
