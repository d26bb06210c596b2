import { use } from 'react';
import type { PlanFacts } from '../../content/facts';
import type { CheckoutPlan, SubscriptionStatus } from '../../gql/graphql';
import { paths } from '../../paths';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { PlanFragment } from '../../session/plan';
import { Button, LinkButton } from '../../ui/Button';
import { useOnline } from '../../ui/OfflineBar';
import styles from './PlanAction.module.css';
import { ProviderPagesContext } from './ProviderPagesContext';
import { isLive } from '../../session/subscription';

const PlanActionFragment = graphql(`
  fragment PlanAction_user on User {
    subscriptionStatus
    plan {
      ...Plan_plan
    }
  }
`);

interface PlanActionProps {
  plan: PlanFacts;
  user: FragmentType<typeof PlanActionFragment>;
  /** Whether the visitor chose this plan before signing in. */
  chosen: boolean;
}

/** What an owner can do about a plan: buy it, or change to it where the subscription is managed. */
export function PlanAction({ plan, user, chosen }: PlanActionProps) {
  const { subscriptionStatus: status, plan: planOfUser } = getFragmentData(PlanActionFragment, user);
  const current = getFragmentData(PlanFragment, planOfUser);
  const isCurrent = plan.name === current.name;
  return (
    <div className={styles.action}>
      <PlanButton plan={plan} status={status} isCurrent={isCurrent} />
      {isCurrent ? (
        <p className={styles.current}>Seu plano atual</p>
      ) : chosen ? (
        <p className={styles.chosen}>Você escolheu este plano. O valor aparece de novo antes de pagar.</p>
      ) : (
        <p>{noteOf(plan, current, status)}</p>
      )}
    </div>
  );
}

/** What happens after the click, said before it. */
function noteOf(plan: PlanFacts, current: PlanFacts, status: SubscriptionStatus): string {
  if (!isLive(status)) return plan.checkoutKey ? 'Cancele quando quiser.' : '';
  if (!plan.checkoutKey) return 'Para voltar ao grátis, cancele no portal.';
  if (status === 'PAST_DUE') return 'Antes, regularize o pagamento no portal.';
  if (status === 'CANCELING') return 'Antes, retome a assinatura no portal.';
  return plan.priceInCents > current.priceInCents
    ? 'Vale na hora. O portal mostra o valor antes de confirmar.'
    : 'Vale a partir da próxima cobrança.';
}

interface PlanButtonProps {
  plan: PlanFacts;
  status: SubscriptionStatus;
  isCurrent: boolean;
}

function PlanButton({ plan, status, isCurrent }: PlanButtonProps) {
  const pages = use(ProviderPagesContext);
  const online = useOnline();
  const subscribed = isLive(status);
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
