import { useApolloClient } from '@apollo/client/react';
import { useEffect, useSyncExternalStore } from 'react';
import { clicksOf } from './clicks';

/** The owner's click as it is now, joined where a reload interrupted it. What has ended is forgotten with the page. */
export function useGenerateCopy(viewerId: string) {
  const clicks = clicksOf(useApolloClient(), viewerId);
  const writing = useSyncExternalStore(clicks.onChange, clicks.writing);
  useEffect(() => {
    void clicks.join();
    return clicks.seen;
  }, [clicks]);

  const { generate, writeMissing, cancel, seen } = clicks;
  return { writing, generate, writeMissing, cancel, seen };
}
