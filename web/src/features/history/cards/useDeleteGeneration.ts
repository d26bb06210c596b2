import { isReference, type ApolloCache, type Reference } from '@apollo/client';
import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../../gql';
import { idToken } from '../../../session/identity';
import { keepaliveContext } from '../../../session/keepaliveContext';
import { serverMessage } from '../../../session/serverMessage';
import { useViewer } from '../../../session/ViewerProvider';
import { useDialogs } from '../../../ui/feedback/Dialogs';
import { toast } from '../../../ui/feedback/Toaster';
import { storeLastResult, readLastResult } from '../../texts/lastResult';
import { kitKey, type ResultKey } from '../../texts/resultKey';
import { excerptOf } from './excerpt';

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

const DeleteKit = graphql(`
  mutation DeleteKit($input: DeleteKitInput!) {
    deleteKit(input: $input) {
      __typename
      ... on DeleteKitSuccess {
        kitId
        generationIds
      }
    }
  }
`);

const DeletedGeneration = graphql(`
  fragment DeletedGeneration on Generation {
    topic
    variations {
      text
    }
  }
`);

interface HistoryList {
  edges: { node: Reference }[];
}

/** A kit with those of its texts that are in the list. */
interface ListedKit {
  readonly id: string;
  readonly texts: readonly string[];
}

/**
 * Deletes a text or a kit after a confirmation that quotes it. The card is removed optimistically, and a toast confirms it
 * when the server has answered. When the server fails, the card is restored with the reason and the page is reloaded.
 */
export function useDeleteGeneration() {
  const dialogs = useDialogs();
  const client = useApolloClient();
  const [deleteGeneration] = useMutation(DeleteGeneration);
  const [deleteKit] = useMutation(DeleteKit);
  const { viewer } = useViewer();
  const [failure, setFailure] = useState<{ id: string; message: string } | null>(null);

  /** `onRemove` is called just before the card leaves the list. */
  async function remove(id: string, onRemove: () => void) {
    const isConfirmed = await dialogs.confirm(
      'Tem certeza que deseja excluir esta geração? Esta ação não pode ser desfeita.',
      { confirmLabel: 'Excluir', danger: true, detail: excerptFromCache(client.cache, id) },
    );
    if (isConfirmed) await removeText(id, onRemove);
  }

  /** Asks whether the text goes, or all texts of its kit; without a text, whether all go. */
  async function removeFromKit(kit: ListedKit, text: string | null, onRemove: (isCardGone: boolean) => void) {
    const deleteKitChoice = { label: 'Excluir o kit inteiro', variant: 'danger' } as const;
    const choice =
      text === null
        ? await dialogs.choose(
            'Excluir todos os textos deste kit? Esta ação não pode ser desfeita.',
            [deleteKitChoice],
            readGeneration(client.cache, kit.texts[0] ?? '')?.topic,
          )
        : await dialogs.choose(
            'Excluir só este texto ou o kit inteiro? Esta ação não pode ser desfeita.',
            [deleteKitChoice, { label: 'Só este texto', variant: 'danger' }],
            excerptFromCache(client.cache, text),
          );
    if (choice === null) return;
    if (text !== null && choice === 1) return removeText(text, () => onRemove(kit.texts.length === 1));
    await removeResult(text ?? kit.texts[0] ?? '', kitKey(kit.id), () => {
      onRemove(true);
      return deleteKit({
        variables: { input: { kitId: kit.id } },
        context: keepaliveContext,
        optimisticResponse: {
          deleteKit: { __typename: 'DeleteKitSuccess', kitId: kit.id, generationIds: [...kit.texts] },
        },
        update: (cache, { data }) => removeFromLists(cache, data?.deleteKit.generationIds ?? []),
      });
    });
  }

  const removeText = (id: string, onRemove: () => void) =>
    removeResult(id, id, () => {
      onRemove();
      return deleteGeneration({
        variables: { input: { generationId: id } },
        context: keepaliveContext,
        optimisticResponse: { deleteGeneration: { __typename: 'DeleteGenerationSuccess', generationId: id } },
        update: (cache, { data }) => removeFromLists(cache, data ? [data.deleteGeneration.generationId] : []),
      });
    });

  /** Removes a result; a failure is said at the text of the id. */
  async function removeResult(id: string, key: ResultKey, mutate: () => Promise<unknown>) {
    // Signed out in another tab while the question was open.
    if ((await idToken().catch(() => undefined)) === null) {
      await dialogs.alert('Authentication error. Please refresh.');
      return;
    }
    setFailure(null);
    try {
      await mutate();
      toast.success(key === id ? 'Texto excluído.' : 'Kit excluído.');
      if (viewer && readLastResult(viewer.id) === key) storeLastResult(viewer.id, null);
    } catch (error) {
      setFailure({ id, message: serverMessage(error, 'Ocorreu um erro.') });
      await dialogs.alert('Não foi possível excluir a geração. A página será atualizada.');
      location.reload();
    }
  }

  return { remove, removeFromKit, failure };
}

const readGeneration = (cache: ApolloCache, id: string) =>
  cache.readFragment({ fragment: DeletedGeneration, id: `Generation:${id}` });

/** The first words of the text, as its card shows them. */
const excerptFromCache = (cache: ApolloCache, id: string): string | undefined =>
  excerptOf(readGeneration(cache, id)?.variations[0]?.text ?? '') || undefined;

/** An optimistic response cannot evict from the cache, so the cards are removed from every list. */
function removeFromLists(cache: ApolloCache, deleted: readonly string[]): void {
  cache.modify<{ history: HistoryList }>({
    fields: {
      history: (list, { readField }) =>
        isReference(list)
          ? list
          : { ...list, edges: list.edges.filter(({ node }) => !deleted.includes(String(readField('id', node)))) },
    },
  });
}
