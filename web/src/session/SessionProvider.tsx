import { createContext, use, useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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

interface SessionProviderProps {
  /** Removes what was read for the account. */
  forgetAccount(): Promise<void>;
  children: ReactNode;
}

/** Knows who is signed in. When an account signs out, in whichever tab, what was read and stored for it is removed. */
export function SessionProvider({ forgetAccount, children }: SessionProviderProps) {
  const [failed, setFailed] = useState(false);
  const [account, setAccount] = useState<Account | null | undefined>(() => (hasStoredAccount() ? undefined : null));

  useEffect(() => {
    let current: Account | null = null;
    return onAccountChange(
      async (next) => {
        const leaves = current !== null && current.uid !== next?.uid;
        current = next;
        if (leaves) {
          // Drawn at once: the guard of the page leads away first, so that who signs out decides where to.
          flushSync(() => setAccount(next ? undefined : null));
          await forgetAccount();
        }
        // After the account's page was removed, which may have stored something last.
        if (current === next) forgetOthers(next?.uid ?? null);
        if (current === next) setAccount(next);
      },
      () => setFailed(true),
    );
  }, [forgetAccount]);

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
