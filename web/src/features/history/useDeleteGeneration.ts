import { isReference, type Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql';
import { idToken } from '../../session/identity';
import { outlivesPage } from '../../session/outlivesPage';
import { serverMessage } from '../../session/serverMessage';
import { useViewer } from '../../session/ViewerProvider';
import { useDialogs } from '../../ui/Dialogs';
import { keepLastResult, lastResult } from '../texts/lastResult';

const DeleteGeneration = graphql(`
  mutation DeleteGeneration($input: DeleteGenerationInput!) {
    deleteGeneration(input: $input) {
      __typename
      ... on DeleteGenerationSuccess {
        generationId
      }
    }
  }
`);

interface HistoryList {
  edges: { node: Reference }[];
}

/** Asks, then removes the card at once; when the server fails, the card is restored with the reason, and the page is read again. */
export function useDeleteGeneration() {
  const dialogs = useDialogs();
  const [mutate] = useMutation(DeleteGeneration);
  const { viewer } = useViewer();
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null);

  /** `onRemove` is called just before the card leaves the list. */
  async function remove(id: string, onRemove: () => void) {
    const agreed = await dialogs.confirm(
      'Tem certeza que deseja excluir esta geração? Esta ação não pode ser desfeita.',
      { confirmLabel: 'Excluir', danger: true },
    );
    if (!agreed) return;
    // Signed out in another tab while the question was open.
    if ((await idToken().catch(() => undefined)) === null) {
      await dialogs.alert('Authentication error. Please refresh.');
      return;
    }
    setFailure(null);
    onRemove();
    const gone = mutate({
      variables: { input: { generationId: id } },
      context: outlivesPage,
      optimisticResponse: { deleteGeneration: { __typename: 'DeleteGenerationSuccess', generationId: id } },
      update(cache, { data }) {
        const deleted = data?.deleteGeneration.generationId;
        // An optimistic answer cannot evict, so the card is taken out of every list.
        cache.modify<{ history: HistoryList }>({
          fields: {
            history: (list, { readField }) =>
              isReference(list)
                ? list
                : {
                    ...list,
                    edges: list.edges.filter(({ node }) => readField('id', node) !== deleted),
                  },
          },
        });
      },
    });
    try {
      await gone;
      if (viewer && lastResult(viewer.id) === id) keepLastResult(viewer.id, null);
    } catch (error) {
      setFailure({ id, message: serverMessage(error, 'Ocorreu um erro.') });
      await dialogs.alert('Não foi possível excluir a geração. A página será atualizada.');
      location.reload();
    }
  }

  return { remove, failure };
}
