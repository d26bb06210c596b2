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

const Credits = graphql(`
  query CreditsNow {
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
  /** Ends it: the server stops writing, and the credit comes back. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
}

/** The outcome of a click, told of on the way where there is a socket. Rejects when no answer came, or at the signal. */
export async function copyWriting(client: ApolloClient, click: Click): Promise<Outcome | undefined> {
  const watched = await watch(client, click);
  click.signal.throwIfAborted();
  // The same click by the other way: it is joined if it is still written, and found if it is stored.
  return watched ?? ask(client, click);
}

/** Over the socket; null when there is none, or it was lost. */
const watch = (client: ApolloClient, { input, signal, onProgress }: Click): Promise<Outcome | null> =>
  new Promise((resolve) => {
    const events = client.subscribe({
      query: CopyWriting,
      variables: { input },
      fetchPolicy: 'no-cache',
      context: { failWithoutSocket: true },
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

/** Into the cache, where a mutation's answer goes by itself. Progress stays out of it: it comes with every word. */
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

const creditAnswers = 10;

/** Whether the credit of a cancelled click is back; it is not when the text was stored first. */
export async function isCreditBack(client: ApolloClient, before: number): Promise<boolean> {
  for (let asked = 0; asked < creditAnswers; asked += 1) {
    const { data } = await client.query({ query: Credits, fetchPolicy: 'network-only' });
    if (data && data.viewer.textCredits >= before) return true;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
