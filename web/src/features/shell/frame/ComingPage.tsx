import { useNavigation } from 'react-router-dom';
import styles from './ComingPage.module.css';

/** A line at the bottom of the bar while the next page is on its way; seen after 200 ms, as skeletons are. */
export function ComingPage() {
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
