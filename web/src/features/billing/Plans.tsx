import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { NewcomerPlanAction } from './NewcomerPlanAction';
import { PlanAction } from './PlanAction';
import { ProviderPagesContext } from './ProviderPagesContext';
import { useProviderPages } from '../shell/payments/useProviderPages';
import { isPlanChosenIn } from '../../session/chosenPlan';
import { PlansBody } from './PlansBody';
import { VisitorPlanAction } from './VisitorPlanAction';
import { isFree, type PlanFacts } from '../../content/facts';
import { getFragmentData, graphql } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';
import { PlanFragment } from '../../session/plan';
import { useSession } from '../../session/SessionProvider';
import { SubscriptionStateFragment } from '../../session/subscription';
import { useViewer } from '../../session/ViewerProvider';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import styles from './Plans.module.css';

const PlansPage = graphql(`
  query PlansPage {
    viewer {
      id
      plan {
        ...Plan_plan
      }
      subscription {
        ...Subscription_state
      }
      ...PlanAction_user
    }
  }
`);

/** The three plans as the server knows them, each with what its owner or visitor can do about it. */
export function Component() {
  const facts = useConfig();
  const session = useSession();
  const { viewer, ...account } = useViewer();
  const { data, error, refetch } = useQuery(PlansPage, {
    skip: !viewer?.hasCompletedOnboarding,
    fetchPolicy: 'cache-and-network',
  });
  const { search } = useLocation();
  const retry = session.failed
    ? session.retry
    : account.error
      ? account.retry
      : error && !data
        ? () => void refetch().catch(() => {})
        : null;

  function actionOf(plan: PlanFacts) {
    if (retry || session.status === 'loading' || account.loading) return <LoadingPlanAction plan={plan} />;
    if (session.status === 'signed-out') return <VisitorPlanAction plan={plan} />;
    if (!viewer?.hasCompletedOnboarding) return <NewcomerPlanAction plan={plan} />;
    if (!data) return <LoadingPlanAction plan={plan} />;
    return <PlanAction plan={plan} user={data.viewer} chosen={!isFree(plan) && isPlanChosenIn(search, plan.key)} />;
  }

  const isSubscriber = getFragmentData(SubscriptionStateFragment, data?.viewer.subscription)?.isLive ?? false;
  const ownPlan = isSubscriber ? getFragmentData(PlanFragment, data?.viewer.plan)?.key : undefined;
  return (
    <ProviderPagesContext value={useProviderPages()}>
      <PlansBody
        facts={facts}
        actionOf={actionOf}
        ownPlan={ownPlan}
        failure={retry && <PlanFailure onRetry={retry} />}
      />
    </ProviderPagesContext>
  );
}

const PlanFailure = ({ onRetry }: { onRetry(): void }) => (
  <div className={styles.failure}>
    <Notice tone="error">Não foi possível carregar o seu plano.</Notice>
    <Button variant="secondary" onClick={onRetry}>
      Tentar novamente
    </Button>
  </div>
);

/** The button while the account is loading. */
const LoadingPlanAction = ({ plan }: { plan: PlanFacts }) => <Button disabled>Assinar {plan.name}</Button>;
