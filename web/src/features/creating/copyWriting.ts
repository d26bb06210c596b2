import type { ApolloClient } from '@apollo/client';
import { getFragmentData, graphql } from '../../gql';
import type { CopyWritingSubscription, GenerateCopyInput, GenerateCopyMutation } from '../../gql/graphql';
import { GenerationResultFragment } from '../texts/GenerationResult';

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

const CreditsFragment = graphql(`
  fragment Credits_user on User {
    id
    textCredits
  }
`);

type Event = CopyWritingSubscription['copyWriting'];
export type Progress = Extract<Event, { __typename: 'CopyProgress' }>;
export type Outcome = GenerateCopyMutation['generateCopy'];

interface Click {
  readonly input: GenerateCopyInput;
  /** Cancels it: the server stops writing and returns the credit. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** How long to wait for a socket that is not open yet. */
  readonly waitForSocketMs: number;
}

/** The outcome of a click, with progress where there is a socket. Rejects without an answer, and when the signal aborts. */
export async function copyWriting(client: ApolloClient, click: Click): Promise<Outcome | undefined> {
  const watched = await watch(client, click);
  click.signal.throwIfAborted();
  // The same click by the other way: it is joined if it is still written, and found if it is stored.
  return watched ?? ask(client, click);
}

/** Over the socket; null when there is none, or it was lost. */
const watch = (client: ApolloClient, { input, signal, onProgress, waitForSocketMs }: Click): Promise<Outcome | null> =>
  new Promise((resolve) => {
    const events = client.subscribe({
      query: CopyWriting,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { failWithoutSocketAfterMs: waitForSocketMs },
    });
    const watching = events.subscribe({
      next({ data }) {
        const event = data?.copyWriting;
        if (event?.__typename === 'CopyProgress') return onProgress(event);
        if (event?.__typename === 'GenerateCopySuccess') store(client, event);
        return resolve(event ?? null);
      },
      complete: () => resolve(null),
      error: () => resolve(null),
    });
    signal.addEventListener('abort', () => {
      watching.unsubscribe();
      resolve(null);
    });
  });

/** Writes the result into the cache, as Apollo does for a mutation; not the progress, which comes with every word. */
function store({ cache }: ApolloClient, { generation, user }: Extract<Event, { __typename: 'GenerateCopySuccess' }>) {
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

const askEveryMs = 150;
/** Longer than a text takes, whatever the writer does. */
const mostAsked = 400;

/** What became of a click, once that is decided; rejects when the server cannot be asked. */
export async function outcomeOf(
  client: ApolloClient,
  requestId: GenerateCopyInput['requestId'],
): Promise<{ stored: string | null }> {
  for (let asked = 0; asked < mostAsked; asked += 1) {
    const { data } = await client.query({ query: ClickQuery, variables: { requestId }, fetchPolicy: 'network-only' });
    if (data && data.click.state !== 'BEING_WRITTEN') return { stored: data.click.generation?.id ?? null };
    await new Promise((resolve) => setTimeout(resolve, askEveryMs));
  }
  throw new Error('The click is not decided.');
}
