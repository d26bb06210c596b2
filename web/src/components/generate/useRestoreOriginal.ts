import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
import { serverMessage } from '../../session/serverMessage';
import { useDialogs } from '../../ui/Dialogs';
import { toast } from '../../ui/Toaster';

const RestoreOriginal = graphql(`
  mutation RestoreOriginal($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
      ... on UpdateVariationsSuccess {
        generation {
          id
          ...GenerationCard_generation
        }
      }
      ... on EditConflict {
        generation {
          id
          ...GenerationCard_generation
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

const unsaved = 'Falha ao salvar no servidor.';

/** Puts a text back as it was written, after asking: an edit is lost by it. */
export function useRestoreOriginal() {
  const [mutate] = useMutation(RestoreOriginal);
  const dialogs = useDialogs();
  return async (generationId: string, variations: string[], basedOn: string | null): Promise<void> => {
    const agreed = await dialogs.confirm('Trocar este texto pelo original? A sua edição será descartada.', {
      confirmLabel: 'Restaurar original',
    });
    if (!agreed) return;
    try {
      const { data } = await mutate({ variables: { input: { generationId, variations, basedOn } } });
      const result = data?.updateVariations;
      if (result && result.__typename !== 'UpdateVariationsSuccess') toast.error(`Erro ao salvar: ${result.message}`);
    } catch (error) {
      toast.error(`Erro ao salvar: ${serverMessage(error, unsaved)}`);
    }
  };
}
