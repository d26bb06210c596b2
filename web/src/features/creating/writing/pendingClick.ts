import { accountKey } from '../../../session/accountStorage';
import type { ClickInput } from './writing';

/** As long as the server holds the credit of a click (rule 4.2). */
const pendingMs = 120_000;

interface PendingClick {
  readonly input: ClickInput;
  readonly at: number;
}

const key = (viewerId: string): string => accountKey(viewerId, 'clique');

/** The click of this tab whose answer has not come; null when there is none, or it is too old to be under way. */
export function pendingClick(viewerId: string): ClickInput | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key(viewerId)) ?? 'null') as PendingClick | null;
    return stored && Date.now() - stored.at < pendingMs ? stored.input : null;
  } catch {
    return null;
  }
}

/** Keeps a click for a reload of this tab until it is answered; null forgets it. */
export function keepPendingClick(viewerId: string, input: ClickInput | null): void {
  try {
    if (input === null) return sessionStorage.removeItem(key(viewerId));
    sessionStorage.setItem(key(viewerId), JSON.stringify({ input, at: Date.now() } satisfies PendingClick));
  } catch {
    // A browser that refuses storage cannot join a click after a reload; the text is in the history.
  }
}
