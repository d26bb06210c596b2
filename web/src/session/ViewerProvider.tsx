import { useQuery, useSubscription } from '@apollo/client/react';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { getFragmentData, graphql } from '../gql';
import type { Viewer_UserFragment } from '../gql/graphql';
import { useSession } from './SessionProvider';

/** What every page may know of the account. */
export const ViewerFields = graphql(`
  fragment Viewer_user on User {
    id
    email
    displayName
    createdAt
    currentPlan
    textCredits
    creditsRenewAt
    subscriptionProvider
    subscriptionId
    subscriptionStatus
    businessName
    businessDesc
    targetAudience
    businessCity
    businessNeighborhood
    linkWebsite
    linkInstagram
    linkWhatsapp
    hasCompletedOnboarding
    plan {
      key
      name
      checkoutKey
      priceInCents
      monthlyCredits
      contentTypes
      tones
      variations
      historySize
      editing
      historyFilters
      campaignLink
    }
  }
`);

const ViewerNow = graphql(`
  query Viewer {
    viewer {
      ...Viewer_user
    }
  }
`);

const ViewerChanged = graphql(`
  subscription ViewerChanged {
    viewerChanged {
      ...Viewer_user
      ...SubscriptionCard_user
    }
  }
`);

export type Viewer = Viewer_UserFragment;

interface ViewerState {
  viewer: Viewer | null;
  loading: boolean;
  error: boolean;
  retry(): void;
}

const ViewerContext = createContext<ViewerState | null>(null);

/** The one owner of the live user: reads it, follows it, and hands it to every badge through the normalised cache. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { account } = useSession();
  const skip = !account?.emailVerified;
  const { data, error, loading, refetch } = useQuery(ViewerNow, { skip, notifyOnNetworkStatusChange: true });
  useSubscription(ViewerChanged, { skip, ignoreResults: true });

  // The uid is compared because between two accounts the hook may still hold the answer of the first.
  const user = getFragmentData(ViewerFields, data?.viewer);
  const viewer = user && user.id === account?.uid ? user : null;
  const state = useMemo<ViewerState>(
    () => ({
      viewer: skip ? null : viewer,
      loading: !skip && !viewer && (loading || !error),
      error: !skip && !viewer && !loading && error !== undefined,
      retry: () => void refetch().catch(() => {}),
    }),
    [error, loading, refetch, skip, viewer],
  );

  return <ViewerContext value={state}>{children}</ViewerContext>;
}

/** The signed-in owner as the server sees it now; null for visitors and for unverified accounts. */
export function useViewer(): ViewerState {
  const state = use(ViewerContext);
  if (!state) throw new Error('useViewer needs ViewerProvider');
  return state;
}
