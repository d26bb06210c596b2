import { isFree, type PlanFacts } from '../../content/facts';
import { suggestedPlan } from '../../content/plans';
import { loginPathReturningTo, paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { plansPathChoosing } from '../../session/chosenPlan';

/** The way to a plan for who is not signed in: an account for the free one, the login for those that are bought. */
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
