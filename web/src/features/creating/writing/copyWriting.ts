import type { ApolloClient } from '@apollo/client';
import { getFragmentData, graphql } from '../../../gql';
import type { CopyWritingSubscription, GenerateCopyInput, GenerateCopyMutation } from '../../../gql/graphql';
import { GenerationResultFragment } from '../../texts/generationResultFragment';
import { subscribeForOutcome } from '../../../session/subscribeForOutcome';
import { pollUntilSettled } from '../../../session/pollUntilSettled';
import type { ClickKind, ClickRequest } from './click';
import { toFailure, appendPieces, type ClickState } from './clickState';

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
type Click = ClickRequest<GenerateCopyInput>;

/** The click for one text. */
export const textClick: ClickKind<GenerateCopyInput> = {
  initialState: () => ({ status: 'writing', texts: [], current: 0, phase: 'first' }),

  async send(client, click) {
    const overSocket = await sendOverSocket(client, click);
    click.signal.throwIfAborted();
    // The same requestId over HTTP: the server waits for the text if it is being written, and finds it if it is stored.
    const outcome = overSocket ?? (await sendOverHttp(client, click));
    if (outcome?.__typename === 'GenerateCopySuccess') return { status: 'done', id: outcome.generation.id };
    return toFailure(outcome);
  },

  async findStored(client, { requestId }) {
    const { state, generation } = await pollUntilSettled(async () => {
      const { data } = await client.query({ query: ClickQuery, variables: { requestId }, fetchPolicy: 'network-only' });
      return !data || data.click.state === 'BEING_WRITTEN' ? 'unsettled' : data.click;
    });
    if (state === 'DELETED') return 'deleted';
    return generation && { status: 'done', id: generation.id };
  },
};

/** The state after a progress event; only a text in progress changes. */
function applyProgress(now: ClickState, progress: Progress): ClickState {
  if (now.status !== 'writing') return now;
  return { ...now, ...appendPieces(now, progress), phase: progress.restarted.length > 0 ? 'revising' : now.phase };
}

/** Sends the click over the socket; null when there is no socket, or it was lost. */
const sendOverSocket = (client: ApolloClient, { input, onProgress, ...click }: Click): Promise<Outcome | null> =>
  subscribeForOutcome(client, { ...click, query: CopyWriting, variables: { input } }, (data) => {
    const event = data?.copyWriting;
    if (event?.__typename === 'CopyProgress') {
      onProgress((now) => applyProgress(now, event));
      return 'in-progress';
    }
    if (event?.__typename === 'GenerateCopySuccess') writeToCache(client, event);
    return event ?? null;
  });

/** Writes the result into the cache, as Apollo does for a mutation; progress events do not go through the cache. */
function writeToCache({ cache }: ApolloClient, { generation, user }: Success) {
  cache.writeFragment({
    fragment: GenerationResultFragment,
    fragmentName: 'GenerationResult_generation',
    data: getFragmentData(GenerationResultFragment, generation),
  });
  cache.writeFragment({ fragment: CreditsFragment, data: user });
}

async function sendOverHttp(client: ApolloClient, { input, signal }: Click): Promise<Outcome | undefined> {
  const { data } = await client.mutate({
    mutation: GenerateCopy,
    variables: { input },
    context: { fetchOptions: { signal } },
  });
  return data?.generateCopy;
}
