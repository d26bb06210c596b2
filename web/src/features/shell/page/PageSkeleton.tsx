import { continueFadeIn } from '../../../ui/feedback/continueFadeIn';
import styles from './PageSkeleton.module.css';

/** The quiet shape of a page while it loads; without a heading, because the real one takes the focus. */
export function PageSkeleton() {
  return (
    <div ref={continueFadeIn} className={styles.skeleton} role="status">
      <span className="visually-hidden">Carregando…</span>
      <span className={styles.title} />
      <span className={styles.line} />
      <span className={styles.block} />
    </div>
  );
}
