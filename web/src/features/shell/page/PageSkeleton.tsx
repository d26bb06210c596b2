import { goOnWaiting } from '../../../ui/feedback/waiting';
import styles from './PageSkeleton.module.css';

/** The quiet shape of a page while it loads; without a heading, because the real one takes the focus. */
export function PageSkeleton() {
  return (
    <div ref={goOnWaiting} className={styles.skeleton} role="status">
      <span className="visually-hidden">Carregando…</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
