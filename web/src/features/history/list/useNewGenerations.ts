import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { graphql } from '../../../gql';
import type { HistoryPageQuery, HistoryPageQueryVariables } from '../../../gql/graphql';
import type { Plan } from '../../../session/plan';
import { useOnViewerChanged } from '../../../session/ViewerProvider';
import { onLastResultChange } from '../../texts/lastResult';

type History = HistoryPageQuery['history'];

const NewestGeneration = graphql(`
  query NewestGeneration($contentType: ContentType, $tone: Tone, $favourites: Boolean, $search: String) {
    history(first: 1, contentType: $contentType, tone: $tone, favourites: $favourites, search: $search) {
      edges {
        node {
          id
        }
      }
    }
  }
`);

/**
 * Adds what was generated while the list is open, here or elsewhere, on top of it; loaded pages stay as they are, as far as
 * the plan's history goes.
 */
export function useNewGenerations(
  query: TypedDocumentNode<HistoryPageQuery, HistoryPageQueryVariables>,
  variables: HistoryPageQueryVariables,
  historySize: Plan['historySize'],
) {
  const client = useApolloClient();

  const readList = () => client.cache.readQuery({ query, variables })?.history;

  /** Reads the newest id first, because most events bring no new text; the page is read when that id is not in the list. */
  async function readNewest(): Promise<void> {
    // Not deduplicated with a request under way, whose answer may be older than the change.
    const options = { fetchPolicy: 'no-cache', context: { queryDeduplication: false } } as const;
    const known = idsOf(readList());
    // After a failure the next change reads again.
    const newest = await client.query({ query: NewestGeneration, variables, ...options }).catch(() => null);
    const [first] = newest?.data?.history.edges ?? [];
    if (!first || idsOf(readList()).has(first.node.id)) return;
    const answer = await client.query({ query, variables, ...options }).catch(() => null);
    if (!answer?.data) return;
    const { history } = answer.data;
    client.cache.updateQuery({ query, variables }, (before) =>
      before ? { ...before, history: cutTo(historySize, prependNew(before.history, history, known)) } : before,
    );
  }

  // A generation takes a credit when it begins; its end shows in no field of the user. What shows in another field
  // alone, such as a saved profile, is no generation.
  useOnViewerChanged((user, before) => {
    const isUnrelated =
      before && before.textCredits === user.textCredits && JSON.stringify(before) !== JSON.stringify(user);
    if (!isUnrelated) void readNewest();
  });

  // A click of this tab ends also where there is no socket.
  const onWritten = useEffectEvent(() => void readNewest());
  useEffect(() => onLastResultChange((id) => id !== null && onWritten()), []);
}

const idsOf = (history?: History): Set<string> => new Set(history?.edges.map(({ node }) => node.id));

/**
 * Prepends the texts of `newest` that stand before every known one. `known` are the ids in the list when the request was
 * sent, some of which may be deleted by now. A text after a known one is older, and moved up into the first page.
 */
function prependNew(before: History, newest: History, known: ReadonlySet<string>): History {
  const ids = new Set([...known, ...idsOf(before)]);
  const count = newest.edges.findIndex(({ node }) => ids.has(node.id));
  return { ...before, edges: [...newest.edges.slice(0, count === -1 ? undefined : count), ...before.edges] };
}

/** Leaves out the oldest texts, which the plan shows no more; null is a history without an end. */
const cutTo = (historySize: Plan['historySize'], history: History): History => ({
  ...history,
  edges: history.edges.slice(0, historySize ?? undefined),
});
