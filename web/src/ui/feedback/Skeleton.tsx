import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';
import { continueFadeIn } from './continueFadeIn';

interface SkeletonProps {
  /** Said aloud and, unless `quiet`, shown. */
  label: string;
  quiet?: boolean;
  /** Widths of the lines that stand for text, in per cent. */
  lines?: readonly number[];
  children?: ReactNode;
}

/** Stands where something will be: takes its place at once, is seen after 200 ms, so a quick answer never flickers. */
export function Skeleton({ label, quiet = false, lines = [92, 100, 84, 96, 60], children }: SkeletonProps) {
  return (
    <div ref={continueFadeIn} className={styles.root} role="status">
      <p className={quiet ? styles.spoken : styles.label}>{label}</p>
      <div className={styles.shape} aria-hidden="true">
        {children ?? lines.map((width, index) => <span key={index} style={{ inlineSize: `${width}%` }} />)}
      </div>
    </div>
  );
}
