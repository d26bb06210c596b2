import { Link } from 'react-router-dom';
import { useEffect, useRef } from 'react';
import { paths } from '../../paths';
import { useConfig } from '../../session/ConfigProvider';
import type { Viewer } from '../../session/ViewerProvider';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { GenerationResult } from './GenerationResult';
import { cheapestPlanWith } from './planNames';
import styles from './ResultPanel.module.css';
import type { Writing } from './useGenerateCopy';

/** Refusals of these are said at the field itself. */
const ownFields = ['topic', 'campaignLink'];

interface ResultPanelProps {
  writing: Writing;
  plan: Viewer['plan'];
  onEditing: (dirty: boolean) => void;
}

/** Where the text appears: empty, being written, there, or failed. */
export function ResultPanel({ writing, plan, onEditing }: ResultPanelProps) {
  const { plans } = useConfig();
  const panel = useRef<HTMLElement>(null);
  const saidAtField = writing.status === 'failed' && ownFields.includes(writing.field ?? '');
  const status = saidAtField ? 'idle' : writing.status;
  useEffect(() => {
    if (status !== 'idle') panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  }, [status]);

  return (
    <section ref={panel} className={styles['panel']} data-status={status} aria-label="Resultado">
      {status === 'idle' ? (
        <div className={styles['idle']}>
          <EmptyState title="Seu texto aparece aqui.">Escolha o tipo, conte a ideia e clique em Gerar.</EmptyState>
        </div>
      ) : null}
      {status === 'writing' ? (
        <Card className={styles['writing']}>
          <Skeleton label="Escrevendo…" lines={[70, 96, 100, 88, 94, 52, 78, 64]} />
        </Card>
      ) : null}
      {writing.status === 'failed' && !saidAtField ? (
        <Notice tone="error">
          {writing.message} {writing.upgrade ? <Link to={paths.plans}>Ver planos</Link> : null}
        </Notice>
      ) : null}
      {writing.status === 'done' ? (
        <Card key={writing.id}>
          <GenerationResult
            generation={writing.generation}
            canEdit={plan.editing}
            locked={Math.max(...plans.map(({ variations }) => variations)) - plan.variations}
            upgrade={cheapestPlanWith(plans, (other) => other.variations > plan.variations && other.editing)}
            onEditing={onEditing}
          />
        </Card>
      ) : null}
    </section>
  );
}
