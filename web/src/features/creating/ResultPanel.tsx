import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { GenerationResult } from '../texts/GenerationResult';
import { cheapestPlanWith, planHas, PlanFragment } from '../../session/plan';
import styles from './ResultPanel.module.css';
import type { Writing } from './useGenerateCopy';
import { WritingPanel } from './WritingPanel';

/** Refusals of these are said at the field itself. */
const ownFields = ['topic', 'campaignLink'];

const ResultPanelFragment = graphql(`
  fragment ResultPanel_user on User {
    plan {
      ...Plan_plan
    }
  }
`);

interface ResultPanelProps {
  writing: Writing;
  user: FragmentType<typeof ResultPanelFragment>;
  onEditing: (dirty: boolean) => void;
  onCancel: () => void;
}

/** Where the text appears: empty, being written, there, cancelled or failed. */
export function ResultPanel({ writing, user, onEditing, onCancel }: ResultPanelProps) {
  const plan = getFragmentData(PlanFragment, getFragmentData(ResultPanelFragment, user).plan);
  const { plans } = useConfig();
  const panel = useRef<HTMLElement>(null);
  const saidAtField = writing.status === 'failed' && ownFields.includes(writing.field ?? '');
  const status = saidAtField ? 'idle' : writing.status;
  useEffect(() => {
    if (status !== 'idle') panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [status]);

  return (
    <section ref={panel} className={styles.panel} data-status={status} aria-label="Resultado">
      {status === 'idle' ? (
        <div className={styles.idle}>
          <EmptyState title="Seu texto aparece aqui.">Escolha o tipo, conte a ideia e clique em Gerar.</EmptyState>
        </div>
      ) : null}
      {writing.status === 'writing' ? (
        <WritingPanel writing={writing} count={plan.variations} onCancel={onCancel} />
      ) : null}
      {writing.status === 'failed' && !saidAtField ? (
        <Notice tone="error">
          <p>
            {writing.message} {writing.upgrade ? <Link to={paths.plans}>Ver planos</Link> : null}
          </p>
          {writing.upgrade ? null : <p>Seu pedido continua preenchido.</p>}
        </Notice>
      ) : null}
      {writing.status === 'cancelled' ? (
        <Notice tone="info">
          {writing.charged ? (
            <>
              O texto ficou pronto antes do cancelamento. <Link to={paths.history}>Ver no histórico</Link>
            </>
          ) : (
            'Cancelado. Nada foi cobrado.'
          )}
        </Notice>
      ) : null}
      {writing.status === 'done' ? (
        <Card key={writing.id}>
          <GenerationResult
            generationId={writing.id}
            canEdit={planHas(plan, 'EDITING')}
            locked={Math.max(...plans.map(({ variations }) => variations)) - plan.variations}
            upgrade={cheapestPlanWith(
              plans,
              (other) => other.variations > plan.variations && planHas(other, 'EDITING'),
            )}
            onEditing={onEditing}
          />
        </Card>
      ) : null}
    </section>
  );
}
