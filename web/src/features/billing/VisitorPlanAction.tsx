import { isFree, type PlanFacts } from '../../content/facts';
import { suggestedPlan } from '../../content/plans';
import { loginPathReturningTo, paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { plansPathChoosing } from '../../session/chosenPlan';

/** The button of a plan for visitors: leads to the sign-up for the free plan, to the login for a paid one. */
export const VisitorPlanAction = ({ plan }: { plan: PlanFacts }) =>
  isFree(plan) ? (
    <LinkButton to={paths.register} variant="secondary">
      Criar conta grátis
    </LinkButton>
  ) : (
    <LinkButton
      to={loginPathReturningTo(plansPathChoosing(plan.key))}
      variant={plan.key === suggestedPlan ? 'primary' : 'secondary'}
    >
      Assinar {plan.name}
    </LinkButton>
  );
