import type { ApolloClient } from '@apollo/client';
import { getFragmentData, graphql } from '../../../gql';
import type { CopyWritingSubscription, GenerateCopyInput, GenerateCopyMutation } from '../../../gql/graphql';
import { GenerationResultFragment } from '../../texts/generationResultFragment';
import { subscribeForOutcome } from '../../../session/subscribeForOutcome';
import { pollUntilSettled } from '../../../session/pollUntilSettled';
import type { ClickKind, Sending } from './click';
import { failureOf, withPieces, type Writing } from './writing';

const GenerateCopy = graphql(`
  mutation GenerateCopy($input: GenerateCopyInput!) {
    generateCopy(input: $input) {
      __typename
      ... on GenerateCopySuccess {
        generation {
          id
          ...GenerationResult_generation
        }
        user {
          id
          textCredits
        }
      }
      ... on Failure {
        message
      }
      ... on InvalidBrief {
        field
      }
    }
  }
`);

const CopyWriting = graphql(`
  subscription CopyWriting($input: GenerateCopyInput!) {
    copyWriting(input: $input) {
      __typename
      ... on CopyProgress {
        restarted
        pieces {
          variation
          text
        }
      }
      ... on GenerateCopySuccess {
        generation {
          id
          ...GenerationResult_generation
        }
        user {
          id
          textCredits
        }
      }
      ... on Failure {
        message
      }
      ... on InvalidBrief {
        field
      }
    }
  }
`);

const ClickQuery = graphql(`
  query Click($requestId: ID!) {
    click(requestId: $requestId) {
      state
      generation {
        id
        ...GenerationResult_generation
      }
    }
    viewer {
      id
      textCredits
    }
  }
`);

export const CreditsFragment = graphql(`
  fragment Credits_user on User {
    id
    textCredits
  }
`);

type Event = CopyWritingSubscription['copyWriting'];
type Progress = Extract<Event, { __typename: 'CopyProgress' }>;
type Success = Extract<Event, { __typename: 'GenerateCopySuccess' }>;
type Outcome = GenerateCopyMutation['generateCopy'];
type Click = Sending<GenerateCopyInput>;

/** The click for one text. */
export const textClick: ClickKind<GenerateCopyInput> = {
  begun: () => ({ status: 'writing', texts: [], current: 0, phase: 'first' }),

  async send(client, click) {
    const watched = await watch(client, click);
    click.signal.throwIfAborted();
    // The same click by the other way: it is joined if it is still written, and found if it is stored.
    const outcome = watched ?? (await ask(client, click));
    if (outcome?.__typename === 'GenerateCopySuccess') return { status: 'done', id: outcome.generation.id };
    return failureOf(outcome);
  },

  async stored(client, { requestId }) {
    const { state, generation } = await pollUntilSettled(async () => {
      const { data } = await client.query({ query: ClickQuery, variables: { requestId }, fetchPolicy: 'network-only' });
      return !data || data.click.state === 'BEING_WRITTEN' ? 'unsettled' : data.click;
    });
    if (state === 'DELETED') return 'deleted';
    return generation && { status: 'done', id: generation.id };
  },
};

/** The state after progress; only a text that is being written grows. */
function grown(now: Writing, progress: Progress): Writing {
  if (now.status !== 'writing') return now;
  return { ...now, ...withPieces(now, progress), phase: progress.restarted.length > 0 ? 'revising' : now.phase };
}

/** Over the socket; null when there is none, or it was lost. */
const watch = (client: ApolloClient, { input, onProgress, ...click }: Click): Promise<Outcome | null> =>
  subscribeForOutcome(client, { ...click, query: CopyWriting, variables: { input } }, (data) => {
    const event = data?.copyWriting;
    if (event?.__typename === 'CopyProgress') {
      onProgress((now) => grown(now, event));
      return 'in-progress';
    }
    if (event?.__typename === 'GenerateCopySuccess') store(client, event);
    return event ?? null;
  });

/** Writes the result into the cache, as Apollo does for a mutation; not the progress, which comes with every word. */
function store({ cache }: ApolloClient, { generation, user }: Success) {
  cache.writeFragment({
    fragment: GenerationResultFragment,
    fragmentName: 'GenerationResult_generation',
    data: getFragmentData(GenerationResultFragment, generation),
  });
  cache.writeFragment({ fragment: CreditsFragment, data: user });
}

async function ask(client: ApolloClient, { input, signal }: Click): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: GenerateCopy,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.generateCopy;
}
