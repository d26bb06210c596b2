import type { ReactNode } from 'react';
import type { Facts, PlanFacts } from '../../content/facts';
import { plansFaq, suggestedPlan } from '../../content/plans';
import type { PlanKey } from '../../gql/graphql';
import { Flock } from '../../ui/brand/scenes';
import { PlanCard } from './PlanCard';
import { showCancelledNotice } from './showCancelledNotice';
import { FaqBand } from '../shell/FaqBand';
import { PageHero } from '../../ui/layout/PageHero';
import styles from './PlansBody.module.css';

interface PlansBodyProps {
  facts: Facts;
  /** The button of the card of a plan. */
  actionOf(plan: PlanFacts): ReactNode;
  /** The plan of a subscription that is live; its owner gets no suggestion. */
  ownPlan?: PlanKey | undefined;
  /** Why the buttons cannot be used. */
  failure?: ReactNode;
}

/** What sets a card apart: the plan that its owner pays, else the one that we suggest. */
function badgeOf({ key }: PlanFacts, own: PlanKey | undefined): string | null {
  if (own) return key === own ? 'Seu plano' : null;
  return key === suggestedPlan ? 'Nossa sugestão' : null;
}

/** The three plans side by side, and what people ask about them. */
export const PlansBody = ({ facts, actionOf, ownPlan, failure }: PlansBodyProps) => (
  <>
    <p className={styles.cancelled} role="status" data-does="cancelled" ref={showCancelledNotice} />
    <PageHero
      title="Planos"
      lead={`${ownPlan ? 'Mude quando quiser.' : 'Comece grátis e mude quando quiser.'} Cada texto usa um crédito, com todas as variações do seu plano.`}
      art={<Flock />}
    />
    {failure}
    <ul className={styles.cards}>
      {facts.plans.map((plan) => (
        <li key={plan.name}>
          <PlanCard plan={plan} action={actionOf(plan)} badge={badgeOf(plan, ownPlan)} />
        </li>
      ))}
    </ul>
    <FaqBand items={plansFaq(facts)} />
  </>
);
