import { useId, useState } from 'react';
import { getFragmentData, graphql } from '../../../gql';
import type { FragmentType } from '../../../gql';
import { trackUpgradeClick } from '../../../session/analytics';
import { useConfig } from '../../../session/ConfigProvider';
import { Button } from '../../../ui/Button';
import { CopyButton } from '../../../ui/CopyButton';
import { Notice } from '../../../ui/feedback/Notice';
import { Segmented } from '../../../ui/forms/Segmented';
import { Tabs } from '../../../ui/layout/Tabs';
import { useFocusAfterClose } from '../../../ui/useFocusAfterClose';
import { useIsWide } from '../../../ui/useIsWide';
import { Adjustments } from '../../texts/adjusting/Adjustments';
import { AdjustingText } from '../../texts/adjusting/AdjustingText';
import { useAdjustment } from '../../texts/adjusting/useAdjustment';
import { formatBlanksLeft } from '../../texts/blanks/blanks';
import { FillableText } from '../../texts/blanks/FillableText';
import { useFilling } from '../../texts/blanks/useFilling';
import { useSaveQueue } from '../../texts/blanks/useSaveQueue';
import { checkedText } from '../../texts/checks/finding';
import { Findings } from '../../texts/checks/Findings';
import { MarkedText } from '../../texts/checks/MarkedText';
import { LockedVariations } from '../../texts/LockedVariations';
import { PhotoContext } from '../../texts/photo/PhotoContext';
import { useOwnPhoto } from '../../texts/photo/useOwnPhoto';
import { VariationPreview } from '../../texts/previews/VariationPreview';
import { views, type View } from '../../texts/views';
import { cheapestPlanWith, planHas, type Plan } from '../../../session/plan';
import { useRestoreOriginal } from '../../texts/useRestoreOriginal';
import type { FailureWording } from '../../texts/useUpdateVariations';
import { VariationEditor } from '../../texts/VariationEditor';
import { ShareButtons } from '../../texts/share/ShareButtons';
import { labelOf } from '../../../session/labelOf';
import { FavouriteButton } from './FavouriteButton';
import { FactsDisclosure } from './FactsDisclosure';
import styles from './GenerationBody.module.css';
import { useReuseBrief } from './useReuseBrief';

export const GenerationBodyFragment = graphql(`
  fragment GenerationBody_generation on Generation {
    id
    contentType
    tone
    topic
    campaignLink
    editedAt
    favourite
    lockedVariations
    variations {
      text
      ...CheckedVariation_variation
      ...VariationPreview_variation
    }
    originalVariations {
      text
    }
    ...VariationEditor_generation
    ...Adjustments_generation
  }
`);

const wording: FailureWording = { before: 'Erro ao salvar: ', fallback: 'Falha ao salvar no servidor.' };

interface GenerationBodyProps {
  generation: FragmentType<typeof GenerationBodyFragment>;
  /** The owner's. */
  plan: Plan;
  /** What went wrong when it was last deleted. */
  failure: string | undefined;
  disabled: boolean;
  /** Called when an edit begins. */
  onEdit: () => void;
  /** Called with whether there are unsaved changes. */
  onEditing: (dirty: boolean) => void;
  onDelete: () => void;
}

/** What is inside the card of a generation: what was asked, and the texts that the plan shows, to use again. */
export function GenerationBody(props: GenerationBodyProps) {
  const { plan, failure, disabled, onEdit, onEditing, onDelete } = props;
  const { tones, plans } = useConfig();
  const generation = getFragmentData(GenerationBodyFragment, props.generation);
  const { id, tone, topic, variations, originalVariations, favourite } = generation;
  const [active, setActive] = useState(0);
  const [editing, setEditing] = useState(false);
  const [view, setView] = useState<View>('text');
  const editButton = useFocusAfterClose<HTMLButtonElement>(editing);
  const restore = useRestoreOriginal(wording, editButton);
  const adjusting = useAdjustment(id);
  const { setTextElement, busy } = adjusting;
  const reuseBrief = useReuseBrief();
  const wide = useIsWide();
  const variation = variations[active];
  const stored = variation?.text ?? '';
  const original = originalVariations?.[active]?.text;
  const canEdit = planHas(plan, 'EDITING');
  const saveQueue = useSaveQueue(wording);
  const filling = useFilling({ generation, index: active, saves: canEdit, disabled: busy, saveQueue });
  const { text, left, copyButton, filled, waitForSaves } = filling;
  const checked = variation ? checkedText(variation, filled) : { text, findings: [] };
  const marksId = useId();
  const photo = useOwnPhoto();
  // On a smaller plan fewer variations are written; the missing ones are shown as locked, too.
  const mostVariations = Math.max(...plans.map((other) => other.variations));
  const locked = plan.variations < mostVariations ? mostVariations - variations.length : generation.lockedVariations;

  function openEditor() {
    setEditing(true);
    onEdit();
  }

  return (
    <PhotoContext value={photo}>
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
            onCancel={() => setEditing(false)}
            onSaved={() => setEditing(false)}
          />
        ) : (
          <div ref={setTextElement} className={styles.reading}>
            <Segmented label="Como ver o texto" options={views} value={view} onChange={setView} />
            <FillableText key={active} filling={filling}>
              <AdjustingText adjusting={adjusting.adjusting} index={active}>
                {view === 'look' && variation ? (
                  <VariationPreview variation={variation} campaignLink={generation.campaignLink ?? null} />
                ) : (
                  <MarkedText {...checked} marksId={marksId} />
                )}
              </AdjustingText>
            </FillableText>
            <Findings {...checked} marksId={view === 'look' ? null : marksId} />
            <FactsDisclosure generationId={id} index={active} text={text} />
          </div>
        )}
      </Tabs>
      {failure ? <Notice tone="error">Erro ao excluir: {failure}</Notice> : null}
      {editing ? null : (
        <footer className={styles.footer}>
          <div className={styles.actions}>
            <CopyButton ref={copyButton} text={text} note={formatBlanksLeft(left)} />
            {canEdit && wide ? <FavouriteButton generationId={id} favourite={favourite} disabled={disabled} /> : null}
            {canEdit ? (
              <Button ref={editButton} variant="quiet" disabled={disabled || busy} onClick={openEditor}>
                Editar
              </Button>
            ) : null}
            {canEdit && original !== undefined && original !== stored ? (
              <Button
                variant="quiet"
                disabled={disabled || busy}
                onClick={() => void restore(waitForSaves(generation), active, original)}
              >
                Restaurar original
              </Button>
            ) : null}
            <Button variant="quiet" onClick={() => void reuseBrief(generation)}>
              Usar de novo<span className="visually-hidden"> {topic}</span>
            </Button>
            <Button variant="quiet" className={styles.delete} disabled={disabled} onClick={onDelete}>
              Excluir<span className="visually-hidden"> {topic}</span>
            </Button>
          </div>
          <Adjustments generation={generation} index={active} state={adjusting} waitForSaves={waitForSaves} />
          <ShareButtons text={text} left={left} />
        </footer>
      )}
    </PhotoContext>
  );
}
