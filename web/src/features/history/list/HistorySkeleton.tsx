import { Skeleton } from '../../../ui/feedback/Skeleton';
import styles from './HistorySkeleton.module.css';

/** Three cards to come. */
export function HistorySkeleton() {
  return (
    <Skeleton label="Carregando seu histórico...">
      {[0, 1, 2].map((card) => (
        <div key={card} className={styles.card}>
          {[38, 62, 100, 94, 70].map((width) => (
            <span key={width} style={{ inlineSize: `${width}%` }} />
          ))}
        </div>
      ))}
    </Skeleton>
  );
}
