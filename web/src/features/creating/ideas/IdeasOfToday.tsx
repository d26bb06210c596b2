import { useQuery } from '@apollo/client/react';
import { graphql } from '../../../gql';
import type { IdeasQuery } from '../../../gql/graphql';
import { useConfig } from '../../../session/ConfigProvider';
import { labelOf } from '../../../session/labelOf';
import { Button } from '../../../ui/Button';
import { Notice } from '../../../ui/feedback/Notice';
import { Skeleton } from '../../../ui/feedback/Skeleton';
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

/** What is in the dialog of the ideas. They change by the day and with the products. */
export function IdeasOfToday({ onPick }: { onPick: (idea: Idea) => void }) {
  const { data, error, refetch } = useQuery(IdeasDocument, { fetchPolicy: 'network-only' });
  if (data) return <IdeaList ideas={data.ideas} onPick={onPick} />;
  if (!error) return <Skeleton label="Buscando ideias..." lines={[90, 76, 84, 68, 92, 74]} />;
  return (
    <>
      <Notice tone="error">Não foi possível buscar as ideias. Seu pedido continua preenchido.</Notice>
      <Button variant="secondary" onClick={() => void refetch().catch(() => {})}>
        Tentar novamente
      </Button>
    </>
  );
}

function IdeaList({ ideas, onPick }: { ideas: readonly Idea[]; onPick: (idea: Idea) => void }) {
  const { contentTypes, tones } = useConfig();
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
