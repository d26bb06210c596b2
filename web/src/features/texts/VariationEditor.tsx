import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { getFragmentData, graphql } from '../../gql';
import type { FragmentType } from '../../gql';
import { useConfig } from '../../session/ConfigProvider';
import { useViewer } from '../../session/ViewerProvider';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/feedback/Notice';
import { TextAreaField } from '../../ui/forms/TextAreaField';
import { useOnline } from '../../ui/feedback/OfflineBar';
import { fillBlanks } from './blanks/blanks';
import { readFilled } from './blanks/filledStorage';
import { useUpdateVariations, type FailureWording, type EditBase } from './useUpdateVariations';
import styles from './VariationEditor.module.css';

const VariationEditorFragment = graphql(`
  fragment VariationEditor_generation on Generation {
    id
    editedAt
    variations {
      text
    }
  }
`);

interface VariationEditorProps {
  generation: FragmentType<typeof VariationEditorFragment>;
  index: number;
  wording: FailureWording;
  /** Called with whether there are unsaved changes; when the editor is taken away, with false. */
  onChange: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: () => void;
}

/** Edits one variation. When it was changed elsewhere meanwhile, the edit stays, and the newer text is shown beside it. */
export function VariationEditor(props: VariationEditorProps) {
  const { index, wording, onChange, onCancel, onSaved } = props;
  const generation = getFragmentData(VariationEditorFragment, props.generation);
  // What the edit began from, and after a conflict the newer texts: never texts that came without being shown here.
  const [base, setBase] = useState<EditBase>(generation);
  const stored = base.variations[index]?.text ?? '';
  const viewerId = useViewer().viewer?.id ?? '';
  // What was filled in before the plan edited texts is in the text that is shown.
  const [shown] = useState(() => fillBlanks(stored, readFilled(viewerId, base.id, index)));
  const [text, setText] = useState(shown);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicted, setConflicted] = useState(false);
  const { update, loading } = useUpdateVariations(wording);
  const { limits } = useConfig();
  const online = useOnline();
  const editor = useRef<HTMLTextAreaElement>(null);
  useEffect(() => editor.current?.focus(), []);
  const onGone = useEffectEvent(() => onChange(false));
  useEffect(() => () => onGone(), []);

  function change(to: string) {
    setText(to);
    onChange(to !== stored);
  }

  async function save() {
    if (loading || !online) return;
    setFailure(null);
    const failed = await update(base, index, text, shown);
    if (!failed) return onSaved();
    setFailure(failed.message);
    if (!failed.newer) return;
    setBase(failed.newer);
    setConflicted(true);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextAreaField
        ref={editor}
        label={`Editar variação ${index + 1}`}
        value={text}
        limit={limits.variation}
        rows={10}
        readOnly={loading}
        onChange={(event) => change(event.target.value)}
      />
      {failure ? <Notice tone="error">{failure}</Notice> : null}
      {conflicted ? (
        <details className={styles.newer} open>
          <summary>Versão mais nova</summary>
          <p>{stored}</p>
          <Button variant="secondary" onClick={() => change(stored)}>
            Usar a versão mais nova
          </Button>
        </details>
      ) : null}
      {online ? null : <Notice tone="warning">Você está sem internet. Salve quando a conexão voltar.</Notice>}
      <div className={styles.actions}>
        <Button type="submit" busy={loading} disabled={!online}>
          {loading ? 'Salvando...' : 'Salvar'}
        </Button>
        <Button variant="secondary" disabled={loading} onClick={onCancel}>
          Cancelar
        </Button>
      </div>
    </form>
  );
}
