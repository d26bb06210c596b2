import type { ReactNode } from 'react';
import { formatReais, isFree, type PlanFacts } from '../../content/facts';
import { planFeatures, pitchFor, suggestedPlan } from '../../content/plans';
import { BirdInNest } from '../../ui/brand/BirdInNest';
import { Flight, Flock } from '../../ui/brand/scenes';
import styles from './PlanCard.module.css';

interface PlanCardProps {
  plan: PlanFacts;
  action: ReactNode;
  /** The words beside the name, like "Seu plano"; a card that has them is highlighted. */
  badge: string | null;
}

/** A plan: for whom it is, what it costs, what it has, and the way to it. */
export function PlanCard({ plan, action, badge }: PlanCardProps) {
  const free = isFree(plan);
  return (
    <article className={styles.card} data-badge={badge ? '' : undefined}>
      <div className={styles.art}>{free ? <BirdInNest /> : plan.key === suggestedPlan ? <Flight /> : <Flock />}</div>
      <h2 className={styles.name}>
        {plan.name}
        {badge && <span className={styles.badge}>{badge}</span>}
      </h2>
      <p className={styles.pitch}>{pitchFor(plan)}</p>
      <p className={styles.price}>
        <strong>{free ? 'Grátis' : formatReais(plan.priceInCents)}</strong>
        <span>{free ? 'sem cartão' : 'por mês'}</span>
      </p>
      <p className={styles.credits}>{plan.monthlyCredits} créditos por mês</p>
      <div className={styles.action}>{action}</div>
      <ul className={styles.features}>
        {planFeatures(plan).map(({ label, included }) => (
          <li key={label} data-included={included || undefined}>
            {!included && <span className="visually-hidden">Não inclui: </span>}
            {label}
          </li>
        ))}
      </ul>
    </article>
  );
}
