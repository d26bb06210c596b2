import { useLazyQuery } from '@apollo/client/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql } from '../../gql';
import type { IdeasQuery } from '../../gql/graphql';
import { useConfig } from '../../session/ConfigProvider';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { useDialogs } from '../../ui/Dialogs';
import { Notice } from '../../ui/Notice';
import { useOnline } from '../../ui/OfflineBar';
import { Skeleton } from '../../ui/Skeleton';
import styles from './Ideas.module.css';

const IdeasDocument = graphql(`
  query Ideas {
    ideas {
      topic
      contentType
      tone
      reason
    }
  }
`);

export type Idea = IdeasQuery['ideas'][number];

interface IdeasProps {
  /** The topic as it is; words of the owner's are replaced only after a question. */
  topic: string;
  onPick: (idea: Idea) => void;
}

/** "Não sei o que postar": topics for the owner's business; a tap fills the form (rule 12.6). */
export function Ideas({ topic, onPick }: IdeasProps) {
  const [open, setOpen] = useState(false);
  const [picked, setPicked] = useState('');
  // They change by the day and with the products.
  const [load, { data, error }] = useLazyQuery(IdeasDocument, { fetchPolicy: 'network-only' });
  const { confirm } = useDialogs();
  const online = useOnline();

  async function pick(idea: Idea) {
    // A dialog gives the focus back when it closes: the topic takes it after that.
    flushSync(() => setOpen(false));
    const typed = topic.trim() !== '' && topic !== picked;
    if (typed && !(await confirm('Trocar o que você escreveu por esta ideia?', { confirmLabel: 'Trocar' }))) return;
    setPicked(idea.topic);
    onPick(idea);
  }

  const ask = () => void load().catch(() => {});
  return (
    <>
      <Button
        variant="secondary"
        className={styles.open}
        disabled={!online}
        onClick={() => {
          setOpen(true);
          ask();
        }}
      >
        Não sei o que postar
      </Button>
      {open ? (
        <Dialog
          title="Ideias para hoje"
          onClose={() => setOpen(false)}
          actions={
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Fechar
            </Button>
          }
        >
          <p className={styles.lead}>
            Toque em uma para começar. Depois complete o que está entre colchetes. Ver ideias não usa créditos.
          </p>
          {data ? (
            <IdeaList ideas={data.ideas} onPick={(idea) => void pick(idea)} />
          ) : error ? (
            <>
              <Notice tone="error">Não foi possível buscar as ideias. Seu pedido continua preenchido.</Notice>
              <Button variant="secondary" onClick={ask}>
                Tentar novamente
              </Button>
            </>
          ) : (
            <Skeleton label="Buscando ideias..." lines={[90, 76, 84, 68, 92, 74]} />
          )}
        </Dialog>
      ) : null}
    </>
  );
}

function IdeaList({ ideas, onPick }: { ideas: readonly Idea[]; onPick: (idea: Idea) => void }) {
  const { contentTypes, tones } = useConfig();
  const labelOf = (options: readonly { key: string; label: string }[], key: string) =>
    options.find((option) => option.key === key)?.label ?? key;
  return (
    <ul className={styles.list}>
      {ideas.map((idea) => (
        <li key={idea.topic}>
          <button type="button" className={styles.idea} onClick={() => onPick(idea)}>
            <span className={styles.reason}>{idea.reason}</span>
            <span className={styles.topic}>{idea.topic}</span>
            <span className={styles.kind}>
              {labelOf(contentTypes, idea.contentType)}
              {idea.tone === 'DEFAULT' ? null : `, ${labelOf(tones, idea.tone)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
