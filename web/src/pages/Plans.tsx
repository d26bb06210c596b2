import { PlansBody } from '../components/site/PlansBody';
import { VisitorPlanAction } from '../components/site/VisitorPlanAction';
import type { PlanFacts } from '../content/facts';
import { paths } from '../paths';
import { useConfig } from '../session/ConfigProvider';
import { useSession } from '../session/SessionProvider';
import { LinkButton } from '../ui/Button';

/** The three plans as the server knows them. */
export const Component = () => <PlansBody facts={useConfig()} Action={PlanAction} />;

/** What the visitor or owner can do about a plan. */
function PlanAction({ plan }: { plan: PlanFacts }) {
  const { status } = useSession();
  return status === 'signed-in' ? (
    <LinkButton to={paths.generate}>Criar um texto</LinkButton>
  ) : (
    <VisitorPlanAction plan={plan} />
  );
}
