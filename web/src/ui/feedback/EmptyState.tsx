import type { ReactNode } from 'react';
import { BirdInNest } from '../brand/BirdInNest';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  title: string;
  children?: ReactNode;
  /** The way out: a link or button, two at most. */
  action?: ReactNode;
}

/** Says that there is nothing yet, and what to do about it. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <section className={styles.root}>
      <BirdInNest className={styles.art} />
      <h2>{title}</h2>
      {children ? <p>{children}</p> : null}
      {action}
    </section>
  );
}
