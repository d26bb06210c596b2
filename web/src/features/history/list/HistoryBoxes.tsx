import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import type { DeviceEntry } from '../../../content/browserStorage';
import { formatVariations } from '../../../content/facts';
import { paths } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { useDraft } from '../../../ui/forms/useDraft';
import { cheapestPlanWith, planHas, type Plan } from '../../../session/plan';
import styles from './HistoryBoxes.module.css';

/** What the free plan shows here, until it was read in this browser; a sign-out does not bring it back. */
export function ExplainerBox({ plan, title }: { plan: Plan; title: RefObject<HTMLElement | null> }) {
  const { plans } = useConfig();
  const key = 'bemtevi:historico-explicado' satisfies DeviceEntry;
  const [{ dismissed }, setState] = useDraft<{ dismissed: boolean }>(key, { dismissed: false });
  if (dismissed || planHas(plan, 'HISTORY_FILTERS')) return null;
  const larger = plans.find((one) => planHas(one, 'HISTORY_FILTERS'));

  /** The button goes with the box. */
  function dismiss() {
    title.current?.focus();
    setState({ dismissed: true });
  }

  return (
    <aside className={styles.box} aria-label="Como funciona o seu histórico">
      <p>
        O {plan.name} mostra seus {plan.historySize} textos mais recentes, com {formatVariations(plan.variations)} cada.
      </p>
      {larger ? (
        <p>
          No {larger.name}, cada texto novo vem com {formatVariations(larger.variations)}, e você edita, busca, filtra,
          favorita e exporta.
        </p>
      ) : null}
      <div className={styles.boxActions}>
        <Link to={paths.plans}>Conhecer os planos</Link>
        <Button variant="quiet" onClick={dismiss}>
          Entendi
        </Button>
      </div>
    </aside>
  );
}

const footerFrom = 10;

/** Below a history that has reached its plan's first ten: how far it goes. */
export function FooterBox({ plan, count }: { plan: Plan; count: number }) {
  const { plans } = useConfig();
  const size = plan.historySize;
  if (count < footerFrom || typeof size !== 'number') return null;
  const larger = cheapestPlanWith(plans, ({ historySize }) => typeof historySize !== 'number' || historySize > size);
  return (
    <aside className={styles.box} aria-label="Até onde vai o seu histórico">
      <p>
        O {plan.name} mostra os {size} textos mais recentes. Os mais antigos continuam guardados e aparecem com o{' '}
        {larger}.
      </p>
      <Link to={paths.plans}>Ver planos</Link>
    </aside>
  );
}
