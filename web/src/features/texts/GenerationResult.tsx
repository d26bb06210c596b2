import { useFragment } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/Badge';
import { toast } from '../../ui/feedback/Toaster';
import { Tabs } from '../../ui/layout/Tabs';
import { useFocusAfterClose } from '../../ui/useFocusAfterClose';
import { useAdjustment } from './adjusting/useAdjustment';
import { useSaveQueue } from './blanks/useSaveQueue';
import styles from './GenerationResult.module.css';
import { GenerationResultFragment } from './generationResultFragment';
import { LockedVariations } from './LockedVariations';
import { PhotoContext } from './photo/PhotoContext';
import { useOwnPhoto } from './photo/useOwnPhoto';
import { ReadVariation } from './ReadVariation';
import { sourceNotes } from './sourceNotes';
import type { FailureWording } from './useUpdateVariations';
import { VariationEditor } from './VariationEditor';

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
  /** Whether the owner is at a field: a new result is announced then, and takes no focus. */
  isTyping?: () => boolean;
  /** Others are shown beside it, so that copying this one is not the primary action of the page. */
  isOneOfMany?: boolean;
}

/** A generation where it was written: its variations to read, copy, share and edit. */
export function GenerationResult(props: GenerationResultProps) {
  const { generationId, title, isNew, canEdit, locked, upgrade, onEditing, isTyping, isOneOfMany = false } = props;
  const { data: generation, complete } = useFragment({
    fragment: GenerationResultFragment,
    fragmentName: 'GenerationResult_generation',
    from: { __typename: 'Generation', id: generationId },
  });
  const [active, setActive] = useState(0);
  const [editing, setEditing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const editButton = useFocusAfterClose<HTMLButtonElement>(editing);
  useEffect(() => {
    if (!isNew) return;
    if (isTyping?.()) toast.info(`${title}.`);
    else heading.current?.focus();
  }, [isNew, isTyping, title]);

  const adjusting = useAdjustment(generationId);
  const photo = useOwnPhoto();
  const saveQueue = useSaveQueue(wording);

  if (!complete) return null;
  if (!generation.variations[active]) return null;
  const note = sourceNotes[generation.source];

  return (
    <PhotoContext value={photo}>
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
            onCancel={() => setEditing(false)}
            onSaved={() => setEditing(false)}
          />
        ) : (
          <ReadVariation
            key={active}
            generation={generation}
            index={active}
            adjusting={adjusting}
            editable={canEdit}
            upgrade={upgrade}
            isOneOfMany={isOneOfMany}
            wording={wording}
            saveQueue={saveQueue}
            editButton={editButton}
            onEdit={() => setEditing(true)}
          />
        )}
      </Tabs>
    </PhotoContext>
  );
}
