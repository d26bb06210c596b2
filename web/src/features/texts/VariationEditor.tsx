import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { getFragmentData, graphql } from '../../gql';
import type { FragmentType } from '../../gql';
import { serverMessage } from '../../session/serverMessage';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { TextAreaField } from '../../ui/TextAreaField';
import type { GenerationResultFragment } from './GenerationResult';
import { useOnline } from '../../ui/OfflineBar';
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

const UpdateVariations = graphql(`
  mutation UpdateVariations($input: UpdateVariationsInput!) {
    updateVariations(input: $input) {
      __typename
      ... on UpdateVariationsSuccess {
        generation {
          id
          ...GenerationResult_generation
        }
      }
      ... on EditConflict {
        generation {
          id
          ...GenerationResult_generation
        }
      }
      ... on Failure {
        message
      }
    }
  }
`);

/** How a save that failed is told of: before the server's own words, or in place of them. */
export interface SaveWording {
  readonly before: string;
  readonly fallback: string;
}

const limit = 5_000;

interface VariationEditorProps {
  generation: FragmentType<typeof VariationEditorFragment>;
  index: number;
  wording: SaveWording;
  /** Told whether there is something to lose. */
  onChange: (dirty: boolean) => void;
  onCancel: () => void;
  onSaved: (generation: FragmentType<typeof GenerationResultFragment>) => void;
  /** Given the stored generation when somebody else saved first. */
  onConflict: (generation: FragmentType<typeof GenerationResultFragment>) => void;
}

/** Edits one variation and saves all of them. A conflict keeps what was typed and shows the newer text beside it. */
export function VariationEditor(props: VariationEditorProps) {
  const { index, wording, onChange, onCancel, onSaved, onConflict } = props;
  const { id, editedAt, variations } = getFragmentData(VariationEditorFragment, props.generation);
  const stored = variations[index]?.text ?? '';
  const [text, setText] = useState(stored);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflicted, setConflicted] = useState(false);
  const [mutate, { loading }] = useMutation(UpdateVariations);
  const online = useOnline();
  const editor = useRef<HTMLTextAreaElement>(null);
  useEffect(() => editor.current?.focus(), []);

  function change(to: string) {
    setText(to);
    onChange(to !== stored);
  }

  async function save() {
    if (loading || !online) return;
    setFailure(null);
    try {
      const texts = variations.map((variation, at) => (at === index ? text : variation.text));
      const input = { generationId: id, variations: texts, basedOn: editedAt };
      const result = (await mutate({ variables: { input } })).data?.updateVariations;
      if (result?.__typename === 'UpdateVariationsSuccess') return onSaved(result.generation);
      if (result?.__typename === 'EditConflict') {
        onConflict(result.generation);
        setConflicted(true);
      }
      setFailure(wording.before + (result?.message || wording.fallback));
    } catch (error) {
      setFailure(wording.before + serverMessage(error, wording.fallback));
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextAreaField
        ref={editor}
        label={`Editar variação ${index + 1}`}
        value={text}
        limit={limit}
        rows={10}
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
