import { accountKey } from '../../../session/accountStorage';
import type { ClickInput } from './clickState';

/** For how long the server holds the credit of a click (rule 4.2). */
const pendingMs = 120_000;

interface PendingClick {
  readonly input: ClickInput;
  readonly at: number;
}

const key = (viewerId: string): string => accountKey(viewerId, 'clique');

/** The click of this tab that has no answer yet; null when there is none, or it is too old to be in progress. */
export function readPendingClick(viewerId: string): ClickInput | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key(viewerId)) ?? 'null') as PendingClick | null;
    return stored && Date.now() - stored.at < pendingMs ? stored.input : null;
  } catch {
    return null;
  }
}

/** Stores a click until it is answered, so that a reload of this tab can resume it; null removes it. */
export function storePendingClick(viewerId: string, input: ClickInput | null): void {
  try {
    if (input === null) return sessionStorage.removeItem(key(viewerId));
    sessionStorage.setItem(key(viewerId), JSON.stringify({ input, at: Date.now() } satisfies PendingClick));
  } catch {
    // Without storage a click cannot be resumed after a reload; its text is in the history.
  }
}
