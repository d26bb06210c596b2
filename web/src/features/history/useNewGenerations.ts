import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { graphql } from '../../gql';
import type { HistoryPageQuery, HistoryPageQueryVariables } from '../../gql/graphql';

/** The account now and at each change; a text that is finished is one, as its credit is settled then. */
const HistoryNews = graphql(`
  subscription HistoryNews {
    viewerChanged {
      id
    }
  }
`);

type History = HistoryPageQuery['history'];

/** Puts what another tab or device has written at the top of the list; pages that are loaded stay as they are. */
export function useNewGenerations(
  query: TypedDocumentNode<HistoryPageQuery, HistoryPageQueryVariables>,
  variables: HistoryPageQueryVariables,
) {
  const client = useApolloClient();

  // The first tells of now as well: the list may have been read before the socket was open.
  useSubscription(HistoryNews, { ignoreResults: true, onData: () => void lookAgain() });

  async function lookAgain(): Promise<void> {
    // An answer that is on its way already may be older than the change, so it is not shared.
    const context = { queryDeduplication: false };
    const known = idsOf(client.cache.readQuery({ query, variables })?.history);
    // The next change asks again where this fails.
    const answer = await client.query({ query, variables, fetchPolicy: 'no-cache', context }).catch(() => null);
    if (!answer?.data) return;
    const { history } = answer.data;
    client.cache.updateQuery({ query, variables }, (before) =>
      before ? { ...before, history: withNew(before.history, history, known) } : before,
    );
  }
}

const idsOf = (history?: History): Set<string> => new Set(history?.edges.map(({ node }) => node.id));

/**
 * What is new comes before all that is known, also before what was known when it was asked and is deleted by now. What
 * comes after it is older, and moved up into the first page where others were deleted.
 */
function withNew(before: History, newest: History, known: ReadonlySet<string>): History {
  const ids = new Set([...known, ...idsOf(before)]);
  const count = newest.edges.findIndex(({ node }) => ids.has(node.id));
  return { ...before, edges: [...newest.edges.slice(0, count === -1 ? undefined : count), ...before.edges] };
}
