import { trackPurchase } from '../../session/analytics';
import { accountKey } from '../../session/accountStorage';

const trackedSessions = new Set<string>();
const maxStoredSessions = 20;

/** Tracks a purchase once for each checkout session while the account is signed in in this browser (rule 7.5). */
export function trackPurchaseOnce(
  viewerId: string,
  sessionId: string,
  purchase: Parameters<typeof trackPurchase>[0],
): void {
  if (trackedSessions.has(sessionId)) return;
  trackedSessions.add(sessionId);
  try {
    const key = accountKey(viewerId, 'compras');
    const before = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    if (before.includes(sessionId)) return;
    localStorage.setItem(key, [...before, sessionId].slice(-maxStoredSessions).join(' '));
  } catch {
    // Without storage it is tracked once for each visit.
  }
  trackPurchase(purchase);
}
