import type { ReactNode } from 'react';
import styles from './Badge.module.css';

type Tone = 'neutral' | 'brand' | 'success' | 'info' | 'warning' | 'danger';

/** One or two words about the thing beside it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  );
}
