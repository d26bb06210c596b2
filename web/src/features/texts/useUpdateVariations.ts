import { useMutation } from '@apollo/client/react';
import { graphql } from '../../gql';
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

interface Failure {
  readonly message: string;
  /** The texts were changed elsewhere meanwhile; the newer ones are in the cache. */
  readonly isConflict: boolean;
}

/** Saves all texts of a generation into the server and the cache; resolves with null, or why they were not saved. */
export function useUpdateVariations({ before, fallback }: FailureWording) {
  const [mutate, { loading }] = useMutation(UpdateVariations);

  async function update(
    generationId: string,
    variations: string[],
    basedOn: IsoDateTime | null,
  ): Promise<Failure | null> {
    try {
      const { data } = await mutate({ variables: { input: { generationId, variations, basedOn } } });
      const result = data?.updateVariations;
      if (result?.__typename === 'UpdateVariationsSuccess') return null;
      return { message: before + (result?.message || fallback), isConflict: result?.__typename === 'EditConflict' };
    } catch (error) {
      return { message: before + serverMessage(error, fallback), isConflict: false };
    }
  }

  return { update, loading };
}
