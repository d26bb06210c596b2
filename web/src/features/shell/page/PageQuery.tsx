import { useQuery } from '@apollo/client/react';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { useDeferredValue, type ReactNode } from 'react';
import { LoadFailure } from './LoadFailure';
import { PageSkeleton } from './PageSkeleton';

interface PageQueryProps<Data> {
  /** A query without variables. */
  query: TypedDocumentNode<Data, Record<string, never>>;
  children: (data: Data) => ReactNode;
}

/** The query on top of a page: a skeleton until its data is there, the page, or why it could not be loaded. */
export function PageQuery<Data>({ query, children }: PageQueryProps<Data>) {
  const { data, error, refetch } = useQuery(query);
  // The first drawing of a whole page is interrupted by taps and by what else the browser has to do.
  const deferredData = useDeferredValue(data);
  if (data && deferredData) return children(data);
  return error ? <LoadFailure onRetry={() => void refetch().catch(() => {})} /> : <PageSkeleton />;
}
