import { useId } from 'react';
import type { Finding } from './segments';
import styles from './Findings.module.css';

/** The findings of a text; each has the number that marks its place in the text. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const titleId = useId();
  if (findings.length === 0) return null;
  return (
    <section className={styles.findings} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        Vale conferir
      </h3>
      <ol className={styles.list}>
        {findings.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ol>
    </section>
  );
}
