import { use } from 'react';
import type { PlanFacts } from '../../content/facts';
import type { CheckoutPlan } from '../../gql/graphql';
import { paths } from '../../paths';
import type { Viewer } from '../../session/ViewerProvider';
import { Button, LinkButton } from '../../ui/Button';
import { useOnline } from '../../ui/OfflineBar';
import styles from './PlanAction.module.css';
import { ProviderPagesContext } from './ProviderPagesContext';
import { isLive } from '../../session/subscription';

interface PlanActionProps {
  plan: PlanFacts;
  viewer: Viewer;
  /** The visitor chose this plan before signing in. */
  chosen: boolean;
}

/** What an owner can do about a plan: buy it, or change to it where the subscription is managed. */
export function PlanAction({ plan, viewer, chosen }: PlanActionProps) {
  const isCurrent = plan.name === viewer.plan.name;
  return (
    <div className={styles.action}>
      <PlanButton plan={plan} viewer={viewer} isCurrent={isCurrent} />
      {isCurrent ? (
        <p className={styles.current}>Seu plano atual</p>
      ) : chosen ? (
        <p className={styles.chosen}>Você escolheu este plano. O valor aparece de novo antes de pagar.</p>
      ) : (
        <p>{noteOf(plan, viewer)}</p>
      )}
    </div>
  );
}

/** What happens after the click, said before it. */
function noteOf(plan: PlanFacts, viewer: Viewer): string {
  if (!isLive(viewer.subscriptionStatus)) return plan.checkoutKey ? 'Cancele quando quiser.' : '';
  if (!plan.checkoutKey) return 'Para voltar ao grátis, cancele no portal.';
  if (viewer.subscriptionStatus === 'PAST_DUE') return 'Antes, regularize o pagamento no portal.';
  if (viewer.subscriptionStatus === 'CANCELING') return 'Antes, retome a assinatura no portal.';
  return plan.priceInCents > viewer.plan.priceInCents
    ? 'Vale na hora. O portal mostra o valor antes de confirmar.'
    : 'Vale a partir da próxima cobrança.';
}

function PlanButton({ plan, viewer, isCurrent }: { plan: PlanFacts; viewer: Viewer; isCurrent: boolean }) {
  const pages = use(ProviderPagesContext);
  const online = useOnline();
  const subscribed = isLive(viewer.subscriptionStatus);
  if (!pages || (!plan.checkoutKey && !subscribed)) {
    return (
      <LinkButton to={paths.generate} variant="secondary">
        Criar um texto
      </LinkButton>
    );
  }
  const { redirecting, buy, manage } = pages;
  const words = subscribed ? (isCurrent ? 'Gerenciar assinatura' : 'Mudar no portal') : `Assinar ${plan.name}`;
  const variant = isCurrent || plan.checkoutKey !== 'voo' || subscribed ? 'secondary' : 'primary';
  return (
    <Button
      variant={variant}
      busy={redirecting === plan.name}
      disabled={!online || redirecting !== null}
      aria-label={subscribed && !isCurrent ? `Mudar no portal para o ${plan.name}` : undefined}
      onClick={() =>
        subscribed || !plan.checkoutKey
          ? manage(plan.name)
          : buy(plan.checkoutKey.toUpperCase() as CheckoutPlan, plan.name)
      }
    >
      {words}
    </Button>
  );
}
