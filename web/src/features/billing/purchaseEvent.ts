import { trackPurchase } from '../../session/analytics';

const told = new Set<string>();

/** Tells of a purchase, once for each checkout session in this browser (rule 7.5). */
export function tellPurchaseOnce(sessionId: string, purchase: Parameters<typeof trackPurchase>[0]): void {
  const key = `bemtevi:compra:${sessionId}`;
  if (told.has(key)) return;
  told.add(key);
  try {
    if (localStorage.getItem(key)) return;
    localStorage.setItem(key, '1');
  } catch {
    // Without storage it is once for each visit.
  }
  trackPurchase(purchase);
}
