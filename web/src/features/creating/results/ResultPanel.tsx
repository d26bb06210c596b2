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
import { GenerationResult, PreviousKit, PreviousResult, KitView } from './lazyResults';
import styles from './ResultPanel.module.css';
import type { CreateKitInput } from '../../../gql/graphql';
import type { ClickFailed, ClickState } from '../writing/clickState';
import { useFocusOpenedResult } from './useFocusOpenedResult';
import { WritingPanel } from '../writing/WritingPanel';

/** Errors of these fields are shown at the field itself. */
const ownFields = ['topic', 'campaignLink', 'contentTypes'];

const ResultPanelFragment = graphql(`
  fragment ResultPanel_user on User {
    plan {
      ...Plan_plan
    }
  }
`);

interface ResultPanelProps {
  click: ClickState;
  /** The result of an earlier click, shown while there is nothing newer. */
  previous: { readonly id: string; readonly isLast: boolean } | null;
  user: FragmentType<typeof ResultPanelFragment>;
  onEditing: (dirty: boolean) => void;
  /** Whether the owner is at a field: what is ready takes neither the focus nor the page away from there. */
  isTyping: () => boolean;
  onCancel: () => void;
  /** Sends the click of a kit again, for its missing texts. */
  onWriteMissing: (input: CreateKitInput) => void;
  onPreviousGone: () => void;
  /** Tells how many texts of a previous kit are shown. */
  onKitTexts: (count: number) => void;
}

/** Where the text appears: empty, being written, there, cancelled, failed, or of an earlier click. */
export function ResultPanel(props: ResultPanelProps) {
  const { click, previous, user, onEditing, isTyping, onCancel, onWriteMissing, onPreviousGone, onKitTexts } = props;
  const plan = getFragmentData(PlanFragment, getFragmentData(ResultPanelFragment, user).plan);
  const { plans } = useConfig();
  const panel = useRef<HTMLElement>(null);
  const isShownAtField = click.status === 'failed' && ownFields.includes(click.field ?? '');
  const status = isShownAtField ? 'idle' : click.status;
  const shown = status === 'idle' && previous ? 'previous' : status;
  useEffect(() => {
    if (status === 'idle' || (status === 'done' && isTyping())) return;
    const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
    panel.current?.scrollIntoView({ block: 'nearest', behavior });
  }, [status, isTyping]);
  useFocusOpenedResult(panel, shown === 'previous' && previous ? previous.id : null);

  const kit = kitOf(click);
  const retryInput = kit?.retryInput ?? null;
  const failure = click.status === 'done' ? click.failure : undefined;
  const previousKitId = previous && kitIdOf(previous.id);

  const result = {
    canEdit: planHas(plan, 'EDITING'),
    locked: Math.max(...plans.map(({ variations }) => variations)) - plan.variations,
    upgrade: cheapestPlanWith(plans, (other) => other.variations > plan.variations && planHas(other, 'EDITING')),
    onEditing,
    isTyping,
  };

  return (
    <section ref={panel} className={styles.panel} data-status={shown} aria-label="Resultado">
      {shown === 'idle' ? (
        <div className={styles.idle}>
          <EmptyState title="Seu texto aparece aqui.">Escolha o tipo, conte a ideia e toque em Gerar.</EmptyState>
        </div>
      ) : null}
      {click.status === 'writing' ? <WritingPanel click={click} count={plan.variations} onCancel={onCancel} /> : null}
      {click.status === 'failed' && !isShownAtField ? (
        <Notice tone="error">
          <FailureReason of={click} />
          {click.upgrade ? null : (
            <p>
              {click.returned ? 'Crédito devolvido, se chegou a ser descontado. ' : null}Seu pedido continua preenchido.
            </p>
          )}
        </Notice>
      ) : null}
      {click.status === 'cancelled' ? (
        <Notice tone="info">
          {click.stored ? (
            <>
              {kitIdOf(click.stored) === null
                ? 'O texto ficou pronto antes do cancelamento. '
                : 'Parte do kit ficou pronta antes do cancelamento. '}
              <Link to={resultPath(click.stored)}>{kitIdOf(click.stored) === null ? 'Ver o texto' : 'Ver o kit'}</Link>
            </>
          ) : (
            'Cancelado. Nada foi cobrado.'
          )}
        </Notice>
      ) : null}
      <Suspense fallback={<Skeleton label="Carregando seu texto…" lines={[70, 96, 100, 88, 94, 52]} />}>
        {shown === 'previous' && previous && previousKitId === null ? (
          <PreviousResult
            key={previous.id}
            generationId={previous.id}
            isLast={previous.isLast}
            onGone={onPreviousGone}
            {...result}
          />
        ) : null}
        {shown === 'previous' && previousKitId !== null ? (
          <PreviousKit
            key={previousKitId}
            kitId={previousKitId}
            onTexts={onKitTexts}
            onGone={onPreviousGone}
            {...result}
          />
        ) : null}
        {kit ? (
          <KitView
            key={kit.id}
            parts={kit.parts}
            phase={kit.phase}
            onCancel={onCancel}
            onWriteMissing={retryInput === null ? undefined : () => onWriteMissing(retryInput)}
            failure={failure ? <FailureReason of={failure} /> : null}
            {...result}
          />
        ) : null}
        {click.status === 'done' && !click.kit ? (
          <Card key={click.id}>
            <GenerationResult generationId={click.id} title="Seu texto está pronto" isNew {...result} />
          </Card>
        ) : null}
      </Suspense>
    </section>
  );
}

function FailureReason({ of: { message, upgrade } }: { of: ClickFailed }) {
  return (
    <p>
      {message} {upgrade ? <Link to={paths.plans}>Ver planos</Link> : null}
    </p>
  );
}

/** The kit that is being written, or has just been; null for any other state. */
function kitOf(click: ClickState) {
  if (click.status === 'writing-kit') {
    const { id, parts, phase } = click;
    return {
      id: kitKey(String(id)),
      parts,
      phase: phase === 'cancelling' ? phase : ('writing' as const),
      retryInput: null,
    };
  }
  if (click.status !== 'done' || !click.kit) return null;
  return { id: click.id, phase: 'new' as const, ...click.kit };
}
