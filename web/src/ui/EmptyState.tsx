import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The way out: one link or button. */
  action?: ReactNode;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles['root']}>
      <NestAndWire />
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </section>
  );
}

function NestAndWire() {
  return (
    <svg className={styles['art']} viewBox="0 0 240 140" aria-hidden="true" focusable="false">
      <circle cx="186" cy="40" r="22" className={styles['sun']} />
      <path d="M0 104 Q120 124 240 100" className={styles['wire']} />
      <path d="M70 84 a46 34 0 0 0 92 0 z" className={styles['nest']} />
      <path d="M66 84 h100 M78 98 l76 4 M90 110 l52 -6 M84 92 l66 -2" className={styles['straw']} />
      <g className={styles['bird']}>
        <path d="M112 84 a24 24 0 1 1 40 -24 l14 5 -13 5 a24 24 0 0 1 -6 14 z" className={styles['back']} />
        <path d="M120 84 a18 16 0 0 1 27 -19 a22 22 0 0 1 0 19 z" className={styles['breast']} />
        <path d="M119 50 q14 -7 32 5 l-1 5 q-15 -8 -33 -3 z" className={styles['brow']} />
        <circle cx="142" cy="58" r="2.6" className={styles['eye']} />
      </g>
    </svg>
  );
}
