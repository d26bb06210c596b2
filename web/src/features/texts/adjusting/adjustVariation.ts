import type { ApolloClient } from '@apollo/client';
import { getFragmentData, graphql } from '../../../gql';
import type {
  AdjustVariationInput,
  AdjustVariationMutation,
  UpdatedVariations_GenerationFragment as Updated,
  VariationAdjustingSubscription,
} from '../../../gql/graphql';
import { UpdatedVariationsFragment, type EditBase } from '../useUpdateVariations';
import { subscribeForOutcome } from '../../../session/subscribeForOutcome';
import { pollUntilSettled } from '../../../session/pollUntilSettled';

const AdjustVariation = graphql(`
  mutation AdjustVariation($input: AdjustVariationInput!) {
    adjustVariation(input: $input) {
      __typename
      ... on AdjustVariationSuccess {
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

const VariationAdjusting = graphql(`
  subscription VariationAdjusting($input: AdjustVariationInput!) {
    variationAdjusting(input: $input) {
      __typename
      ... on CopyProgress {
        restarted
        pieces {
          text
        }
      }
      ... on AdjustVariationSuccess {
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

const AdjustedGeneration = graphql(`
  query AdjustedGeneration($id: ID!) {
    generation(id: $id) {
      ...UpdatedVariations_generation
    }
  }
`);

type Event = VariationAdjustingSubscription['variationAdjusting'];
type Progress = Extract<Event, { __typename: 'CopyProgress' }>;
type Outcome = AdjustVariationMutation['adjustVariation'];

export interface AdjustmentRequest {
  readonly input: Omit<AdjustVariationInput, 'basedOn'>;
  /** Cancels it: the server stops writing and returns the adjustment, unless much of the text was shown. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

type AdjustmentRequestOnBase = AdjustmentRequest & { readonly input: AdjustVariationInput };

/**
 * The outcome of a tap on a text that the owner sees, told of on the way where there is a socket. What was changed elsewhere
 * in the other texts is no conflict. Rejects when no answer came, or at the signal.
 */
export async function adjustVariation(
  client: ApolloClient,
  tap: AdjustmentRequest,
  before: EditBase,
): Promise<Outcome | undefined> {
  const { input } = tap;
  for (let basedOn = before.editedAt ?? null; ;) {
    const outcome = await send(client, { ...tap, input: { ...input, basedOn } });
    if (outcome?.__typename !== 'EditConflict') return outcome;
    const newest = getFragmentData(UpdatedVariationsFragment, outcome.generation);
    const isSame = newest.variations[input.variation]?.text === before.variations[input.variation]?.text;
    if (!isSame || newest.editedAt === basedOn) return outcome;
    basedOn = newest.editedAt ?? null;
  }
}

async function send(client: ApolloClient, tap: AdjustmentRequestOnBase): Promise<Outcome | undefined> {
  const overSocket = await sendOverSocket(client, tap);
  tap.signal.throwIfAborted();
  // The same requestId over HTTP: the server waits for an adjustment in progress, and finds one that is stored.
  return overSocket ?? sendOverHttp(client, tap);
}

/** Sends the adjustment over the socket; null when there is no socket, or it was lost. */
const sendOverSocket = (
  client: ApolloClient,
  { input, signal, onProgress }: AdjustmentRequestOnBase,
): Promise<Outcome | null> =>
  subscribeForOutcome(
    client,
    { query: VariationAdjusting, variables: { input }, signal, waitForSocketMs: 0 },
    (data) => {
      const event = data?.variationAdjusting;
      if (event?.__typename === 'CopyProgress') {
        onProgress(event);
        return 'in-progress';
      }
      if (event && 'generation' in event)
        writeToCache(client, getFragmentData(UpdatedVariationsFragment, event.generation));
      return event ?? null;
    },
  );

/** Writes the answer into the cache, as Apollo does for a mutation. */
const writeToCache = ({ cache }: ApolloClient, data: Updated) =>
  cache.writeFragment({ fragment: UpdatedVariationsFragment, fragmentName: 'UpdatedVariations_generation', data });

async function sendOverHttp(
  client: ApolloClient,
  { input, signal }: AdjustmentRequestOnBase,
): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: AdjustVariation,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.adjustVariation;
}

/** The generation that the owner sees while tapping. */
export type ShownGeneration = EditBase & Pick<Updated, 'adjustmentsLeft'>;

/**
 * Reads the generation after a cancelled tap until the adjustment is back, or its text is stored; rejects when it cannot be
 * read. Once much of the text was shown, the server writes it to its end and counts it.
 */
export function readAfterCancelling(
  client: ApolloClient,
  variation: number,
  { id, adjustmentsLeft, variations }: ShownGeneration,
): Promise<{ readonly isStored: boolean }> {
  return pollUntilSettled(async () => {
    const { data } = await client.query({ query: AdjustedGeneration, variables: { id }, fetchPolicy: 'network-only' });
    const now = getFragmentData(UpdatedVariationsFragment, data?.generation);
    if (!now || now.adjustmentsLeft >= adjustmentsLeft) return { isStored: false };
    const isUnchanged = now.variations[variation]?.text === variations[variation]?.text;
    return isUnchanged ? 'unsettled' : { isStored: true };
  });
}
