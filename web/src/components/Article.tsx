import type { ReactNode } from 'react';
import styles from './Article.module.css';

/** A page of words: title, one sentence, then whatever follows. */
export function Article({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <article className={styles['article']}>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </article>
  );
}

/** Links and buttons side by side at the end of an article. */
export const Ways = ({ children }: { children: ReactNode }) => <div className={styles['ways']}>{children}</div>;
