import { useLocation } from 'react-router-dom';
import { PlanAction } from '../components/billing/PlanAction';
import { ProviderPagesContext } from '../components/billing/ProviderPagesContext';
import { useProviderPages } from '../components/billing/useProviderPages';
import { planChosenIn } from '../components/site/chosenPlan';
import { PlansBody } from '../components/site/PlansBody';
import { VisitorPlanAction } from '../components/site/VisitorPlanAction';
import type { PlanFacts } from '../content/facts';
import { useConfig } from '../session/ConfigProvider';
import { useSession } from '../session/SessionProvider';
import { useViewer } from '../session/ViewerProvider';
import { Button } from '../ui/Button';

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
  const { search } = useLocation();
  if (status === 'loading' || loading) return <Button disabled>Assinar {plan.name}</Button>;
  // Signed in without the nest set up, the login leads to what is missing.
  if (!viewer?.hasCompletedOnboarding) return <VisitorPlanAction plan={plan} />;
  return <PlanAction plan={plan} viewer={viewer} chosen={planChosenIn(search) === plan.checkoutKey} />;
}
