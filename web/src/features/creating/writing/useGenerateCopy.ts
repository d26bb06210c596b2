import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { clicksForViewer } from './clicks';

/** The state of the owner's click, resumed after a reload. An ended click is dismissed when the page is left. */
export function useGenerateCopy(viewerId: string) {
  const clicks = clicksForViewer(useApolloClient(), viewerId);
  const click = useSyncExternalStore(clicks.onChange, clicks.state);
  useEffect(() => {
    void clicks.resumePending();
    return clicks.dismissEnded;
  }, [clicks]);

  const { generate, writeMissing, cancel, dismissEnded } = clicks;
  return { click, generate, writeMissing, cancel, dismissEnded };
}
