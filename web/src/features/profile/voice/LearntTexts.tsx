import { useQuery } from '@apollo/client/react';
import { useRef } from 'react';
import { getFragmentData, graphql } from '../../../gql';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Switch } from '../../../ui/forms/Switch';
import type { VoiceDraft } from './voiceDraft';
import styles from './Voice.module.css';

const LearntTextsFragment = graphql(`
  fragment LearntTexts_user on User {
    id
    voice {
      learntTexts {
        id
        text
      }
    }
  }
`);

// Read anew at each visit: they change with every edited, adjusted or deleted text.
const LearntTextsDocument = graphql(`
  query LearntTexts {
    viewer {
      ...LearntTexts_user
    }
  }
`);

interface LearntTextsProps {
  draft: VoiceDraft;
  onChange(part: Partial<VoiceDraft>): void;
}

/** The switch of "aprender com as minhas edições", and what was learnt, each of it removable. */
export function LearntTexts({ draft, onChange }: LearntTextsProps) {
  const { learnsFromEdits, forgottenTexts } = draft;
  const { data, error, refetch } = useQuery(LearntTextsDocument, { fetchPolicy: 'cache-and-network' });
  const learnt = getFragmentData(LearntTextsFragment, data?.viewer)?.voice.learntTexts ?? [];
  const shown = learnt.filter(({ id }) => !forgottenTexts.includes(id));
  const group = useRef<HTMLDivElement>(null);

  /** Its button goes: the focus moves to that of the next text, else of the one before, else to the switch. */
  function forget(id: string, index: number) {
    const [learnSwitch, ...buttons] = group.current?.querySelectorAll<HTMLElement>('input, li button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? learnSwitch)?.focus();
    onChange({ forgottenTexts: [...forgottenTexts, id] });
  }

  return (
    <div ref={group} className={styles.group}>
      <Switch checked={learnsFromEdits} onChange={(wanted) => onChange({ learnsFromEdits: wanted })}>
        Aprender com as minhas edições
      </Switch>
      <p className={styles.hint}>Os três últimos textos que você editou entram sozinhos na voz da loja.</p>
      {learnsFromEdits && shown.length > 0 ? (
        <ul className={styles.learnt} aria-label="O que a voz aprendeu">
          {shown.map(({ id, text }, index) => (
            <li key={id}>
              <p>{text}</p>
              <Button variant="quiet" onClick={() => forget(id, index)}>
                Esquecer<span className="visually-hidden"> o texto {index + 1}</span>
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {error && !data ? (
        <>
          <Notice tone="error">Não foi possível carregar o que a voz aprendeu.</Notice>
          <Button variant="secondary" className={styles.add} onClick={() => void refetch().catch(() => {})}>
            Tentar novamente
          </Button>
        </>
      ) : null}
    </div>
  );
}
