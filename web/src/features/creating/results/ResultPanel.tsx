import { Link } from 'react-router-dom';
import { Suspense, useEffect, useRef } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../../gql';
import { paths, resultPath } from '../../../paths';
import { useConfig } from '../../../session/ConfigProvider';
import { Card } from '../../../ui/layout/Card';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
import { cheapestPlanWith, planHas, PlanFragment } from '../../../session/plan';
import { kitIdOf, kitKey } from '../../texts/resultKey';
import { GenerationResult, KeptKit, KeptResult, KitView } from './lazyResults';
import styles from './ResultPanel.module.css';
import type { CreateKitInput } from '../../../gql/graphql';
import type { Failed, Writing } from '../writing/writing';
import { useOpenedResult } from './useOpenedResult';
import { WritingPanel } from '../writing/WritingPanel';

/** Refusals of these are said at the field itself. */
const ownFields = ['topic', 'campaignLink', 'contentTypes'];

const ResultPanelFragment = graphql(`
  fragment ResultPanel_user on User {
    plan {
      ...Plan_plan
    }
  }
`);

interface ResultPanelProps {
  writing: Writing;
  /** What is shown while nothing else is: the result of an earlier click. */
  kept: { readonly id: string; readonly isLast: boolean } | null;
  user: FragmentType<typeof ResultPanelFragment>;
  onEditing: (dirty: boolean) => void;
  onCancel: () => void;
  /** Sends the click of a kit again, for the texts that did not come. */
  onWriteMissing: (input: CreateKitInput) => void;
  onKeptGone: () => void;
  /** Tells how many texts of a kept kit are shown. */
  onKitTexts: (count: number) => void;
}

/** Where the text appears: empty, being written, there, cancelled, failed, or kept from before. */
export function ResultPanel(props: ResultPanelProps) {
  const { writing, kept, user, onEditing, onCancel, onWriteMissing, onKeptGone, onKitTexts } = props;
  const plan = getFragmentData(PlanFragment, getFragmentData(ResultPanelFragment, user).plan);
  const { plans } = useConfig();
  const panel = useRef<HTMLElement>(null);
  const saidAtField = writing.status === 'failed' && ownFields.includes(writing.field ?? '');
  const status = saidAtField ? 'idle' : writing.status;
  const shown = status === 'idle' && kept ? 'kept' : status;
  useEffect(() => {
    if (status === 'idle') return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [status]);
  useOpenedResult(panel, shown === 'kept' && kept ? kept.id : null);

  const kit = kitShown(writing);
  const again = kit?.again ?? null;
  const failure = writing.status === 'done' ? writing.failure : undefined;
  const keptKit = kept && kitIdOf(kept.id);

  const result = {
    canEdit: planHas(plan, 'EDITING'),
    locked: Math.max(...plans.map(({ variations }) => variations)) - plan.variations,
    upgrade: cheapestPlanWith(plans, (other) => other.variations > plan.variations && planHas(other, 'EDITING')),
    onEditing,
  };

  return (
    <section ref={panel} className={styles.panel} data-status={shown} aria-label="Resultado">
      {shown === 'idle' ? (
        <div className={styles.idle}>
          <EmptyState title="Seu texto aparece aqui.">Escolha o tipo, conte a ideia e toque em Gerar.</EmptyState>
        </div>
      ) : null}
      {writing.status === 'writing' ? (
        <WritingPanel writing={writing} count={plan.variations} onCancel={onCancel} />
      ) : null}
      {writing.status === 'failed' && !saidAtField ? (
        <Notice tone="error">
          <Reason of={writing} />
          {writing.upgrade ? null : (
            <p>
              {writing.returned ? 'Crédito devolvido, se chegou a ser descontado. ' : null}Seu pedido continua
              preenchido.
            </p>
          )}
        </Notice>
      ) : null}
      {writing.status === 'cancelled' ? (
        <Notice tone="info">
          {writing.stored ? (
            <>
              {kitIdOf(writing.stored) === null
                ? 'O texto ficou pronto antes do cancelamento. '
                : 'Parte do kit ficou pronta antes do cancelamento. '}
              <Link to={resultPath(writing.stored)}>
                {kitIdOf(writing.stored) === null ? 'Ver o texto' : 'Ver o kit'}
              </Link>
            </>
          ) : (
            'Cancelado. Nada foi cobrado.'
          )}
        </Notice>
      ) : null}
      <Suspense fallback={<Skeleton label="Carregando seu texto…" lines={[70, 96, 100, 88, 94, 52]} />}>
        {shown === 'kept' && kept && keptKit === null ? (
          <KeptResult key={kept.id} generationId={kept.id} isLast={kept.isLast} onGone={onKeptGone} {...result} />
        ) : null}
        {shown === 'kept' && keptKit !== null ? (
          <KeptKit key={keptKit} kitId={keptKit} onTexts={onKitTexts} onGone={onKeptGone} {...result} />
        ) : null}
        {kit ? (
          <KitView
            key={kit.id}
            parts={kit.parts}
            phase={kit.phase}
            onCancel={onCancel}
            onWriteMissing={again === null ? undefined : () => onWriteMissing(again)}
            failure={failure ? <Reason of={failure} /> : null}
            {...result}
          />
        ) : null}
        {writing.status === 'done' && !writing.kit ? (
          <Card key={writing.id}>
            <GenerationResult generationId={writing.id} title="Seu texto está pronto" isNew {...result} />
          </Card>
        ) : null}
      </Suspense>
    </section>
  );
}

function Reason({ of: { message, upgrade } }: { of: Failed }) {
  return (
    <p>
      {message} {upgrade ? <Link to={paths.plans}>Ver planos</Link> : null}
    </p>
  );
}

/** The kit that is being written, or has just been; null for any other state. */
function kitShown(writing: Writing) {
  if (writing.status === 'writing-kit') {
    const { id, parts, phase } = writing;
    return { id: kitKey(String(id)), parts, phase: phase === 'cancelling' ? phase : ('writing' as const), again: null };
  }
  if (writing.status !== 'done' || !writing.kit) return null;
  return { id: writing.id, phase: 'new' as const, ...writing.kit };
}
