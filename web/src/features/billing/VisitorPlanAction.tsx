import type { PlanFacts } from '../../content/facts';
import { loginReturningTo, paths } from '../../paths';
import { LinkButton } from '../../ui/Button';
import { plansWithChosen } from '../../session/chosenPlan';

/** The way to a plan for who is not signed in: an account for the free one, the login for those that are bought. */
export const VisitorPlanAction = ({ plan }: { plan: PlanFacts }) =>
  plan.priceInCents === 0 ? (
    <LinkButton to={paths.register} variant="secondary">
      Criar conta grátis
    </LinkButton>
  ) : (
    <LinkButton
      to={loginReturningTo(plansWithChosen(plan.checkoutKey ?? ''))}
      variant={plan.checkoutKey === 'voo' ? 'primary' : 'secondary'}
    >
      Assinar {plan.name}
    </LinkButton>
  );
