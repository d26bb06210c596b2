import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../../gql';
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
 * The pages of the history that were asked for. A search looks through a part of a long history at a time, and goes on
 * by itself until it has a page to show or is at the end. Made anew for other filters, which leaves what is under way.
 */
export function useHistoryPages(filters: HistoryFilterValues) {
  const variables = { first: pageSize, ...filters };
  const { data, error, networkStatus, refetch, fetchMore } = useQuery(HistoryPage, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  useNewGenerations(HistoryPage, variables);
  /** How many items were asked for; an empty list asks for one. */
  const [wanted, setWanted] = useState(pageSize);
  const [moreFailure, setMoreFailure] = useState<unknown>(null);

  const { edges, pageInfo } = data?.history ?? {};
  const count = edges?.length ?? 0;
  const hasMore = pageInfo?.hasNextPage ?? false;
  const after = pageInfo?.endCursor;
  /** Also with what an earlier visit has read, when it could not be read anew. */
  const began =
    networkStatus === NetworkStatus.ready ||
    networkStatus === NetworkStatus.fetchMore ||
    (networkStatus === NetworkStatus.error && edges !== undefined);
  const goesOn = hasMore && !moreFailure && count < wanted;
  // What is deleted from a page that was shown is not made up for.
  if (began && !goesOn && wanted > 1) setWanted(1);

  /** Once each, whatever the client says meanwhile of the request's state. */
  const asked = useRef<string>(null);
  useEffect(() => {
    if (!began || !goesOn || !after || asked.current === after) return;
    asked.current = after;
    fetchMore({ variables: { after } }).catch((reason: unknown) => {
      asked.current = null;
      setMoreFailure(reason);
    });
  }, [began, goesOn, after, fetchMore]);

  return {
    edges,
    hasMore,
    /** More is on its way. */
    loadingMore: goesOn,
    /** Why the list, or more of it, could not be had. */
    unread: error ?? moreFailure,
    /** The list is as an earlier visit has read it, because it could not be read anew. */
    isOld: error !== undefined && edges !== undefined,
    more() {
      asked.current = null;
      setMoreFailure(null);
      setWanted(count + pageSize);
    },
    again() {
      asked.current = null;
      setMoreFailure(null);
      refetch().catch(() => {});
    },
  };
}
