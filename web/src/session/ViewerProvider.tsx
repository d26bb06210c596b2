import { useQuery, useSubscription } from '@apollo/client/react';
import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { getFragmentData, graphql } from '../gql';
import type { LiveUser_UserFragment, Viewer_UserFragment } from '../gql/graphql';
import { useSession } from './SessionProvider';

/** The fields that guards and the navigation bar read. */
const ViewerFragment = graphql(`
  fragment Viewer_user on User {
    id
    hasCompletedOnboarding
    hasAcceptedTerms
    textCredits
  }
`);

/**
 * The fields that may change while a page shows them. They are read once and kept current by a subscription, so that the
 * pages' own queries find them in the cache and their fragments stay current.
 */
const LiveUserFragment = graphql(`
  fragment LiveUser_user on User {
    id
    email
    displayName
    currentPlan
    textCredits
    creditsRenewAt
    subscriptionStatus
    businessName
    businessDesc
    targetAudience
    businessCity
    businessNeighborhood
    linkWebsite
    linkInstagram
    linkWhatsapp
    subscription {
      ...Subscription_state
    }
    plan {
      ...Plan_plan
    }
  }
`);

const ViewerQuery = graphql(`
  query Viewer {
    viewer {
      ...Viewer_user
      ...LiveUser_user
    }
  }
`);

const ViewerChanged = graphql(`
  subscription ViewerChanged {
    viewerChanged {
      ...Viewer_user
      ...LiveUser_user
      subscription {
        ...Subscription_details
      }
      ...Products_user
    }
  }
`);

const firstRestartMs = 1_000;
const longestRestartMs = 60_000;

export type Viewer = Viewer_UserFragment;

/** Called after each change of the user, with the user before it; null when the socket has just connected. */
type ChangeListener = (user: LiveUser_UserFragment, before: LiveUser_UserFragment | null) => void;

interface ViewerState {
  viewer: Viewer | null;
  loading: boolean;
  error: boolean;
  retry(): void;
}

const ViewerContext = createContext<ViewerState | null>(null);
const ListenersContext = createContext<Set<ChangeListener> | null>(null);

/** Owns the only subscription to the user's changes; the normalised cache passes them to every component. */
export function ViewerProvider({ children }: { children: ReactNode }) {
  const { account } = useSession();
  const skip = !account?.emailVerified;
  const { data, error, loading, refetch } = useQuery(ViewerQuery, { skip, notifyOnNetworkStatusChange: true });
  const listeners = useUserChanges(skip);
  // The uid is compared because between two accounts the hook may still hold the answer of the first.
  const user = getFragmentData(ViewerFragment, data?.viewer);
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

  return (
    <ListenersContext value={listeners}>
      <ViewerContext value={state}>{children}</ViewerContext>
    </ListenersContext>
  );
}

function useUserChanges(skip: boolean): Set<ChangeListener> {
  const [listeners] = useState(() => new Set<ChangeListener>());
  const lastUser = useRef<LiveUser_UserFragment>(null);
  const restarts = useRef(0);
  const restartTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The socket reconnects by itself; a subscription that the server ends or refuses is restarted here.
  const scheduleRestart = () => {
    clearTimeout(restartTimer.current);
    const pauseMs = Math.min(firstRestartMs * 2 ** restarts.current, longestRestartMs);
    restartTimer.current = setTimeout(() => {
      restarts.current += 1;
      restart();
    }, pauseMs);
  };
  useEffect(() => (skip ? undefined : () => clearTimeout(restartTimer.current)), [skip]);
  const { restart } = useSubscription(ViewerChanged, {
    skip,
    ignoreResults: true,
    onError: scheduleRestart,
    onComplete: scheduleRestart,
    onData({ data: { data } }) {
      if (data) restarts.current = 0;
      const user = getFragmentData(LiveUserFragment, data?.viewerChanged);
      if (!user) return;
      const last = lastUser.current?.id === user.id ? lastUser.current : null;
      lastUser.current = user;
      for (const listener of listeners) listener(user, last);
    },
  });
  return listeners;
}

/** The signed-in owner as the server sees it now; null for visitors and for unverified accounts. */
export function useViewer(): ViewerState {
  const state = use(ViewerContext);
  if (!state) throw new Error('useViewer needs ViewerProvider');
  return state;
}

/**
 * Calls back at each event of the user's subscription: when the socket has connected, and after every change, also one
 * that shows in no field, such as the end of a generation.
 */
export function useOnViewerChanged(listener: ChangeListener): void {
  const listeners = use(ListenersContext);
  const latest = useRef(listener);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(() => {
    if (!listeners) return;
    const notify: ChangeListener = (user, before) => latest.current(user, before);
    listeners.add(notify);
    return () => void listeners.delete(notify);
  }, [listeners]);
}
