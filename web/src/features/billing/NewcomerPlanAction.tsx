import { isFree, type PlanFacts } from '../../content/facts';
import { suggestedPlan } from '../../content/plans';
import { paths } from '../../paths';
import { storeChosenPlan } from '../../session/chosenPlan';
import { LinkButton } from '../../ui/Button';
import styles from './PlanAction.module.css';

const words = 'Completar meu cadastro';

/** The button of a plan for an account without a profile: leads to the onboarding and stores the chosen plan. */
export function NewcomerPlanAction({ plan }: { plan: PlanFacts }) {
  const free = isFree(plan);
  return (
    <div className={styles.action}>
      <LinkButton
        to={paths.onboarding}
        variant={plan.key === suggestedPlan ? 'primary' : 'secondary'}
        aria-label={`${words} para o ${plan.name}`}
        onClick={() => !free && storeChosenPlan(plan.key)}
      >
        {words}
      </LinkButton>
      {free ? null : <p>Primeiro seu cadastro. O {plan.name} fica escolhido.</p>}
    </div>
  );
}
