import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../../gql';
import type { Plan } from '../../../session/plan';
import type { HistoryFilterValues } from '../filters/useHistoryFilters';
import { useNewGenerations } from './useNewGenerations';

const HistoryPage = graphql(`
  query HistoryPage(
    $first: Int!
    $after: String
    $contentType: ContentType
    $tone: Tone
    $favourites: Boolean
    $search: String
  ) {
    history(
      first: $first
      after: $after
      contentType: $contentType
      tone: $tone
      favourites: $favourites
      search: $search
    ) {
      edges {
        cursor
        node {
          id
          kit {
            id
            contentTypes
          }
          ...GenerationCard_generation
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

const pageSize = 10;

/**
 * The pages of the history that were requested. The server searches a part of a long history at a time, so that the hook
 * requests further parts until there is a page to show or the history ends. The component is remounted for other filters,
 * which abandons requests in flight. A change of the plan that shows more or fewer texts reads the list again.
 */
export function useHistoryPages(filters: HistoryFilterValues, historySize: Plan['historySize']) {
  const variables = { first: pageSize, ...filters };
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(HistoryPage, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useNewGenerations(HistoryPage, variables, historySize);
  /** How many items are wanted; an empty list wants one. */
  const [wantedCount, setWantedCount] = useState(pageSize);
  const [moreFailure, setMoreFailure] = useState<unknown>(null);

  const { edges, pageInfo } = data?.history ?? {};
  const count = edges?.length ?? 0;
  const hasMore = pageInfo?.hasNextPage ?? false;
  const after = pageInfo?.endCursor;
  /** Whether the first page was read, or failed while the cache has the list of an earlier visit. */
  const isFirstPageSettled =
    networkStatus === NetworkStatus.ready ||
    networkStatus === NetworkStatus.fetchMore ||
    (networkStatus === NetworkStatus.error && edges !== undefined);
  const isLoadingMore = hasMore && !moreFailure && count < wantedCount;
  // A page that shrinks by deletions is not filled up again.
  if (isFirstPageSettled && !isLoadingMore && wantedCount > 1) setWantedCount(1);

  /** The cursor that was requested last, so that each is requested once. */
  const requestedCursor = useRef<string>(null);
  useEffect(() => {
    if (!isFirstPageSettled || !isLoadingMore || !after || requestedCursor.current === after) return;
    requestedCursor.current = after;
    fetchMore({ variables: { after } }).catch((reason: unknown) => {
      requestedCursor.current = null;
      setMoreFailure(reason);
    });
  }, [isFirstPageSettled, isLoadingMore, after, fetchMore]);

  const readSize = useRef(historySize);
  useEffect(() => {
    if (readSize.current === historySize) return;
    readSize.current = historySize;
    refetch().catch(() => {});
  }, [historySize, refetch]);

  return {
    edges,
    hasMore,
    /** More is on its way. */
    loadingMore: isLoadingMore,
    /** Why the list, or its next page, could not be loaded. */
    loadError: error ?? moreFailure,
    /** Whether the list is that of an earlier visit, because it could not be read again. */
    isStale: error !== undefined && edges !== undefined,
    loadNextPage() {
      requestedCursor.current = null;
      setMoreFailure(null);
      setWantedCount(count + pageSize);
    },
    retry() {
      requestedCursor.current = null;
      setMoreFailure(null);
      refetch().catch(() => {});
    },
  };
}
