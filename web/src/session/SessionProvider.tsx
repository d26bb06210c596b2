import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { forgetAccount } from '../apollo';
import { onAccountChange, prepareIdentity, type Account } from './identity';
import { forgetOthers } from './ownStorage';
import { hasStoredAccount } from './storedAccount';

interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  account: Account | null;
  /** The identity SDK could not be loaded; `retry` tries again. */
  failed: boolean;
  retry(): void;
}

const SessionContext = createContext<Session | null>(null);

/** Knows who is signed in; whenever an account leaves, in whichever tab, the cache and what was kept of it go. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const client = useApolloClient();
  const [failed, setFailed] = useState(false);
  const [account, setAccount] = useState<Account | null | undefined>(() => (hasStoredAccount() ? undefined : null));

  useEffect(() => {
    let current: Account | null = null;
    return onAccountChange(
      async (next) => {
        const leaves = current !== null && current.uid !== next?.uid;
        current = next;
        if (leaves) {
          setAccount(next ? undefined : null);
          await forgetAccount(client);
        }
        // After what was on the page, which may have kept something until now.
        if (current === next) forgetOthers(next?.uid ?? null);
        if (current === next) setAccount(next);
      },
      () => setFailed(true),
    );
  }, [client]);

  const retry = useCallback(() => {
    setFailed(false);
    prepareIdentity().catch(() => setFailed(true));
  }, []);

  const session = useMemo<Session>(
    () => ({
      status: account ? 'signed-in' : account === null ? 'signed-out' : 'loading',
      account: account ?? null,
      failed,
      retry,
    }),
    [account, failed, retry],
  );

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Who is signed in; `loading` until this browser's stored account was read. */
export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs SessionProvider');
  return session;
}
