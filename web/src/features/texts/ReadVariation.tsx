import type { RefObject } from 'react';
import { getFragmentData, graphql, type FragmentType } from '../../gql';
import { paths } from '../../paths';
import { Button, LinkButton } from '../../ui/Button';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { LockIcon } from '../../ui/forms/RadioCard';
import { Adjustments } from './adjusting/Adjustments';
import { AdjustingText } from './adjusting/AdjustingText';
import type { useAdjustment } from './adjusting/useAdjustment';
import { FillableText } from './blanks/FillableText';
import { useFilling } from './blanks/useFilling';
import type { SaveQueue } from './blanks/useSaveQueue';
import { CopyBar } from './CopyBar';
import styles from './ReadVariation.module.css';
import { ShareButtons } from './share/ShareButtons';
import { useRestoreOriginal } from './useRestoreOriginal';
import type { FailureWording } from './useUpdateVariations';
import { VariationView } from './VariationView';

const ReadVariationFragment = graphql(`
  fragment ReadVariation_generation on Generation {
    id
    campaignLink
    editedAt
    variations {
      text
      hashtags
      emojis
      ...VariationView_variation
    }
    originalVariations {
      text
    }
    ...Adjustments_generation
  }
`);

interface ReadVariationProps {
  generation: FragmentType<typeof ReadVariationFragment>;
  /** Which of its texts is shown. */
  index: number;
  adjusting: ReturnType<typeof useAdjustment>;
  /** Whether the plan edits; if not, the plan that does. */
  editable: boolean;
  upgrade: string;
  isOneOfMany: boolean;
  wording: FailureWording;
  saveQueue: SaveQueue;
  editButton: RefObject<HTMLButtonElement | null>;
  onEdit: () => void;
}

/** One text to read, fill in, adjust, copy and share. */
export function ReadVariation(props: ReadVariationProps) {
  const { index, adjusting, editable, upgrade, isOneOfMany, wording, saveQueue, editButton, onEdit } = props;
  const generation = getFragmentData(ReadVariationFragment, props.generation);
  const { variations, originalVariations } = generation;
  const { setTextElement, busy } = adjusting;
  const filling = useFilling({ generation, index, saves: editable, disabled: busy, saveQueue });
  const restore = useRestoreOriginal(wording, editButton);
  const online = useOnline();
  const variation = variations[index];
  if (!variation) return null;
  const original = originalVariations?.[index]?.text ?? variation.text;

  return (
    <>
      <div ref={setTextElement}>
        <FillableText filling={filling}>
          <AdjustingText adjusting={adjusting.adjusting} index={index}>
            <VariationView variation={variation} campaignLink={generation.campaignLink ?? null} />
          </AdjustingText>
        </FillableText>
      </div>
      <Extract name="Hashtags" items={variation.hashtags} />
      <Extract name="Emojis" items={variation.emojis} />
      <div className={styles.actions}>
        {editable ? (
          <Button ref={editButton} variant="secondary" disabled={busy} onClick={onEdit}>
            Editar
          </Button>
        ) : (
          <LinkButton to={paths.plans} variant="secondary" aria-label={`Editar: disponível no ${upgrade}`}>
            <LockIcon /> Editar
          </LinkButton>
        )}
        {editable && original !== variation.text ? (
          <Button
            variant="quiet"
            disabled={busy || !online}
            onClick={() => void restore(filling.waitForSaves(generation), index, original)}
          >
            Restaurar original
          </Button>
        ) : null}
      </div>
      <Adjustments generation={generation} index={index} state={adjusting} waitForSaves={filling.waitForSaves} />
      <ShareButtons text={filling.text} left={filling.left} />
      <CopyBar
        text={filling.text}
        left={filling.left}
        copyButton={filling.copyButton}
        variant={isOneOfMany ? 'secondary' : 'primary'}
      />
    </>
  );
}

function Extract({ name, items }: { name: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.extract}>
      <dt>{name}</dt>
      <dd>{items.join(' ')}</dd>
    </dl>
  );
}
