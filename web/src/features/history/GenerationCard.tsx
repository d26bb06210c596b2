import { useState, type Ref } from 'react';
import { getFragmentData, graphql } from '../../gql';
import type { FragmentType } from '../../gql';
import { trackUpgradeClick } from '../../session/analytics';
import { useConfig } from '../../session/ConfigProvider';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { CopyButton } from '../../ui/CopyButton';
import { inDaysAndMinutes } from '../../ui/dateTime';
import { Notice } from '../../ui/Notice';
import { Tabs } from '../../ui/Tabs';
import { useFocusAfter } from '../../ui/useFocusAfter';
import { Adjustments } from '../texts/adjusting/Adjustments';
import { AdjustingText } from '../texts/adjusting/AdjustingText';
import { useAdjusting } from '../texts/adjusting/useAdjusting';
import { LockedVariations } from '../texts/LockedVariations';
import { cheapestPlanWith, planHas, type Plan } from '../../session/plan';
import { useRestoreOriginal } from '../texts/useRestoreOriginal';
import type { FailureWording } from '../texts/useUpdateVariations';
import { VariationEditor } from '../texts/VariationEditor';
import { ShareButtons } from '../texts/share/ShareButtons';
import styles from './GenerationCard.module.css';
import { useBriefAgain } from './useBriefAgain';
import { useFavourite } from './useFavourite';

export const GenerationCardFragment = graphql(`
  fragment GenerationCard_generation on Generation {
    id
    contentType
    tone
    topic
    campaignLink
    createdAt
    editedAt
    source
    favourite
    lockedVariations
    variations {
      text
    }
    originalVariations {
      text
    }
    ...VariationEditor_generation
    ...Adjustments_generation
  }
`);

const wording: FailureWording = { before: 'Erro ao salvar: ', fallback: 'Falha ao salvar no servidor.' };

interface GenerationCardProps {
  generation: FragmentType<typeof GenerationCardFragment>;
  /** The owner's. */
  plan: Plan;
  headingRef: Ref<HTMLHeadingElement>;
  /** What went wrong when it was last deleted. */
  failure: string | undefined;
  disabled: boolean;
  /** Called with whether there are unsaved changes. */
  onEditing: (dirty: boolean) => void;
  onDelete: () => void;
}

/** One stored generation: what was asked, when, and the texts that the plan shows, to use again. */
export function GenerationCard(props: GenerationCardProps) {
  const { plan, headingRef, failure, disabled, onEditing, onDelete } = props;
  const { contentTypes, tones, plans } = useConfig();
  const generation = getFragmentData(GenerationCardFragment, props.generation);
  const { id, contentType, tone, topic, createdAt, editedAt, variations, originalVariations } = generation;
  const [active, setActive] = useState(0);
  const [editing, setEditing] = useState(false);
  const editButton = useFocusAfter<HTMLButtonElement>(editing);
  const setFavourite = useFavourite(id);
  const restore = useRestoreOriginal(wording);
  const adjusting = useAdjusting(id);
  const briefAgain = useBriefAgain();
  const text = variations[active]?.text ?? '';
  const original = originalVariations?.[active]?.text;
  const paid = planHas(plan, 'EDITING');
  // On a smaller plan fewer variations are written; the missing ones are shown as locked, too.
  const most = Math.max(...plans.map((other) => other.variations));
  const locked = plan.variations < most ? most - variations.length : generation.lockedVariations;

  function leaveEditor() {
    setEditing(false);
    onEditing(false);
  }

  const restored = variations.map((variation, at) => (at === active && original ? original : variation.text));

  return (
    <article className={styles.card}>
      <header className={styles.header}>
        <h2 ref={headingRef} tabIndex={-1}>
          {labelOf(contentTypes, contentType)}
        </h2>
        <time dateTime={createdAt}>{inDaysAndMinutes(createdAt)}</time>
        {generation.source === 'MODEL' ? null : <Badge tone="info">Modo demonstração</Badge>}
      </header>
      <dl className={styles.brief}>
        <div>
          <dt>Objetivo</dt>
          <dd>{labelOf(tones, tone)}</dd>
        </div>
        <div>
          <dt>Tópico</dt>
          <dd>{topic}</dd>
        </div>
      </dl>
      <Tabs
        label="Variações"
        tabs={variations.map((_, index) => `Variação ${index + 1}`)}
        active={active}
        onChange={setActive}
        disabled={editing}
        after={
          <LockedVariations
            count={locked}
            from={variations.length}
            plan={cheapestPlanWith(plans, (other) => other.variations > variations.length)}
            onOpen={() => trackUpgradeClick('history_page_locked_variation')}
          />
        }
      >
        {editing ? (
          <VariationEditor
            generation={generation}
            index={active}
            wording={wording}
            onChange={onEditing}
            onCancel={leaveEditor}
            onSaved={leaveEditor}
          />
        ) : (
          <AdjustingText adjusting={adjusting.adjusting} index={active}>
            <p className={styles.text}>{text}</p>
          </AdjustingText>
        )}
      </Tabs>
      {failure ? <Notice tone="error">Erro ao excluir: {failure}</Notice> : null}
      {editing ? null : (
        <footer className={styles.footer}>
          <div className={styles.actions}>
            <CopyButton text={text} />
            {paid ? (
              <Button
                variant="quiet"
                disabled={disabled}
                aria-pressed={generation.favourite}
                onClick={() => void setFavourite(!generation.favourite)}
              >
                <span aria-hidden="true">{generation.favourite ? '★' : '☆'}</span> Favorita
              </Button>
            ) : null}
            {paid ? (
              <Button ref={editButton} variant="quiet" disabled={disabled} onClick={() => setEditing(true)}>
                Editar
              </Button>
            ) : null}
            {paid && original !== undefined && original !== text ? (
              <Button variant="quiet" disabled={disabled} onClick={() => void restore(id, restored, editedAt ?? null)}>
                Restaurar original
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => briefAgain(generation)}>
              Usar de novo<span className="visually-hidden"> {topic}</span>
            </Button>
            <Button variant="quiet" className={styles.delete} disabled={disabled} onClick={onDelete}>
              Excluir<span className="visually-hidden"> {topic}</span>
            </Button>
          </div>
          <Adjustments generation={generation} index={active} state={adjusting} />
          <ShareButtons text={text} />
        </footer>
      )}
    </article>
  );
}

/** The label of a key; an unknown key shows raw. */
const labelOf = (options: readonly { key: string; label: string }[], key: string): string =>
  options.find((option) => option.key === key)?.label ?? key;
