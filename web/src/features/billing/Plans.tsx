import { useQuery } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { PlanAction } from './PlanAction';
import { ProviderPagesContext } from './ProviderPagesContext';
import { useProviderPages } from '../shell/useProviderPages';
import { isChosenIn, rememberPlan } from '../../session/chosenPlan';
import { PlansBody } from './PlansBody';
import { VisitorPlanAction } from './VisitorPlanAction';
import { isFree, type PlanFacts } from '../../content/facts';
import { suggestedPlan } from '../../content/plans';
import { graphql } from '../../gql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { useSession } from '../../session/SessionProvider';
import { useViewer } from '../../session/ViewerProvider';
import { Button, LinkButton } from '../../ui/Button';

const PlansPage = graphql(`
  query PlansPage {
    viewer {
      id
      ...PlanAction_user
    }
  }
`);

/** The three plans as the server knows them, each with what its owner or visitor can do about it. */
export function Component() {
  const facts = useConfig();
  return (
    <ProviderPagesContext value={useProviderPages()}>
      <PlansBody facts={facts} Action={Action} />
    </ProviderPagesContext>
  );
}

function Action({ plan }: { plan: PlanFacts }) {
  const { status } = useSession();
  const { viewer, loading } = useViewer();
  const { data } = useQuery(PlansPage, {
    skip: !viewer?.hasCompletedOnboarding,
    fetchPolicy: 'cache-and-network',
  });
  const { search } = useLocation();
  if (status === 'loading' || loading) return <Button disabled>Assinar {plan.name}</Button>;
  if (status === 'signed-out') return <VisitorPlanAction plan={plan} />;
  if (!viewer?.hasCompletedOnboarding) return <NewcomerPlanAction plan={plan} />;
  if (!data) return <Button disabled>Assinar {plan.name}</Button>;
  return <PlanAction plan={plan} user={data.viewer} chosen={!isFree(plan) && isChosenIn(search, plan.key)} />;
}

/** Signed in without a profile: onboarding comes first, and the choice is kept. */
const NewcomerPlanAction = ({ plan }: { plan: PlanFacts }) => (
  <LinkButton
    to={paths.onboarding}
    variant={plan.key === suggestedPlan ? 'primary' : 'secondary'}
    onClick={() => !isFree(plan) && rememberPlan(plan.key)}
  >
    Completar meu cadastro
  </LinkButton>
);
