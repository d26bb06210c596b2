import { useNavigation } from 'react-router-dom';
import styles from './NavigationProgress.module.css';

/** A line at the bottom of the bar while the next page is loading; visible after 200 ms, as skeletons are. */
export function NavigationProgress() {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state === 'idle' ? null : (
        <span className={styles.line}>
          <span className="visually-hidden">Carregando…</span>
        </span>
      )}
    </div>
  );
}
