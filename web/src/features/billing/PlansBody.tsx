import type { ReactNode } from 'react';
import type { Facts, PlanFacts } from '../../content/facts';
import { plansFaq } from '../../content/plans';
import { Flock } from '../../ui/scenes';
import { PlanCard } from './PlanCard';
import { sayCancelled } from './cancelled';
import { FaqBand } from '../shell/FaqBand';
import { PageHero } from '../../ui/PageHero';
import styles from './PlansBody.module.css';

interface PlansBodyProps {
  facts: Facts;
  /** The button of the card of a plan. */
  actionOf(plan: PlanFacts): ReactNode;
  /** Why the buttons cannot be used. */
  failure?: ReactNode;
}

/** The three plans side by side, and what people ask about them. */
export const PlansBody = ({ facts, actionOf, failure }: PlansBodyProps) => (
  <>
    <p className={styles.cancelled} role="status" data-does="cancelled" ref={sayCancelled} />
    <PageHero
      title="Planos"
      lead="Comece grátis e mude quando quiser. Cada texto usa um crédito, com todas as variações do seu plano."
      art={<Flock />}
    />
    {failure}
    <ul className={styles.cards}>
      {facts.plans.map((plan) => (
        <li key={plan.name}>
          <PlanCard plan={plan} action={actionOf(plan)} />
        </li>
      ))}
    </ul>
    <FaqBand items={plansFaq(facts)} />
  </>
);
