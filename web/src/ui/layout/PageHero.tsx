import type { ReactNode } from 'react';
import styles from './PageHero.module.css';

/** The top of a public page: title, one sentence, and a drawing beside them. */
export function PageHero({ title, lead, art }: { title: string; lead: ReactNode; art: ReactNode }) {
  return (
    <header className={styles.hero}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.art}>{art}</div>
    </header>
  );
}
