import { useQuery } from '@apollo/client/react';
import { useRef, type RefObject } from 'react';
import { formatCredits } from '../../content/facts';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { PlanFragment } from '../../session/plan';
import type { SubscriptionCard_UserFragment } from '../../gql/graphql';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/Button';
import { Card } from '../../ui/layout/Card';
import { Meter } from '../../ui/feedback/Meter';
import { Notice } from '../../ui/feedback/Notice';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { SubscriptionFragment, type Subscription } from '../../session/subscription';
import { useProviderPages } from '../shell/payments/useProviderPages';
import { SubscriptionSummary, StatusBadge } from './SubscriptionSummary';
import styles from './SubscriptionCard.module.css';
import { Withdrawal } from './Withdrawal';

const SubscriptionCardFragment = graphql(`
  fragment SubscriptionCard_user on User {
    textCredits
    creditsRenewAt
    plan {
      ...Plan_plan
    }
  }
`);

const SubscriptionCardDocument = graphql(`
  query SubscriptionCard {
    viewer {
      id
      subscription {
        ...Subscription_details
      }
    }
  }
`);

const titleId = 'profile-subscription';

/** What the owner has, pays, and can do about it; stays current by the live user. */
export function SubscriptionCard({ user }: { user: FragmentType<typeof SubscriptionCardFragment> }) {
  const { data, error, refetch } = useQuery(SubscriptionCardDocument, { fetchPolicy: 'cache-and-network' });
  const subscription = getFragmentData(SubscriptionFragment, data?.viewer.subscription);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card className={styles.card} role="region" aria-labelledby={titleId} aria-busy={!subscription && !error}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Assinatura
      </h2>
      {subscription ? (
        <SubscriptionContent
          user={getFragmentData(SubscriptionCardFragment, user)}
          subscription={subscription}
          title={title}
        />
      ) : error ? (
        <div className={styles.failure}>
          <Notice tone="error">Não foi possível carregar os dados da sua assinatura.</Notice>
          <Button variant="secondary" onClick={() => void refetch().catch(() => {})}>
            Tentar novamente
          </Button>
        </div>
      ) : (
        <Skeleton label="Carregando sua assinatura..." quiet lines={[46, 80, 100, 64, 30]} />
      )}
    </Card>
  );
}

/** "12 de 30 créditos". A balance above the plan's quota, as after a downgrade, is shown without the quota. */
const formatCreditsLeft = (left: number, quota: number): string =>
  left > quota ? formatCredits(left) : `${Math.max(0, left)} de ${formatCredits(quota)}`;

interface SubscriptionContentProps {
  user: SubscriptionCard_UserFragment;
  subscription: Subscription;
  /** Of the card. */
  title: RefObject<HTMLElement | null>;
}

function SubscriptionContent({ user, subscription, title }: SubscriptionContentProps) {
  const { textCredits } = user;
  const plan = getFragmentData(PlanFragment, user.plan);
  const { redirecting, manage } = useProviderPages();
  const online = useOnline();
  const { isLive: live } = subscription;
  const isAwaited = Boolean(subscription.awaitedPlan);
  const hasBought = live || isAwaited || subscription.status === 'CANCELED';
  const portal = (
    <Button
      variant={live ? 'secondary' : 'quiet'}
      busy={redirecting !== null}
      disabled={!online}
      onClick={() => manage('portal')}
    >
      {live ? 'Gerenciar assinatura' : isAwaited ? 'Ver pagamento' : 'Ver recibos'}
    </Button>
  );
  return (
    <>
      <p className={styles.plan}>
        <strong>{plan.name}</strong>
        <StatusBadge status={subscription.status} />
      </p>
      <SubscriptionSummary plan={plan} creditsRenewAt={user.creditsRenewAt} subscription={subscription} />
      <Meter
        label="Créditos neste período"
        value={textCredits}
        max={plan.monthlyCredits}
        text={formatCreditsLeft(textCredits, plan.monthlyCredits)}
      />
      <div className={styles.ways}>
        {live ? (
          portal
        ) : (
          <LinkButton to={paths.plans} variant="secondary">
            Ver planos
          </LinkButton>
        )}
        {live ? (
          <LinkButton to={paths.plans} variant="quiet">
            Comparar planos
          </LinkButton>
        ) : hasBought ? (
          portal
        ) : null}
      </div>
      <Withdrawal plan={plan} until={live ? subscription.refundableUntil : null} title={title} />
    </>
  );
}
