import { useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { graphql } from '../../gql';
import { paths } from '../../paths';
import { Badge } from '../../ui/Badge';
import { Button, LinkButton } from '../../ui/Button';
import { LockIcon } from '../../ui/RadioCard';
import { Tabs } from '../../ui/Tabs';
import { useFocusAfter } from '../../ui/useFocusAfter';
import { Adjustments } from './adjusting/Adjustments';
import { AdjustingText } from './adjusting/AdjustingText';
import { useAdjusting } from './adjusting/useAdjusting';
import { CopyBar } from './CopyBar';
import styles from './GenerationResult.module.css';
import { LockedVariations } from './LockedVariations';
import { ShareButtons } from './share/ShareButtons';
import { sourceNotes } from './sourceNotes';
import { useRestoreOriginal } from './useRestoreOriginal';
import type { FailureWording } from './useUpdateVariations';
import { VariationEditor } from './VariationEditor';
import { VariationView } from './VariationView';

export const GenerationResultFragment = graphql(`
  fragment GenerationResult_generation on Generation {
    id
    campaignLink
    source
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
    ...VariationEditor_generation
    ...Adjustments_generation
  }
`);

const wording: FailureWording = { before: '', fallback: 'Não foi possível salvar a alteração.' };

export interface GenerationResultProps {
  /** Of a generation that is in the cache. */
  generationId: string;
  title: string;
  /** It has just been written, and the reader is led to it. */
  isNew: boolean;
  canEdit: boolean;
  /** How many variations the plan leaves out, and the plan that has them. */
  locked: number;
  upgrade: string;
  onEditing: (dirty: boolean) => void;
}

/** A generation where it was written: its variations to read, copy, share and edit. */
export function GenerationResult(props: GenerationResultProps) {
  const { generationId, title, isNew, canEdit, locked, upgrade, onEditing } = props;
  const { data: generation, complete } = useFragment({
    fragment: GenerationResultFragment,
    fragmentName: 'GenerationResult_generation',
    from: { __typename: 'Generation', id: generationId },
  });
  const [active, setActive] = useState(0);
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useFocusAfter<HTMLButtonElement>(editing);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  const restore = useRestoreOriginal(wording);
  const adjusting = useAdjusting(generationId);

  if (!complete) return null;
  const { id, editedAt, variations } = generation;
  const variation = variations[active];
  if (!variation) return null;
  const note = sourceNotes[generation.source];
  const original = generation.originalVariations?.[active]?.text ?? variation.text;

  const restored = variations.map(({ text }, at) => (at === active ? original : text));

  function leaveEditor() {
    setEditing(false);
    onEditing(false);
  }

  return (
    <>
      <header className={styles.header}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {note === null ? null : (
          <>
            <Badge tone="info">Modo demonstração</Badge>
            <p className={styles.note}>{note}</p>
          </>
        )}
      </header>
      <Tabs
        label="Variações"
        tabs={generation.variations.map((_, index) => `Variação ${index + 1}`)}
        active={active}
        onChange={setActive}
        disabled={editing}
        after={<LockedVariations count={locked} from={generation.variations.length} plan={upgrade} />}
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
          <>
            <AdjustingText adjusting={adjusting.adjusting} index={active}>
              <VariationView variation={variation} campaignLink={generation.campaignLink ?? null} />
            </AdjustingText>
            <Extract name="Hashtags" items={variation.hashtags} />
            <Extract name="Emojis" items={variation.emojis} />
            <div className={styles.actions}>
              {canEdit ? (
                <Button ref={editButton} variant="secondary" onClick={() => setEditing(true)}>
                  Editar
                </Button>
              ) : (
                <LinkButton to={paths.plans} variant="secondary" aria-label={`Editar: disponível no ${upgrade}`}>
                  <LockIcon /> Editar
                </LinkButton>
              )}
              {canEdit && original !== variation.text ? (
                <Button variant="quiet" onClick={() => void restore(id, restored, editedAt ?? null)}>
                  Restaurar original
                </Button>
              ) : null}
            </div>
            <Adjustments generation={generation} index={active} state={adjusting} />
            <ShareButtons text={variation.text} />
            <CopyBar text={variation.text} />
          </>
        )}
      </Tabs>
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
