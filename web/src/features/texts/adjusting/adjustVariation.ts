import type { ApolloClient } from '@apollo/client';
import { getFragmentData, graphql } from '../../../gql';
import type {
  AdjustVariationInput,
  AdjustVariationMutation,
  UpdatedVariations_GenerationFragment as Updated,
  VariationAdjustingSubscription,
} from '../../../gql/graphql';
import { UpdatedVariationsFragment, type TextsBefore } from '../useUpdateVariations';
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

export interface Tap {
  readonly input: Omit<AdjustVariationInput, 'basedOn'>;
  /** Ends it: the server stops writing and gives the adjustment back, unless much of the text was shown. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

type BasedTap = Tap & { readonly input: AdjustVariationInput };

/**
 * The outcome of a tap on a text that the owner sees, told of on the way where there is a socket. What was changed elsewhere
 * in the other texts is no conflict. Rejects when no answer came, or at the signal.
 */
export async function adjustVariation(
  client: ApolloClient,
  tap: Tap,
  before: TextsBefore,
): Promise<Outcome | undefined> {
  const { input } = tap;
  for (let basedOn = before.editedAt ?? null; ;) {
    const outcome = await serve(client, { ...tap, input: { ...input, basedOn } });
    if (outcome?.__typename !== 'EditConflict') return outcome;
    const newest = getFragmentData(UpdatedVariationsFragment, outcome.generation);
    const isSame = newest.variations[input.variation]?.text === before.variations[input.variation]?.text;
    if (!isSame || newest.editedAt === basedOn) return outcome;
    basedOn = newest.editedAt ?? null;
  }
}

async function serve(client: ApolloClient, tap: BasedTap): Promise<Outcome | undefined> {
  const watched = await watch(client, tap);
  tap.signal.throwIfAborted();
  // The same tap by the other way: it is joined if it is still served, and found if its text is stored.
  return watched ?? ask(client, tap);
}

/** Over the socket; null when there is none, or it was lost. */
const watch = (client: ApolloClient, { input, signal, onProgress }: BasedTap): Promise<Outcome | null> =>
  subscribeForOutcome(
    client,
    { query: VariationAdjusting, variables: { input }, signal, waitForSocketMs: 0 },
    (data) => {
      const event = data?.variationAdjusting;
      if (event?.__typename === 'CopyProgress') {
        onProgress(event);
        return 'in-progress';
      }
      if (event && 'generation' in event) store(client, getFragmentData(UpdatedVariationsFragment, event.generation));
      return event ?? null;
    },
  );

/** Into the cache, where a mutation's answer goes by itself. */
const store = ({ cache }: ApolloClient, data: Updated) =>
  cache.writeFragment({ fragment: UpdatedVariationsFragment, fragmentName: 'UpdatedVariations_generation', data });

async function ask(client: ApolloClient, { input, signal }: BasedTap): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: AdjustVariation,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.adjustVariation;
}

/** The generation that the owner sees while tapping. */
export type Before = TextsBefore & Pick<Updated, 'adjustmentsLeft'>;

/**
 * Reads the generation after a cancelled tap until the adjustment is back, or its text is stored; rejects when it cannot be
 * read. Once much of the text was shown, the server writes it to its end and counts it.
 */
export function readAfterCancelling(
  client: ApolloClient,
  variation: number,
  { id, adjustmentsLeft, variations }: Before,
): Promise<{ readonly isStored: boolean }> {
  return pollUntilSettled(async () => {
    const { data } = await client.query({ query: AdjustedGeneration, variables: { id }, fetchPolicy: 'network-only' });
    const now = getFragmentData(UpdatedVariationsFragment, data?.generation);
    if (!now || now.adjustmentsLeft >= adjustmentsLeft) return { isStored: false };
    const isAsBefore = now.variations[variation]?.text === variations[variation]?.text;
    return isAsBefore ? 'unsettled' : { isStored: true };
  });
}
