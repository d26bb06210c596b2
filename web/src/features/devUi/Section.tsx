import type { ReactNode } from 'react';
import styles from './Section.module.css';

/** A titled part of the page of pieces. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Pieces side by side. */
export const Row = ({ children }: { children: ReactNode }) => <div className={styles.row}>{children}</div>;
