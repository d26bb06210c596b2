import type { ReactNode } from 'react';
import styles from './Notice.module.css';

type Tone = 'error' | 'success' | 'info' | 'warning';

const marks: Record<Tone, string> = { error: '!', success: '✓', info: 'i', warning: '!' };

/** Says how something went; errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.mark} aria-hidden="true">
        {marks[tone]}
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
