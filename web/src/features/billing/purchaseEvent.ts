import { trackPurchase } from '../../session/analytics';
import { accountKey } from '../../session/accountStorage';

const told = new Set<string>();
const rememberedSessions = 20;

/** Tells of a purchase, once for each checkout session while the account is signed in here (rule 7.5). */
export function tellPurchaseOnce(
  viewerId: string,
  sessionId: string,
  purchase: Parameters<typeof trackPurchase>[0],
): void {
  if (told.has(sessionId)) return;
  told.add(sessionId);
  try {
    const key = accountKey(viewerId, 'compras');
    const before = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
    if (before.includes(sessionId)) return;
    localStorage.setItem(key, [...before, sessionId].slice(-rememberedSessions).join(' '));
  } catch {
    // Without storage it is once for each visit.
  }
  trackPurchase(purchase);
}
