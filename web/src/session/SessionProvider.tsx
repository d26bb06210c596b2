import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { onAccountChange, preloadIdentity, type Account } from './identity';
import { clearOtherAccounts } from './accountStorage';
import { hasStoredAccount } from './storedAccount';

interface Session {
  status: 'loading' | 'signed-out' | 'signed-in';
  account: Account | null;
  /** The identity SDK could not be loaded; `retry` tries again. */
  failed: boolean;
  retry(): void;
}

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** Removes what was read for the account. */
  forgetAccount(): Promise<void>;
  children: ReactNode;
}

/** Provides who is signed in. When an account signs out, in any tab, its cached and stored data are removed. */
export function SessionProvider({ forgetAccount, children }: SessionProviderProps) {
  const [failed, setFailed] = useState(false);
  const [account, setAccount] = useState<Account | null | undefined>(() => (hasStoredAccount() ? undefined : null));

  useEffect(() => {
    let current: Account | null = null;
    return onAccountChange(
      async (next) => {
        const isLeaving = current !== null && current.uid !== next?.uid;
        current = next;
        if (isLeaving) {
          // Rendered at once, so that the page's guard redirects before the cache is empty.
          flushSync(() => setAccount(next ? undefined : null));
          await forgetAccount();
        }
        // After the account's page is unmounted, because it may store something while it unmounts.
        if (current === next) clearOtherAccounts(next?.uid ?? null);
        if (current === next) setAccount(next);
      },
      () => setFailed(true),
    );
  }, [forgetAccount]);

  const retry = useCallback(() => {
    setFailed(false);
    preloadIdentity().catch(() => setFailed(true));
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
