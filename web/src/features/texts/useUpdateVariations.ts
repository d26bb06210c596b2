import { useMutation } from '@apollo/client/react';
import { getFragmentData, graphql } from '../../gql';
import { serverMessage } from '../../session/serverMessage';
import type { IsoDateTime } from '../../ui/dateTime';

/** What an edit or an adjustment changes: selected by both, and handed by the cache to whoever shows the generation. */
export const UpdatedVariationsFragment = graphql(`
  fragment UpdatedVariations_generation on Generation {
    id
    editedAt
    adjustmentsLeft
    variations {
      text
      previousText
      hashtags
      emojis
      ...VariationView_variation
    }
    originalVariations {
      text
    }
  }
`);

const UpdateVariations = graphql(`
  mutation UpdateVariations($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
      ... on UpdateVariationsSuccess {
        generation {
          ...UpdatedVariations_generation
        }
      }
      ... on EditConflict {
        generation {
          ...UpdatedVariations_generation
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

/** The words for a failed update: put before the server's message, or shown in place of it. */
export interface FailureWording {
  readonly before: string;
  readonly fallback: string;
}

/** The texts of a generation as they were when a change of one of them began. */
export interface EditBase {
  readonly id: string;
  readonly editedAt?: IsoDateTime | null;
  readonly variations: readonly { readonly text: string }[];
}

interface Failure {
  readonly message: string;
  /** The texts as they are stored, where this one was changed elsewhere meanwhile; they are in the cache, too. */
  readonly newer: EditBase | null;
}

/** Saves a text of a generation into the server and the cache. */
export function useUpdateVariations({ before, fallback }: FailureWording) {
  const [mutate, { loading }] = useMutation(UpdateVariations);

  /**
   * Saves the text in place of the one at the index; what was changed in the other texts meanwhile stays. `shown` is the
   * text that the change began from, where that is the stored one with blanks filled: both may be replaced. Resolves
   * with null, or why it was not saved.
   */
  async function update(startBase: EditBase, index: number, text: string, shown?: string): Promise<Failure | null> {
    const replaced = [startBase.variations[index]?.text, shown];
    try {
      for (let base = startBase; ;) {
        const variations = base.variations.map((each, at) => (at === index ? text : each.text));
        const input = { generationId: base.id, variations, basedOn: base.editedAt ?? null };
        const result = (await mutate({ variables: { input } })).data?.updateVariations;
        if (result?.__typename === 'UpdateVariationsSuccess') return null;
        const message = before + (result?.message || fallback);
        if (result?.__typename !== 'EditConflict') return { message, newer: null };
        const newer = getFragmentData(UpdatedVariationsFragment, result.generation);
        const storedText = newer.variations[index]?.text;
        if (storedText === text) return null;
        if (!replaced.includes(storedText) || newer.editedAt === base.editedAt) return { message, newer };
        base = newer;
      }
    } catch (error) {
      return { message: before + serverMessage(error, fallback), newer: null };
    }
  }

  return { update, loading };
}
