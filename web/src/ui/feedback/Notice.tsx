import { useEffect, useRef, type ReactNode } from 'react';
import styles from './Notice.module.css';

type Tone = 'error' | 'success' | 'info' | 'warning';

const marks: Record<Tone, string> = { error: '!', success: '✓', info: 'i', warning: '!' };

interface NoticeProps {
  tone: Tone;
  /** For an answer to what somebody just pressed: it scrolls into view when it appears. */
  reveal?: boolean;
  children: ReactNode;
}

/** Says how something went; errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone, reveal = false, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reveal) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [reveal]);
  return (
    <div ref={notice} className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.mark} aria-hidden="true">
        {marks[tone]}
      </span>
      <div className={styles.words}>{children}</div>
    </div>
  );
}
