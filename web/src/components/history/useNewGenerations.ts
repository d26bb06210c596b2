import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient, useSubscription } from '@apollo/client/react';
import { useRef } from 'react';
import { graphql } from '../../gql';
import type { HistoryPageQuery, HistoryPageQueryVariables } from '../../gql/graphql';

/** Each change of the account; a text that is finished is one, as its credit is settled then. */
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
  const begun = useRef(false);

  useSubscription(HistoryNews, {
    ignoreResults: true,
    onData() {
      // The first tells of the account as it is, and so does the list.
      if (begun.current) void lookAgain();
      begun.current = true;
    },
  });

  async function lookAgain(): Promise<void> {
    // The next change asks again where this fails.
    const answer = await client.query({ query, variables, fetchPolicy: 'no-cache' }).catch(() => null);
    if (!answer?.data) return;
    const { history } = answer.data;
    client.cache.updateQuery({ query, variables }, (before) =>
      before ? { ...before, history: withNew(before.history, history) } : before,
    );
  }
}

function withNew(before: History, newest: History): History {
  const ids = new Set(before.edges.map(({ node }) => node.id));
  return { ...before, edges: [...newest.edges.filter(({ node }) => !ids.has(node.id)), ...before.edges] };
}
