import { use } from 'react';
import { formatCredits, isFree, type PlanFacts } from '../../content/facts';
import { suggestedPlan } from '../../content/plans';
import { paths } from '../../paths';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import type { PlanAction_UserFragment, PlanKey } from '../../gql/graphql';
import { PlanFragment } from '../../session/plan';
import { Button, LinkButton } from '../../ui/Button';
import { formatNumericDay, type IsoDateTime } from '../../ui/dateTime';
import { useOnline } from '../../ui/feedback/OfflineBar';
import styles from './PlanAction.module.css';
import { ProviderPagesContext } from './ProviderPagesContext';
import { awaitedPaymentNote, SubscriptionStateFragment, type SubscriptionState } from '../../session/subscription';

const PlanActionFragment = graphql(`
  fragment PlanAction_user on User {
    textCredits
    creditsOwed
    subscription {
      ...Subscription_state
      endsAt
      nextChargeAt
      pendingPlan
    }
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
  const masked = getFragmentData(PlanActionFragment, user);
  const subscription = getFragmentData(SubscriptionStateFragment, masked.subscription);
  const current = getFragmentData(PlanFragment, masked.plan);
  const { endsAt } = masked.subscription;
  const isCurrent = plan.key === current.key;
  const isEnding = subscription.status === 'CANCELING';
  const isSubscribed = subscription.isLive && !(isEnding && isFree(plan));
  const isAwaited = plan.key === subscription.awaitedPlan;
  return (
    <div className={styles.action}>
      <PlanButton
        plan={plan}
        subscribed={isSubscribed}
        isCurrent={isCurrent}
        awaitedPlan={subscription.awaitedPlan ?? null}
      />
      {isCurrent ? (
        <p className={styles.current}>{isEnding ? endNote(endsAt) : 'Seu plano atual'}</p>
      ) : isAwaited ? (
        <p className={styles.current}>{awaitedPaymentNote(plan.name)}</p>
      ) : (
        <OtherPlanNote plan={plan} user={masked} chosen={chosen} />
      )}
      {masked.creditsOwed > 0 && !subscription.isLive && !isFree(plan) ? (
        <p className={styles.chosen}>{deductionNote(plan, masked.creditsOwed)}</p>
      ) : null}
    </div>
  );
}

/** Of a plan that is neither the owner's nor awaited: when it begins, or what its button does. */
function OtherPlanNote({ plan, user, chosen }: Omit<PlanActionProps, 'user'> & { user: PlanAction_UserFragment }) {
  const subscription = getFragmentData(SubscriptionStateFragment, user.subscription);
  const current = getFragmentData(PlanFragment, user.plan);
  const { endsAt, nextChargeAt, pendingPlan } = user.subscription;
  if (plan.key === pendingPlan) return <p className={styles.current}>{pendingNote(nextChargeAt)}</p>;
  if (subscription.status === 'CANCELING' && isFree(plan)) return <p>{freePlanNote(endsAt)}</p>;
  const canBuy = !subscription.isLive && !isFree(plan) && !subscription.awaitedPlan;
  const replacementNote = canBuy ? replacementNoteFor(user.textCredits) : '';
  return chosen && (canBuy || subscription.isLive) ? (
    <p className={styles.chosen}>Você escolheu este plano. O valor aparece de novo antes de pagar.{replacementNote}</p>
  ) : (
    <p>{noteBeforeClick(plan, current, subscription) + replacementNote}</p>
  );
}

/** What becomes of credits that are left, said before the payment (rule 4.7). */
function replacementNoteFor(creditsLeft: number): string {
  if (creditsLeft < 1) return '';
  return creditsLeft === 1
    ? ' Seu crédito de agora é trocado pelos do plano.'
    : ` Seus ${creditsLeft} créditos de agora são trocados pelos do plano.`;
}

/** What is taken off the first month after a refund, said before the payment (rule 7.6). */
const deductionNote = ({ monthlyCredits }: PlanFacts, owed: number): string =>
  `O primeiro mês começa com ${formatCredits(Math.max(monthlyCredits - owed, 0))}: ${owed} já ${owed === 1 ? 'foi usado' : 'foram usados'} em um período reembolsado ou depois dele.`;

type DateOrNone = IsoDateTime | null | undefined;

/** Of the plan of a cancelled subscription. */
const endNote = (end: DateOrNone): string =>
  `Seu plano atual até ${end ? formatNumericDay(end) : 'o fim do período já pago'}. Para continuar nele, retome em Gerenciar assinatura.`;

/** Of the free plan, which follows a cancelled subscription. */
const freePlanNote = (end: DateOrNone): string =>
  `Sua conta volta para este plano ${end ? `em ${formatNumericDay(end)}` : 'no fim do período já pago'}.`;

/** Of the plan that a booked change leads to. */
const pendingNote = (from: DateOrNone): string =>
  `Você passa para este plano ${from ? `em ${formatNumericDay(from)}` : 'na próxima cobrança'}.`;

/** What happens after the click, said before it. */
function noteBeforeClick(plan: PlanFacts, current: PlanFacts, subscription: SubscriptionState): string {
  const { isLive, status, awaitedPlan } = subscription;
  if (!isLive && isFree(plan)) return '';
  if (awaitedPlan) return 'Antes, espere o banco confirmar o pagamento do outro plano.';
  if (!isLive) return 'Cancele quando quiser.';
  if (isFree(plan)) return 'Para voltar ao grátis, cancele em Gerenciar assinatura.';
  if (status === 'PAST_DUE') return 'Antes, regularize o pagamento em Gerenciar assinatura.';
  if (status === 'CANCELING') return 'Antes, retome a assinatura em Gerenciar assinatura.';
  return plan.priceInCents > current.priceInCents
    ? 'Se subir de plano, já vale na hora. O valor aparece antes de confirmar.'
    : 'Vale a partir da próxima cobrança.';
}

interface PlanButtonProps {
  plan: PlanFacts;
  /** Whether a live subscription gives the owner's plan. */
  subscribed: boolean;
  isCurrent: boolean;
  awaitedPlan: PlanKey | null;
}

function PlanButton({ plan, subscribed, isCurrent, awaitedPlan }: PlanButtonProps) {
  const pages = use(ProviderPagesContext);
  const online = useOnline();
  if (!pages || (isFree(plan) && !subscribed)) {
    return (
      <LinkButton to={paths.generate} variant="secondary">
        Criar um texto
      </LinkButton>
    );
  }
  const { redirecting, buy, manage } = pages;
  // Who goes back to the free plan cancels the subscription, and changes to no other.
  const change = isFree(plan) ? 'Gerenciar assinatura' : 'Mudar de plano';
  const isAwaited = plan.key === awaitedPlan;
  const purchase = isAwaited ? 'Ver pagamento' : `Assinar ${plan.name}`;
  const words = subscribed ? (isCurrent ? 'Gerenciar assinatura' : change) : purchase;
  const variant = isCurrent || plan.key !== suggestedPlan || subscribed || isAwaited ? 'secondary' : 'primary';
  return (
    <Button
      variant={variant}
      busy={redirecting === plan.key}
      disabled={!online || redirecting !== null || (awaitedPlan !== null && !isAwaited)}
      aria-label={
        subscribed && !isCurrent ? `${change} para ${isFree(plan) ? 'voltar ao' : 'o'} ${plan.name}` : undefined
      }
      onClick={() => (subscribed || isAwaited ? manage(plan.key) : buy(plan.key, plan.key))}
    >
      {words}
    </Button>
  );
}
