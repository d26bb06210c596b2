import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { planSlugs } from '../../content/planSlugs';
import { useViewer } from '../../session/ViewerProvider';
import { trackPurchaseOnce } from './trackPurchaseOnce';
import { Approved, Confirming, NothingToConfirm, UnknownPurchase } from './SuccessStates';
import { useCheckoutConfirmation } from './useCheckoutConfirmation';

/** The page that a checkout returns to; shows only what the server confirms. */
export function Component() {
  const sessionId = useSearchParams()[0].get('session_id');
  return sessionId ? <Checkout key={sessionId} sessionId={sessionId} /> : <NothingToConfirm />;
}

function Checkout({ sessionId }: { sessionId: string }) {
  const { purchase, checkNow } = useCheckoutConfirmation(sessionId);
  const { viewer } = useViewer();
  const viewerId = viewer?.id;
  const checkout = purchase.state === 'approved' ? purchase.checkout : null;

  useEffect(() => {
    if (!checkout || viewerId === undefined) return;
    trackPurchaseOnce(viewerId, sessionId, { value: checkout.amountInCents / 100, plan: planSlugs[checkout.plan] });
  }, [checkout, sessionId, viewerId]);

  if (purchase.state === 'unknown') return <UnknownPurchase />;
  if (purchase.state === 'approved') return <Approved checkout={purchase.checkout} />;
  return <Confirming purchase={purchase} onCheckNow={checkNow} />;
}
