import { useFragment } from '@apollo/client/react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { paths } from '../../../paths';
import { trackUpgradeClick } from '../../../session/analytics';
import { useConfig } from '../../../session/ConfigProvider';
import { labelOf } from '../../../session/labelOf';
import { cheapestPlanFor, planHas, PlanFragment } from '../../../session/plan';
import { useViewer } from '../../../session/ViewerProvider';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { useOnline } from '../../../ui/feedback/OfflineBar';
import { LockIcon } from '../../../ui/forms/RadioCard';
import { toast } from '../../../ui/feedback/Toaster';
import type { Filling } from '../blanks/useFilling';
import { useUpdateVariations } from '../useUpdateVariations';
import styles from './Adjustments.module.css';
import type { useAdjustment } from './useAdjustment';

const AdjustmentsFragment = graphql(`
  fragment Adjustments_generation on Generation {
    id
    editedAt
    adjustmentsLeft
    variations {
      text
      previousText
    }
  }
`);

const OwnerFragment = graphql(`
  fragment Adjustments_user on User {
    id
    plan {
      ...Plan_plan
    }
  }
`);

interface AdjustmentsProps {
  generation: FragmentType<typeof AdjustmentsFragment>;
  /** Which of its texts is shown. */
  index: number;
  state: ReturnType<typeof useAdjustment>;
  waitForSaves: Filling['waitForSaves'];
}

/** One tap to change the text that is shown, how many taps are left, and the way back; a lock where the plan has none. */
export function Adjustments(props: AdjustmentsProps) {
  const { viewer } = useViewer();
  const { plans } = useConfig();
  const owner = useFragment({
    fragment: OwnerFragment,
    fragmentName: 'Adjustments_user',
    from: viewer && { __typename: 'User', id: viewer.id },
  });
  if (owner.dataState !== 'complete') return null;
  const plan = getFragmentData(PlanFragment, owner.data.plan);
  return planHas(plan, 'ADJUSTMENTS') ? (
    <Chips {...props} />
  ) : (
    <LockedChips upgrade={cheapestPlanFor(plans, 'ADJUSTMENTS')} />
  );
}

const wording = { before: '', fallback: 'Não foi possível desfazer. O texto continua como estava.' };

function Chips({ generation: masked, index, state, waitForSaves }: AdjustmentsProps) {
  const generation = getFragmentData(AdjustmentsFragment, masked);
  const { adjustmentsLeft: left, variations } = generation;
  const { adjustments, limits } = useConfig();
  const { adjusting, busy, adjust, cancel, forget, showText } = state;
  const { update } = useUpdateVariations(wording);
  const [undoing, setUndoing] = useState(false);
  const online = useOnline();
  const title = useId();
  const chips = useRef<HTMLDivElement>(null);
  const isDisabled = busy || undoing || left === 0 || !online;
  const previous = variations[index]?.previousText ?? null;

  /** The text that "Desfazer" brings back. */
  const expectedText = useRef<string>(null);
  const text = variations[index]?.text;
  useEffect(() => {
    if (expectedText.current === null || expectedText.current !== text) return;
    expectedText.current = null;
    // The button is gone when there is nothing more to undo.
    if (previous === null) chips.current?.querySelector('button')?.focus();
  }, [previous, text]);

  async function undo() {
    if (previous === null || busy || undoing) return;
    forget();
    setUndoing(true);
    expectedText.current = previous;
    const failed = await update(await waitForSaves(generation), index, previous);
    setUndoing(false);
    if (!failed) return;
    expectedText.current = null;
    toast.error(failed.message);
  }

  /** The button goes, so the focus is back on what was tapped. */
  function cancelAdjustment() {
    chips.current?.querySelector<HTMLElement>('[data-current=true]')?.focus();
    cancel();
  }

  return (
    <section className={styles.adjustments} aria-labelledby={title}>
      <header className={styles.header}>
        <h3 id={title} className={styles.title}>
          Ajustes rápidos
        </h3>
        <p className={styles.left}>
          {left} de {limits.adjustments} ajustes
        </p>
      </header>
      <div ref={chips} className={styles.chips} role="group" aria-labelledby={title}>
        {adjustments.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            className={styles.chip}
            // Not `disabled`: the one that was tapped keeps the focus.
            aria-disabled={isDisabled || undefined}
            data-current={adjusting.status === 'adjusting' && adjusting.kind === key}
            onClick={({ detail }) => {
              if (isDisabled) return;
              // By keyboard the focus stays in sight instead.
              if (detail > 0) showText();
              void adjust(index, key, waitForSaves(generation));
            }}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.below}>
        <p role="status" className={styles.status}>
          {statusText()}
        </p>
        {busy ? (
          <Button variant="secondary" busy={adjusting.status === 'cancelling'} onClick={cancelAdjustment}>
            Cancelar
          </Button>
        ) : null}
        {previous !== null && !busy ? (
          // Not `busy`, which would take the focus from it.
          <Button variant="quiet" aria-disabled={undoing || undefined} disabled={!online} onClick={() => void undo()}>
            Desfazer
          </Button>
        ) : null}
      </div>
      {adjusting.status === 'failed' && adjusting.variation === index ? (
        <Notice tone="error" reveal>
          {adjusting.message} {adjusting.upgrade ? <Link to={paths.plans}>Ver planos</Link> : null}
        </Notice>
      ) : null}
    </section>
  );

  /** Said once a step, not once a word. */
  function statusText(): string {
    if (!online) return 'Sem internet. Os ajustes voltam com a conexão.';
    if (undoing) return 'Desfazendo…';
    if (adjusting.status === 'adjusting') return `${labelOf(adjustments, adjusting.kind)}: escrevendo…`;
    if (adjusting.status === 'cancelling') return 'Cancelando…';
    if (adjusting.status === 'cancelled') return 'Cancelado. O ajuste não foi contado.';
    if (left === 0) return 'Os ajustes deste texto acabaram. Você ainda pode editar.';
    if (adjusting.status === 'done' && adjusting.variation === index) return 'Pronto. O texto de antes fica guardado.';
    return 'Não gasta crédito.';
  }
}

function LockedChips({ upgrade }: { upgrade: string }) {
  const { adjustments } = useConfig();
  return (
    <Link to={paths.plans} className={styles.locked} onClick={() => trackUpgradeClick('adjustments')}>
      <span className={styles.title}>
        <LockIcon /> Ajustes rápidos
      </span>
      <span>{adjustments.map(({ label }) => label).join(' · ')}</span>
      <strong>Disponível no {upgrade}</strong>
    </Link>
  );
}
