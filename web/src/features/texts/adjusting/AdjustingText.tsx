import type { ReactNode } from 'react';
import styles from './Adjustments.module.css';
import type { AdjustmentState } from './useAdjustment';

interface AdjustingTextProps {
  adjusting: AdjustmentState;
  /** Which text is shown. */
  index: number;
  /** The text as it is stored; it stays until the first words of the new one come. */
  children: ReactNode;
}

/** The place of a text, where the new one grows while it is adjusted. */
export function AdjustingText({ adjusting, index, children }: AdjustingTextProps) {
  if (adjusting.status !== 'adjusting' || adjusting.variation !== index) return children;
  return adjusting.text === '' ? (
    <div className={styles.waiting} aria-busy="true">
      {children}
    </div>
  ) : (
    <p className={styles.growing} aria-busy="true">
      {adjusting.text}
    </p>
  );
}
